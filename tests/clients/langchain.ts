import {
  AIMessage,
  type AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
  ToolMessage,
} from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { type Client, type ClientKind, modelName, type Question, type Said } from "./client.ts";

/** LangChain's model of OpenAI, by either API. */
export function langchain(useResponsesApi: boolean): ClientKind {
  return {
    name: `LangChain, ${useResponsesApi ? "responses" : "chat completions"}`,
    connect: ({ url, key: apiKey, fetch, retries: maxRetries }): Client => {
      const modelFor = ({ maxTokens }: Question) =>
        new ChatOpenAI({
          ...{ model: modelName, apiKey, maxRetries, useResponsesApi, configuration: { baseURL: `${url}/v1`, fetch } },
          ...(maxTokens === undefined ? {} : { maxTokens }),
        });
      return {
        ask: async (question) => heardIn(await modelFor(question).invoke(messagesOf(question))),
        stream: async (question) => {
          let whole: AIMessageChunk | undefined;
          for await (const chunk of await modelFor(question).stream(messagesOf(question))) {
            whole = whole === undefined ? chunk : whole.concat(chunk);
          }
          return heardIn(whole!);
        },
        runTool: async (question, { name, description, schema: parameters, run }) => {
          const model = modelFor(question).bindTools([
            { type: "function", function: { name, description, parameters } },
          ]);
          const messages = messagesOf(question);
          const called = await model.invoke(messages);
          const results = (called.tool_calls ?? []).map(
            ({ id, args }) => new ToolMessage({ tool_call_id: id!, content: JSON.stringify(run(args)) }),
          );
          return heardIn(await model.invoke([...messages, called, ...results])).text;
        },
        readObject: async (question, schema) => {
          const options = { name: "answer", method: "jsonSchema" as const };
          return modelFor(question).withStructuredOutput(schema, options).invoke(messagesOf(question));
        },
      };
    },
  };
}

function messagesOf({ messages }: Question): BaseMessage[] {
  return messages.map(messageOf);
}

function messageOf({ role, text, image }: Said): BaseMessage {
  if (role === "system") return new SystemMessage(text);
  if (role === "assistant") return new AIMessage(text);
  const parts = [
    { type: "text", text },
    { type: "image_url", image_url: { url: image } },
  ];
  return new HumanMessage(image === undefined ? text : { content: parts });
}

type Metadata = {
  finish_reason?: string;
  status?: string;
  incomplete_details?: { reason: string } | null;
  error?: { message: string } | null;
};

function heardIn({ text, response_metadata: metadata }: AIMessage | AIMessageChunk) {
  const { finish_reason: reason, status, incomplete_details: details, error } = metadata as Metadata;
  if (status === "failed") throw new Error(error?.message);
  const cut = details?.reason === "max_output_tokens" ? "length" : status === "completed" ? "stop" : status;
  return { text, end: `${reason ?? cut}` };
}
