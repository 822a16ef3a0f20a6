import { faultOfStatus } from "../fault-of-status.ts";
import { systemFirst } from "../system-first.ts";
import type { Vendor } from "../vendor.ts";

/** Anthropic offers no embeddings. */
export const anthropic: Vendor<"anthropic"> = {
  kind: "anthropic",
  name: "Anthropic",
  baseUrl: "https://api.anthropic.com/v1",
  defaultModel: "claude-3-5-haiku-latest",
  firstByteTimeoutMs: 15_000,
  async openModel(modelId, settings) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic(settings)(modelId);
  },
  adapt({ reasoning, responseFormat, ...options }) {
    const isWithTools = options.prompt.at(-1)?.role === "tool";
    return {
      ...options,
      prompt: systemFirst(options.prompt),
      // A model that reasons wants its reasoning of the steps before, and Parley keeps none.
      ...(reasoning !== undefined && !isWithTools && { reasoning }),
      // The package leaves out a format without a schema.
      ...(responseFormat?.type === "json" && { responseFormat: { schema: { type: "object" }, ...responseFormat } }),
    };
  },
  faultOf: faultOfStatus,
};
