import type { ChatMessage, ToolCallLLMMessageOptions } from "@llamaindex/core/llms";
import { tool as defineTool } from "@llamaindex/core/tools";
import { openai } from "@llamaindex/openai";
import { type Client, type ClientKind, modelName, type Question, type Said } from "./client.ts";

type Message = ChatMessage<ToolCallLLMMessageOptions>;
type Completion = { choices: { finish_reason: string }[] };

/** LlamaIndex's model of OpenAI; it uses chat completions. */
export const llamaIndex: ClientKind = {
  name: "LlamaIndex",
  connect: ({ url, key: apiKey, fetch, retries: maxRetries }): Client => {
    const modelFor = ({ maxTokens }: Question) =>
      openai({
        ...{ model: modelName, apiKey, maxRetries, baseURL: `${url}/v1`, additionalSessionOptions: { fetch } },
        ...(maxTokens === undefined ? {} : { maxTokens }),
      });
    return {
      ask: async (question) => {
        const { message, raw } = await modelFor(question).chat({ messages: messagesOf(question) });
        return { text: textOf(message), end: (raw as Completion).choices[0]!.finish_reason };
      },
      stream: async (question) => {
        const chunks = await modelFor(question).chat({ messages: messagesOf(question), stream: true });
        let [text, end] = ["", "none"];
        for await (const { delta, raw } of chunks) {
          text += delta;
          end = (raw as Completion | null)?.choices[0]?.finish_reason ?? end;
        }
        return { text, end };
      },
      runTool: async (question, { name, description, schema: parameters, run }) => {
        const tools = [
          defineTool({ name, description, parameters, execute: (input: unknown) => run(input) as never } as never),
        ];
        const messages = messagesOf(question);
        const { message } = await modelFor(question).chat({ messages, tools });
        const calls = message.options && "toolCall" in message.options ? message.options.toolCall : [];
        const results = calls.map(({ id, input }): Message => {
          const result = JSON.stringify(run(typeof input === "string" ? JSON.parse(input) : input));
          return { role: "user", content: result, options: { toolResult: { id, result, isError: false } } };
        });
        const last = await modelFor(question).chat({ messages: [...messages, message, ...results], tools });
        return textOf(last.message);
      },
      readObject: async (question, schema) => {
        const responseFormat = { type: "json_schema", json_schema: { name: "answer", strict: true, schema } };
        const { message } = await modelFor(question).chat({ messages: messagesOf(question), responseFormat });
        return JSON.parse(textOf(message));
      },
    };
  },
};

function messagesOf({ messages }: Question): Message[] {
  return messages.map(messageOf);
}

function messageOf({ role, text, image }: Said): Message {
  if (image === undefined) return { role, content: text };
  const parts = [
    { type: "text" as const, text },
    { type: "image_url" as const, image_url: { url: image } },
  ];
  return { role, content: parts };
}

function textOf({ content }: Message): string {
  return typeof content === "string" ? content : content.map((part) => ("text" in part ? part.text : "")).join("");
}
