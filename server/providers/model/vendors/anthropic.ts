import { faultOfStatus } from "../fault-of-status.ts";
import type { Vendor } from "../vendor.ts";

/** Anthropic offers no embeddings. */
export const anthropic: Vendor<"anthropic"> = {
  kind: "anthropic",
  name: "Anthropic",
  baseUrl: "https://api.anthropic.com/v1",
  defaultModel: "claude-3-5-haiku-latest",
  async openModel(modelId, settings) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic(settings)(modelId);
  },
  faultOf: faultOfStatus,
};
