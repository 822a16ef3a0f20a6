import { faultOfStatus } from "../fault-of-status.ts";
import type { Vendor, VendorSettings } from "../vendor.ts";

/** Servers of any maker that speak OpenAI's chat completions. */
export const openaiCompatible: Vendor<"openai-compatible"> = {
  kind: "openai-compatible",
  name: "The OpenAI-compatible server",
  description: "Ollama, vLLM, llama.cpp, LM Studio and others.",
  baseUrl: undefined,
  defaultModel: undefined,
  // A model of your own is often loaded by its first question.
  firstByteTimeoutMs: 60_000,
  // The makers of these models give them a short context.
  contextTokens: (modelId) => (/\bphi-?3\b.*\b4k\b|\bllama-?2\b|\btinyllama\b/i.test(modelId) ? 4_096 : undefined),
  async openModel(modelId, settings) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ ...namedSettings(settings), ...abilities })(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible(namedSettings(settings)).embeddingModel(modelId);
  },
  adapt: (options, { responseFormat, sampling }) => ({
    ...options,
    providerOptions: {
      openaiCompatible: {
        strictJsonSchema: responseFormat?.isStrict === true,
        // OpenAI has no such setting, so its package drops it. Many of these servers have it.
        ...(sampling?.topK !== undefined && { top_k: sampling.topK }),
      },
    },
  }),
  faultOf: faultOfStatus,
};

const abilities = { includeUsage: true, supportsStructuredOutputs: true };

/** Many of these servers take no key. They then get no `Authorization` header. */
function namedSettings({ apiKey, ...settings }: VendorSettings) {
  const named = { name: "openai-compatible", ...settings };
  return apiKey === "" ? named : { ...named, apiKey };
}
