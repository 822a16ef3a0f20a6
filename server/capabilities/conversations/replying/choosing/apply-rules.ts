import { languageOfAnger, type PersonRequest, readConsent, readPersonRequest } from "@parley/engine";
import { deedOf } from "../asked-action.ts";
import { type EndOfReply, sayOnly } from "../end-of-reply.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { handOverEnd } from "./hand-over-end.ts";
import { takeCallBack } from "./take-call-back.ts";

/**
 * Makes the reply that a rule decides before anything is answered: the workspace's hand-over
 * phrases, a yes or no to what the assistant asked, a wish for a call back, a request for a person,
 * the question whether a person answers. It gives undefined when no rule applies: then a model or
 * the offline engine replies.
 */
export function applyRules(
  assistant: ChosenAssistant,
  reply: PendingReply,
  found: FoundPassages,
): EndOfReply | undefined {
  const { settings } = assistant;
  const { question, askedAction } = reply;
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
  const answerToAsked = takeCallBack(assistant, reply, found);
  if (answerToAsked !== undefined) return answerToAsked;
  // A FAQ entry whose question is asked word for word goes before what its words mean elsewhere.
  const isFaq = found.answer.retrieval.passages[0]?.questionSimilarity === 1;
  if (isFaq) return undefined;
  const wish = readPersonRequest(question, found.language);
  const callBack = wish?.isCallBack && takeCallBack(assistant, reply, found, wish);
  if (callBack) return callBack;
  const request = mayHandOver ? (wish ?? readOutburst(question, found)) : undefined;
  if (request !== undefined) {
    const { language, isCallBack: _isCallBack, ...reached } = request;
    return handOverEnd(assistant, { ...found, language }, { reason: "asked", ...reached });
  }
  // A model might play a person.
  return found.answer.act === "tell-nature" ? found.offlineEnd : undefined;
}

/** A visitor who is angry twice in a row wants a person. Once may be about something else. */
function readOutburst(question: string, { askedBefore = "", language }: FoundPassages): PersonRequest | undefined {
  if (askedBefore === "") return undefined;
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
