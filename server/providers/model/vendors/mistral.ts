import { faultOfStatus } from "../fault-of-status.ts";
import type { Vendor } from "../vendor.ts";

export const mistral: Vendor<"mistral"> = {
  kind: "mistral",
  name: "Mistral",
  baseUrl: "https://api.mistral.ai/v1",
  defaultModel: "mistral-small-latest",
  async openModel(modelId, settings) {
    const { createMistral } = await import("@ai-sdk/mistral");
    return createMistral(settings)(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createMistral } = await import("@ai-sdk/mistral");
    return createMistral(settings).embeddingModel(modelId);
  },
  faultOf: faultOfStatus,
};
