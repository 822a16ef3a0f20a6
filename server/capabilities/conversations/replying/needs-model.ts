import type { ReplyRequest } from "../telling/reply-request.ts";

/** Whether a caller wants what the engine without a language model cannot do. */
export function needsModel(request: ReplyRequest | null): boolean {
  if (request === null) return false;
  const { images, responseFormat, results, toolChoice = "auto" } = request;
  const isCallDemanded = toolChoice !== "auto" && toolChoice !== "none";
  return images !== undefined || responseFormat !== undefined || results !== undefined || isCallDemanded;
}
