import {
  Agent,
  type AgentInputItem,
  assistant,
  run,
  setTracingDisabled,
  system,
  tool,
  user,
} from "@openai/agents-core";
import { OpenAIChatCompletionsModel, OpenAIResponsesModel } from "@openai/agents-openai";
import OpenAI from "openai";
import {
  type Client,
  type ClientKind,
  type ClientTool,
  type JsonSchema,
  modelName,
  type Question,
  type Said,
} from "./client.ts";

// Tracing would send what was said to OpenAI.
setTracingDisabled(true);

type RawEnd = { status?: string; response?: RawEnd; choices?: { finish_reason: string }[] };

/** OpenAI's agents, with the models of either API. */
function agents(name: string, Model: typeof OpenAIChatCompletionsModel | typeof OpenAIResponsesModel): ClientKind {
  return {
    name: `@openai/agents, ${name}`,
    connect: ({ url, key: apiKey, fetch, retries: maxRetries }): Client => {
      const openai = new OpenAI({ baseURL: `${url}/v1`, apiKey, fetch, maxRetries });
      const agentFor = ({ maxTokens }: Question, options: { tool?: ClientTool; schema?: JsonSchema } = {}) =>
        new Agent({
          name: "a test",
          model: new Model(openai as never, modelName),
          ...(maxTokens === undefined ? {} : { modelSettings: { maxTokens } }),
          ...(options.tool === undefined ? {} : { tools: [toolOf(options.tool)] }),
          ...(options.schema === undefined ? {} : { outputType: outputOf(options.schema) }),
        } as never) as Agent;
      return {
        ...(Model === OpenAIResponsesModel ? { cutError: /response\.incomplete/ } : {}),
        ask: async (question) => {
          const { finalOutput, rawResponses } = await run(agentFor(question), inputOf(question));
          return { text: `${finalOutput}`, end: endOf(rawResponses.at(-1)?.providerData as RawEnd) };
        },
        stream: async (question) => {
          const result = await run(agentFor(question), inputOf(question), { stream: true });
          let text = "";
          let end: RawEnd | undefined;
          for await (const event of result) {
            if (event.type !== "raw_model_stream_event") continue;
            if (event.data.type === "output_text_delta") text += event.data.delta;
            const raw = event.data.type === "model" ? (event.data.event as RawEnd) : undefined;
            if (raw?.choices?.[0]?.finish_reason) end = raw;
            if (raw?.response?.status) end = raw.response;
          }
          await result.completed;
          return { text, end: endOf(end) };
        },
        runTool: async (question, tool) => {
          return `${(await run(agentFor(question, { tool }), inputOf(question))).finalOutput}`;
        },
        readObject: async (question, schema) => {
          return (await run(agentFor(question, { schema }), inputOf(question))).finalOutput;
        },
      };
    },
  };
}

export const agentsByChat = agents("chat completions", OpenAIChatCompletionsModel);
export const agentsByResponses = agents("responses", OpenAIResponsesModel);

function toolOf({ name, description, schema, run }: ClientTool) {
  return tool({
    name,
    description,
    parameters: schema as never,
    strict: false,
    execute: async (input) => run(input) as never,
  });
}

function outputOf(schema: JsonSchema) {
  return { type: "json_schema" as const, name: "answer", strict: true, schema: schema as never };
}

function inputOf({ messages }: Question): AgentInputItem[] {
  return messages.map(itemOf);
}

function itemOf({ role, text, image }: Said): AgentInputItem {
  if (role === "system") return system(text);
  if (role === "assistant") return assistant(text);
  if (image === undefined) return user(text);
  return user([
    { type: "input_text", text },
    { type: "input_image", image },
  ]);
}

function endOf(raw: RawEnd | undefined): string {
  return raw?.choices?.[0]?.finish_reason ?? (raw?.status === "completed" ? "stop" : "none");
}
