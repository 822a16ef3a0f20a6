import { type ComposedAnswer, makeAnswer } from "../answering/make-answer.ts";
import type { PassageFinder } from "../finding/passage-index.ts";
import { judgeConfidence, type Strictness } from "../judging/judge-confidence.ts";
import { namesOtherOne } from "../judging/names-other-one.ts";
import { replacesWord } from "../judging/replaces-word.ts";
import { namesDeed, tellsOpposite } from "../judging/tells-opposite.ts";
import { parameters } from "../parameters.ts";
import { languageOf } from "../reading/languages.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";
import { answerFact, givesOtherPrice } from "./facts/answer-fact.ts";
import { askWhich } from "./topics/ask-which.ts";
import { inQuotes } from "./topics/in-quotes.ts";
import { relatedPlaces } from "./topics/related-topics.ts";
import { tellClosest } from "./topics/tell-closest.ts";

/** A topic that is offered instead of an answer. Its title, sent as the next message, takes it. */
export type Choice = { title: string; sourceId: string };

export type AnswerOptions = {
  /** The engine must be so sure to answer. */
  strictness: Strictness;
  /** Is true when the person can be passed on to a colleague, so that this may be offered. */
  canHandOver: boolean;
  /** The time where the organisation is, for "are you open now?"; without it the hours are given. */
  now?: LocalTime;
};

/** `weekday`: 0 is Monday. `month` and `day` count from 1, `minutes` from midnight. */
export type LocalTime = { weekday: number; month: number; day: number; minutes: number };

export type OfflineAnswer = {
  answered: boolean;
  /** 0 to 1. */
  confidence: number;
  text: string;
  /** The list is empty when nothing was answered. */
  support: ComposedAnswer["support"];
  /** The topics offered when the engine does not answer, best first: at most four, perhaps none. */
  choices: readonly Choice[];
  retrieval: Retrieval;
  /** The answer is a fact that fits all of the question. */
  isFact?: true;
};

const BALANCED: AnswerOptions = { strictness: "balanced", canHandOver: false };

/**
 * Finds passages, composes an answer and judges the confidence. When the confidence is too low, the
 * text offers the likeliest sources as choices, or says that there is no answer.
 * @example answerOffline(index, "When do you open?").text // "From nine to five."
 */
export function answerOffline(
  index: PassageFinder,
  question: string,
  options: AnswerOptions = BALANCED,
): OfflineAnswer {
  const retrieval = index.find(question);
  const answer = answerFrom(retrieval, options);
  if (answer.answered && retrieval.passages[0]?.genre === "faq") return answer;
  const fact = answerFact(index, retrieval, options);
  if (fact && !namesOtherOne(retrieval.query, textAround(fact))) return fact;
  if (answer.answered && !givesOtherPrice(index, answer)) return answer;
  const others = withoutLookalikes(retrieval);
  const another = others && answerFrom(others, options);
  if (another?.answered && holdsTopics(another)) return another;
  return declineFrom(retrieval, answer.confidence);
}

const textAround = ({ text, support }: OfflineAnswer): string =>
  [...support.flatMap(({ document, section }) => [document.title, ...section]), text].join("\n");

/** The answer made from passages of which the first stands under the very words of the question. */
export function sureAnswer(retrieval: Retrieval): OfflineAnswer {
  const { text, support } = makeAnswer(retrieval);
  return { answered: true, confidence: parameters.judging.sureOfExactQuestion, text, support, choices: [], retrieval };
}

/** The answer made from passages of which the person has named the first. */
export function takenAnswer(retrieval: Retrieval): OfflineAnswer {
  return { ...sureAnswer(retrieval), confidence: parameters.dialogue.confidenceOfChoice };
}

/** The reply that offers the likeliest sources as choices, or says that there is no answer. */
export function declineFrom(retrieval: Retrieval, confidence: number): OfflineAnswer {
  const choices = relatedPlaces(retrieval, parameters.dialogue.relatedTopics);
  return { answered: false, confidence, text: textWith(choices, retrieval), support: [], choices, retrieval };
}

function answerFrom(retrieval: Retrieval, { strictness }: AnswerOptions): OfflineAnswer {
  const { text, support } = makeAnswer(retrieval);
  const { confidence, answered } = judgeConfidence(retrieval, makeAnswer(retrieval), strictness);
  return { answered, confidence, text, support, choices: [], retrieval };
}

/**
 * Tells whether the answer holds all topics of the question: what no FAQ answers of a thing is
 * seldom told by a text that does not name that thing.
 */
function holdsTopics({ retrieval }: OfflineAnswer): boolean {
  const { terms } = retrieval.query;
  return makeAnswer(retrieval).missingTerms.every((number) => terms[number]!.isLight || terms[number]!.namesKind);
}

/**
 * The passages without those that ask the same of another thing or tell the opposite, when such a one
 * comes first: another source may have the answer.
 */
function withoutLookalikes(retrieval: Retrieval): Retrieval | undefined {
  const [best] = retrieval.passages;
  if (!best) return undefined;
  const isOpposite = tellsOpposite(retrieval, makeAnswer(retrieval));
  if (!isOpposite && !replacesWord(retrieval, best)) return undefined;
  const isOther = (found: FoundPassage): boolean =>
    found !== best &&
    !found.isOpposed &&
    !replacesWord(retrieval, found) &&
    (!isOpposite || namesDeed(retrieval, found));
  return { ...retrieval, passages: retrieval.passages.filter(isOther), leavesOutThing: true };
}

function textWith(choices: readonly Choice[], retrieval: Retrieval): string {
  const { query, passages } = retrieval;
  const language = languageOf(query.language);
  const { noAnswer, canHelpWith } = language.phrases;
  if (choices.length === 0) return noAnswer;
  const closest = tellClosest(retrieval);
  if (closest !== undefined) return closest;
  if (passages[0]!.coverage >= parameters.dialogue.coverageOfMeant) return askWhich(choices, language);
  return `${noAnswer} ${canHelpWith} ${inQuotes(language, ...choices.map(({ title }) => title))}.`;
}
