import type OpenAI7 from "openai";
import { type Client, type ClientKind, type Connection, modelName, type Question, type Said } from "./client.ts";

type Message = OpenAI7.ChatCompletionMessageParam;
type Completions = OpenAI7["chat"]["completions"];

/** Chat completions by a client of OpenAI, of any major version since 4. */
export function openaiChat(name: string, OpenAI: typeof OpenAI7): ClientKind {
  return {
    name: `${name}, chat completions`,
    connect: ({ url, key, fetch, retries }: Connection): Client => {
      const openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, fetch, maxRetries: retries });
      // Version 4 has its helpers in `beta`.
      const { beta } = openai as unknown as { beta: { chat?: { completions?: Completions } } };
      const helpers =
        openai.chat.completions.runTools === undefined ? beta.chat!.completions! : openai.chat.completions;
      return {
        ask: async (question) => heardIn(await openai.chat.completions.create(requestOf(question))),
        stream: async (question) => {
          const stream = helpers.stream({ ...requestOf(question), stream: true });
          return heardIn(await stream.finalChatCompletion());
        },
        runTool: async (question, { name, description, schema: parameters, run }) => {
          const use = {
            name,
            description,
            parameters,
            parse: JSON.parse,
            function: async (input: object) => run(input),
          };
          const tools = [{ type: "function" as const, function: use }];
          const runner = helpers.runTools({ ...requestOf(question), tools } as never);
          return (await runner.finalContent()) ?? "";
        },
        readObject: async (question, schema) => {
          const json_schema = { name: "answer", strict: true, schema };
          const response_format = { type: "json_schema" as const, json_schema };
          const completion = await openai.chat.completions.create({ ...requestOf(question), response_format });
          return JSON.parse(heardIn(completion).text);
        },
      };
    },
  };
}

function requestOf({ messages, maxTokens }: Question) {
  const limit = maxTokens === undefined ? {} : { max_tokens: maxTokens };
  return { model: modelName, messages: messages.map(messageOf), ...limit };
}

function messageOf({ role, text, image }: Said): Message {
  if (image === undefined) return { role, content: text };
  const parts = [
    { type: "text" as const, text },
    { type: "image_url" as const, image_url: { url: image } },
  ];
  return { role: "user", content: parts };
}

function heardIn({ choices }: { choices: OpenAI7.ChatCompletion.Choice[] }) {
  const [choice] = choices;
  return { text: choice?.message.content ?? "", end: choice?.finish_reason ?? "none" };
}
