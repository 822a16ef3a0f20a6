import type { FoundPassages } from "./find-passages.ts";
import type { DoneAction } from "./run-agreed-action.ts";
import type { EndOfReply } from "./store.ts";

/**
 * The reply when an agreed action was run and no model says so: the person must learn that it was, or
 * that it may have been.
 */
export function sayWhatWasDone(
  { offlineEnd, language }: FoundPassages,
  { output, isUncertain }: DoneAction,
): EndOfReply {
  const hasFailed = output !== null && typeof output === "object" && Object.hasOwn(output, "error");
  const { done, didNotWork, mayBeDone } = language.phrases;
  const text = isUncertain ? mayBeDone : hasFailed ? didNotWork : done;
  return { ...offlineEnd, text, isAnswered: true, confidence: 1, citations: [], choices: undefined };
}
