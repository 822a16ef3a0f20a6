import type { EndOfReply, HandOverByReply } from "../end-of-reply.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { ChosenAssistant } from "../pending-reply.ts";

/** Makes the reply by which the assistant gives the conversation to a person. */
export function handOverEnd(
  { settings }: ChosenAssistant,
  found: FoundPassages,
  wanted: Omit<HandOverByReply, "notice">,
): EndOfReply {
  const { offlineEnd: end, language } = found;
  const message = settings.handOver.message ?? language.phrases.handOver;
  const handOver = { ...wanted, notice: { text: message, language } };
  const { provenance } = end;
  const common = { ...end, citations: [], provenance: { ...provenance, action: "hand_over", reason: handOver.reason } };
  // The person still reads that there is no answer.
  if (handOver.reason === "unanswered") {
    return { ...common, text: `${end.text}\n\n${message}`, isAnswered: false, handOver };
  }
  return { ...common, text: message, choices: undefined, isAnswered: true, confidence: 1, handOver };
}
