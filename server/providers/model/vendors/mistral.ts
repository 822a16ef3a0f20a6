import { createHash } from "node:crypto";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { faultOfStatus } from "../fault-of-status.ts";
import { systemFirst } from "../system-first.ts";
import type { Vendor } from "../vendor.ts";

export const mistral: Vendor<"mistral"> = {
  kind: "mistral",
  name: "Mistral",
  baseUrl: "https://api.mistral.ai/v1",
  defaultModel: "mistral-small-latest",
  firstByteTimeoutMs: 15_000,
  async openModel(modelId, settings) {
    const { createMistral } = await import("@ai-sdk/mistral");
    return createMistral(settings)(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createMistral } = await import("@ai-sdk/mistral");
    return createMistral(settings).embeddingModel(modelId);
  },
  adapt: (options, { responseFormat }) => ({
    ...options,
    prompt: withShortCallIds(systemFirst(options.prompt)),
    providerOptions: { mistral: { strictJsonSchema: responseFormat?.isStrict === true } },
  }),
  faultOf: faultOfStatus,
};

/** Mistral refuses ids of tool calls that are not nine letters and digits, as other vendors write them. */
function withShortCallIds(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const shorten = <Part extends object>(part: Part): Part =>
    "toolCallId" in part ? { ...part, toolCallId: shortIdOf(String(part.toolCallId)) } : part;
  return prompt.map((message) => {
    if (message.role === "assistant") return { ...message, content: message.content.map(shorten) };
    return message.role === "tool" ? { ...message, content: message.content.map(shorten) } : message;
  });
}

function shortIdOf(id: string): string {
  return /^[A-Za-z0-9]{9}$/.test(id) ? id : createHash("sha256").update(id).digest("hex").slice(0, 9);
}
