import { createOpenAI as createOpenAI4 } from "@ai-sdk/openai";
import { createOpenAICompatible as createCompatible3 } from "@ai-sdk/openai-compatible";
import * as ai5 from "ai-5";
import * as ai6 from "ai-6";
import * as ai7 from "ai-7";
import { createOpenAICompatible as createCompatible1 } from "ai-sdk-compatible-1";
import { createOpenAICompatible as createCompatible2 } from "ai-sdk-compatible-2";
import { createOpenAI as createOpenAI2 } from "ai-sdk-openai-2";
import { createOpenAI as createOpenAI3 } from "ai-sdk-openai-3";
import OpenAI7 from "openai";
import OpenAI4 from "openai-4";
import OpenAI5 from "openai-5";
import OpenAI6 from "openai-6";
import { agentsByChat, agentsByResponses } from "./agents.ts";
import { aiSdkChat } from "./ai-sdk-chat.ts";
import { aiSdkProvider } from "./ai-sdk-provider.ts";
import { type ClientKind, type Connection, modelName } from "./client.ts";
import { langchain } from "./langchain.ts";
import { llamaIndex } from "./llama-index.ts";
import { aiSdkMcp, mcpSdk } from "./mcp.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";

/** The adapters call only what all versions have, by the types of the newest. */
const openaiVersions: Record<string, typeof OpenAI7> = {
  "openai 4": OpenAI4 as unknown as typeof OpenAI7,
  "openai 5": OpenAI5 as unknown as typeof OpenAI7,
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};

type AiSdk = {
  sdk: typeof ai7;
  createOpenAI: typeof createOpenAI4;
  createCompatible: typeof createCompatible3;
};
const aiSdkVersions: Record<string, AiSdk> = {
  "ai 5": {
    sdk: ai5 as unknown as typeof ai7,
    createOpenAI: createOpenAI2 as unknown as typeof createOpenAI4,
    createCompatible: createCompatible1 as unknown as typeof createCompatible3,
  },
  "ai 6": {
    sdk: ai6 as unknown as typeof ai7,
    createOpenAI: createOpenAI3 as unknown as typeof createOpenAI4,
    createCompatible: createCompatible2 as unknown as typeof createCompatible3,
  },
  "ai 7": { sdk: ai7, createOpenAI: createOpenAI4, createCompatible: createCompatible3 },
};

/** Every client that the matrix tries. */
export const clientKinds: readonly ClientKind[] = [
  ...Object.entries(openaiVersions).flatMap(([name, OpenAI]) => [
    openaiChat(name, OpenAI),
    openaiResponses(name, OpenAI),
  ]),
  ...Object.entries(aiSdkVersions).flatMap(([name, version]) => aiSdkKinds(name, version)),
  ...[langchain(false), langchain(true), llamaIndex, agentsByChat, agentsByResponses, mcpSdk, aiSdkMcp],
];

function aiSdkKinds(name: string, { sdk, createOpenAI, createCompatible }: AiSdk): ClientKind[] {
  const openai = ({ url, key: apiKey, fetch }: Connection) => createOpenAI({ baseURL: `${url}/v1`, apiKey, fetch });
  const compatible = ({ url, key: apiKey, fetch }: Connection) =>
    createCompatible({ name: "parley", baseURL: `${url}/v1`, apiKey, fetch, supportsStructuredOutputs: true });
  return [
    aiSdkProvider(`${name}, @ai-sdk/openai chat`, sdk, (connection) => openai(connection).chat(modelName)),
    aiSdkProvider(`${name}, @ai-sdk/openai responses`, sdk, (connection) => openai(connection).responses(modelName)),
    aiSdkProvider(`${name}, @ai-sdk/openai-compatible`, sdk, (connection) =>
      compatible(connection).chatModel(modelName),
    ),
    aiSdkChat(name, sdk),
  ];
}
