import type OpenAI7 from "openai";
import { type Client, type ClientKind, type Connection, modelName, type Question, type Said } from "./client.ts";

type Response = OpenAI7.Responses.Response;
type Input = OpenAI7.Responses.ResponseInputItem;

/** The Responses API by a client of OpenAI, of any major version since 4. */
export function openaiResponses(name: string, OpenAI: typeof OpenAI7): ClientKind {
  return {
    name: `${name}, responses`,
    connect: ({ url, key, fetch, retries }: Connection): Client => {
      const openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, fetch, maxRetries: retries });
      return {
        ask: async (question) => heardIn(await openai.responses.create(requestOf(question))),
        // The stream helpers of versions 4 and 5 know no end but `response.completed`.
        stream: async (question) => {
          let last: Response | undefined;
          for await (const event of await openai.responses.create({ ...requestOf(question), stream: true })) {
            if ("response" in event) last = event.response;
          }
          return heardIn(last!);
        },
        runTool: async (question, { name, description, schema: parameters, run }) => {
          const tools = [{ type: "function" as const, name, description, parameters, strict: false }];
          const first = await openai.responses.create({ ...requestOf(question), tools });
          const input = first.output.flatMap((item): Input[] => {
            if (item.type !== "function_call") return [];
            const output = JSON.stringify(run(JSON.parse(item.arguments)));
            return [{ type: "function_call_output", call_id: item.call_id, output }];
          });
          const rest = { model: modelName, tools, input, previous_response_id: first.id };
          return heardIn(await openai.responses.create(rest)).text;
        },
        readObject: async (question, schema) => {
          const format = { type: "json_schema" as const, name: "answer", strict: true, schema };
          return JSON.parse(heardIn(await openai.responses.create({ ...requestOf(question), text: { format } })).text);
        },
      };
    },
  };
}

function requestOf({ messages, maxTokens }: Question) {
  const limit = maxTokens === undefined ? {} : { max_output_tokens: maxTokens };
  return { model: modelName, input: messages.map(inputOf), ...limit };
}

function inputOf({ role, text, image }: Said): Input {
  if (image === undefined) return { role, content: text };
  const parts = [
    { type: "input_text" as const, text },
    { type: "input_image" as const, image_url: image, detail: "auto" as const },
  ];
  return { role, content: parts };
}

function heardIn({ status, error, incomplete_details: details, output }: Response) {
  if (status === "failed") throw new Error(error?.message);
  const end = status === "completed" ? "stop" : details?.reason === "max_output_tokens" ? "length" : `${status}`;
  const parts = output.flatMap((item) => (item.type === "message" ? item.content : []));
  return { text: parts.map((part) => (part.type === "output_text" ? part.text : "")).join(""), end };
}
