import { offlineModel } from "../../assistants/index.ts";
import type { EndOfReply, PendingReply } from "./store.ts";

const apology = "Something went wrong while I was looking for the answer. Please ask again.";

const noAnswer = { isAnswered: false, confidence: 0, citations: [] };

/** What a person reads when the reply could not be made. The log has the cause. */
export function failedEnd(): EndOfReply {
  return { ...noAnswer, provenance: {}, status: "failed", reason: "error", text: apology, model: offlineModel };
}

/** No model answered, and the engine cannot answer in the form that the caller wants. */
export function unansweredEnd(): EndOfReply {
  return { ...failedEnd(), reason: "model-failed" };
}

/** A reply that is given up, because the nodes that made it died. */
export function givenUpEnd(): EndOfReply {
  return { ...failedEnd(), reason: "node-died" };
}

/**
 * The end of a reply whose node died after readers had seen a part of it: the part stays, and is
 * not written again in other words.
 */
export function interruptedEnd({ text, model, knowledgeVersion }: PendingReply): EndOfReply {
  return {
    ...noAnswer,
    provenance: { knowledgeVersion },
    status: "interrupted",
    reason: "node-died",
    text,
    model: model ?? offlineModel,
  };
}
