import {
  type EarlierTurn,
  languageOf,
  type PassageFinder,
  type PassageIndex,
  type PersonRequest,
  readConsent,
  readPersonRequest,
} from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import {
  type AssistantSettings,
  type AssistantSetup,
  assistantOf,
  type ChosenModel,
  chooseModels,
} from "../../assistants/index.ts";
import { SourceId } from "../../knowledge/index.ts";
import { areRepliesCut } from "../live/live-replies.ts";
import type { AskedAction, EndOfReply, PendingReply } from "../record/store.ts";
import { handingOver, type Lookup, lookUp } from "./find-passages.ts";

/** With whom, through whom and from what a reply is made. */
export type ReplyPlan = { settings: AssistantSettings; models: readonly ChosenModel[]; setup: AssistantSetup };

export function planReply(kernel: Kernel, setup: AssistantSetup, reply: PendingReply): ReplyPlan {
  const settings = assistantOf(setup, reply.assistantId);
  const models = areRepliesCut(kernel) ? [] : chooseModels(setup.models, settings, reply.requestedModel);
  return { settings, models, setup };
}

/** The part of the knowledge that the assistant answers from. */
export function finderOf({ settings }: ReplyPlan, index: PassageIndex): PassageFinder {
  if (settings.knowledge === null) return index;
  return index.within(new Set(settings.knowledge.sourceIds.map((id) => SourceId.parse(id) ?? "")));
}

/** What is known when a reply is begun: what the engine finds, and how often it found no answer before. */
export type ReplyGround = { lookup: Lookup; unanswered: number };

export function prepareGround(
  { settings }: ReplyPlan,
  finder: PassageFinder,
  reply: PendingReply,
  history: readonly EarlierTurn[],
  unanswered: number,
): ReplyGround {
  const lookup = lookUp(finder, reply, history);
  if (lookup.answer.act === "greet" && settings.greeting !== null) lookup.end.text = settings.greeting;
  return { lookup, unanswered };
}

/** What the rules decide before anything is answered; undefined leaves the reply to whoever answers. */
export function decideByRule(
  { settings }: ReplyPlan,
  reply: PendingReply,
  { lookup }: ReplyGround,
): EndOfReply | undefined {
  const { question } = reply;
  const mayHandOver = settings.actions.includes("hand_over");
  const spoken = question.toLowerCase();
  if (settings.handOver.phrases.some((phrase) => spoken.includes(phrase.toLowerCase()))) {
    return handingOver(settings, lookup, { reason: "rule" });
  }
  if (reply.askedAction !== null) {
    const consent = readConsent(question);
    const isHandOver = reply.askedAction.action === "hand_over";
    if (consent === "yes" && isHandOver && mayHandOver) return handingOver(settings, lookup, { reason: "asked" });
    if (consent === "no") return saying(lookup, languageOf(lookup.answer.retrieval.query.language).phrases.notDone);
  }
  // An entry of the knowledge that is asked word for word goes before what the words mean elsewhere.
  const isEntry = lookup.answer.retrieval.passages[0]?.questionSimilarity === 1;
  const request: PersonRequest | undefined = mayHandOver && !isEntry ? readPersonRequest(question) : undefined;
  return request && handingOver(settings, lookup, { reason: "asked", ...request });
}

/** Says something in its own words, which rests on nothing. */
export function saying({ end }: Lookup, text: string): EndOfReply {
  return { ...end, text, isAnswered: true, confidence: 1, citations: [] };
}

/** Hands over after so many questions without an answer as the assistant is told to. */
export function afterUnanswered(
  { settings }: ReplyPlan,
  { lookup, unanswered }: ReplyGround,
  end: EndOfReply,
): EndOfReply {
  const limit = settings.handOver.afterUnanswered;
  if (limit === null || end.isAnswered || end.status !== "completed" || unanswered + 1 < limit) return end;
  return handingOver(settings, { ...lookup, end }, { reason: "unanswered" });
}

/** The action that the person has just said yes to; undefined when nothing was asked, or something else is said. */
export function agreedAction(reply: PendingReply): AskedAction | undefined {
  const { askedAction, question } = reply;
  return askedAction !== null && readConsent(question) === "yes" ? askedAction : undefined;
}
