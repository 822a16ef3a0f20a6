import type { FoundPassages } from "./find-passages.ts";
import type { DoneAction } from "./run-agreed-action.ts";
import type { EndOfReply } from "./store.ts";

/**
 * The reply when an agreed action was run and no model says so: the person must learn that it was.
 */
export function sayWhatWasDone({ offlineEnd, language }: FoundPassages, { output }: DoneAction): EndOfReply {
  const hasFailed = output !== null && typeof output === "object" && Object.hasOwn(output, "error");
  const text = hasFailed ? language.phrases.didNotWork : language.phrases.done;
  return { ...offlineEnd, text, isAnswered: true, confidence: 1, citations: [] };
}
