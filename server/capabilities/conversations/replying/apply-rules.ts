import { languageOfAnger, type PersonRequest, readConsent, readPersonRequest } from "../../../engine/index.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { deedOf } from "./deed-of.ts";
import type { FoundPassages } from "./find-passages.ts";
import type { EndOfReply, PendingReply } from "./store.ts";

/**
 * The reply that a rule decides before anything is answered: the workspace's hand-over phrases, a
 * yes or no to what the assistant asked, a request for a person, the question whether a person
 * answers. Undefined when no rule applies: then a model or the offline engine replies.
 */
export function applyRules(
  assistant: ChosenAssistant,
  { question, askedAction }: PendingReply,
  found: FoundPassages,
): EndOfReply | undefined {
  const { settings } = assistant;
  const mayHandOver = settings.actions.includes("hand_over");
  const lowerCase = question.toLowerCase();
  if (settings.handOver.phrases.some((phrase) => lowerCase.includes(phrase.toLowerCase()))) {
    return handOverEnd(assistant, found, { reason: "rule" });
  }
  if (askedAction !== null) {
    const consent = readConsent(question, deedOf(askedAction));
    const isHandOver = askedAction.action === "hand_over";
    if (consent === "yes" && isHandOver && mayHandOver) return handOverEnd(assistant, found, { reason: "asked" });
    if (consent === "no") return sayOnly(found.offlineEnd, found.language.phrases.notDone);
  }
  // A FAQ entry whose question is asked word for word goes before what its words mean elsewhere.
  const isFaq = found.answer.retrieval.passages[0]?.questionSimilarity === 1;
  if (isFaq) return undefined;
  const request = mayHandOver
    ? (readPersonRequest(question, found.language) ?? readOutburst(question, found))
    : undefined;
  if (request !== undefined) {
    const { language, ...reached } = request;
    return handOverEnd(assistant, { ...found, language }, { reason: "asked", ...reached });
  }
  // A model might play a person.
  return found.answer.act === "tell-nature" ? found.offlineEnd : undefined;
}

/** Who is angry twice in a row wants a person. Once may be about something else. */
function readOutburst(question: string, { askedBefore = "", language }: FoundPassages): PersonRequest | undefined {
  const now = languageOfAnger(question, language);
  return now !== undefined && languageOfAnger(askedBefore) !== undefined ? { language: now } : undefined;
}

/**
 * Hands over instead of `end` when that is one more reply without an answer than the assistant's
 * settings allow.
 */
export function handOverWhenUnanswered(assistant: ChosenAssistant, found: FoundPassages, end: EndOfReply): EndOfReply {
  const limit = assistant.settings.handOver.afterUnanswered;
  if (limit === null || end.isAnswered || end.status !== "completed") return end;
  if (found.unansweredBefore + 1 < limit) return end;
  return handOverEnd(assistant, { ...found, offlineEnd: end }, { reason: "unanswered" });
}

function handOverEnd(
  { settings }: ChosenAssistant,
  found: FoundPassages,
  handOver: NonNullable<EndOfReply["handOver"]>,
): EndOfReply {
  const { offlineEnd: end } = found;
  const message = settings.handOver.message ?? found.language.phrases.handOver;
  const { provenance } = end;
  const common = { ...end, citations: [], provenance: { ...provenance, action: "hand_over", reason: handOver.reason } };
  // The person still reads that there is no answer.
  if (handOver.reason === "unanswered") {
    return { ...common, text: `${end.text} ${message}`, isAnswered: false, handOver };
  }
  return { ...common, text: message, isAnswered: true, confidence: 1, handOver };
}

/** A reply in the assistant's own words cites nothing. */
function sayOnly(end: EndOfReply, text: string): EndOfReply {
  return { ...end, text, isAnswered: true, confidence: 1, citations: [] };
}
