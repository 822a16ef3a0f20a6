import { faultOfStatus } from "../fault-of-status.ts";
import type { Vendor } from "../vendor.ts";

export const openai: Vendor<"openai"> = {
  kind: "openai",
  name: "OpenAI",
  baseUrl: "https://api.openai.com/v1",
  defaultModel: "gpt-4o-mini",
  firstByteTimeoutMs: 15_000,
  contextTokens: (modelId) =>
    /^gpt-4(?:-0\d{3})?$/.test(modelId) ? 8_192 : /^gpt-3\.5-turbo/.test(modelId) ? 16_385 : undefined,
  async openModel(modelId, settings) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    // Chat completions: proxies for OpenAI that `baseUrl` may name often lack the Responses API.
    return createOpenAI(settings).chat(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI(settings).embeddingModel(modelId);
  },
  adapt: (options, { responseFormat }) => ({
    ...options,
    providerOptions: { openai: { strictJsonSchema: responseFormat?.isStrict === true } },
  }),
  faultOf: faultOfStatus,
};
