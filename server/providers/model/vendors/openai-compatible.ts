import { faultOfStatus } from "../fault-of-status.ts";
import type { Vendor, VendorSettings } from "../vendor.ts";

/** Servers of any maker that speak OpenAI's chat completions. */
export const openaiCompatible: Vendor<"openai-compatible"> = {
  kind: "openai-compatible",
  name: "The OpenAI-compatible server",
  description: "Ollama, vLLM, llama.cpp, LM Studio and others.",
  baseUrl: undefined,
  defaultModel: undefined,
  async openModel(modelId, settings) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ ...namedSettings(settings), includeUsage: true })(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible(namedSettings(settings)).embeddingModel(modelId);
  },
  faultOf: faultOfStatus,
};

/** Many of these servers take no key. They then get no `Authorization` header. */
function namedSettings({ apiKey, ...settings }: VendorSettings) {
  const named = { name: "openai-compatible", ...settings };
  return apiKey === "" ? named : { ...named, apiKey };
}
