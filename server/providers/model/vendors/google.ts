import { faultOfStatus } from "../fault-of-status.ts";
import { systemFirst } from "../system-first.ts";
import type { Vendor } from "../vendor.ts";

export const google: Vendor<"google"> = {
  kind: "google",
  name: "Google",
  baseUrl: "https://generativelanguage.googleapis.com/v1beta",
  defaultModel: "gemini-2.0-flash",
  firstByteTimeoutMs: 15_000,
  async openModel(modelId, settings) {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle(settings)(modelId);
  },
  async openEmbedder(modelId, settings) {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle(settings).embeddingModel(modelId);
  },
  adapt: (options) => ({ ...options, prompt: systemFirst(options.prompt) }),
  faultOf: faultOfStatus,
};
