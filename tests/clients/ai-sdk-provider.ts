import type * as ai7 from "ai-7";
import type { Client, ClientKind, Connection, Question, Said } from "./client.ts";

type MakeModel = (connection: Connection) => ai7.LanguageModel;

/** A provider of the AI SDK, with the version of `ai` that it belongs to. */
export function aiSdkProvider(name: string, sdk: typeof ai7, makeModel: MakeModel): ClientKind {
  return {
    name,
    connect: (connection): Client => {
      const model = makeModel(connection);
      const maxRetries = connection.retries;
      return {
        ask: async (question) => {
          const { text, finishReason } = await sdk.generateText({ model, maxRetries, ...requestOf(question) });
          return { text, end: finishReason };
        },
        stream: async (question) => {
          // A failure is thrown below, and need not be written to the console too.
          const { fullStream } = sdk.streamText({ model, maxRetries, ...requestOf(question), onError: () => {} });
          let [text, end] = ["", "none"];
          for await (const part of fullStream) {
            if (part.type === "text-delta") text += part.text;
            else if (part.type === "error") throw part.error;
            else if (part.type === "finish") end = part.finishReason;
          }
          return { text, end };
        },
        runTool: async (question, { name, description, schema, run }) => {
          const tool = sdk.tool({
            description,
            inputSchema: sdk.jsonSchema(schema),
            execute: async (input) => run(input),
          });
          const answer = await sdk.generateText({
            ...{ model, ...requestOf(question) },
            tools: { [name]: tool },
            stopWhen: sdk.stepCountIs(3),
          });
          return answer.text;
        },
        readObject: async (question, schema) => {
          const answer = await sdk.generateObject({ model, schema: sdk.jsonSchema(schema), ...requestOf(question) });
          return answer.object;
        },
      };
    },
  };
}

function requestOf({ messages, maxTokens }: Question) {
  const system = messages.filter(({ role }) => role === "system").map(({ text }) => text);
  return {
    messages: messages.filter(({ role }) => role !== "system").map(messageOf),
    ...(system.length === 0 ? {} : { system: system.join("\n") }),
    ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
  };
}

function messageOf({ role, text, image }: Said): ai7.ModelMessage {
  if (role === "assistant") return { role, content: text };
  const parts = [
    { type: "text" as const, text },
    { type: "image" as const, image: image ?? "" },
  ];
  return { role: "user", content: image === undefined ? text : parts };
}
