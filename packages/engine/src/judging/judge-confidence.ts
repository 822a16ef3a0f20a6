import type { AnswerKind } from "../answer-kind.ts";
import type { ComposedAnswer } from "../answering/make-answer.ts";
import type { JudgedKind, Sign, Signs } from "../evidence.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { countWords, readWords } from "../reading/read-words.ts";
import type { FoundPassage, QueryTerm, Retrieval } from "../retrieval.ts";
import { weights as fitted } from "../weights.ts";
import { agreementOf, answersAlike, chanceInSource, chanceOf, marginOf, shareGiven } from "./chance-of.ts";
import { namesOtherOne, toldBy } from "./names-other-one.ts";
import { asksOtherMeasure, asksWhether, replacesWord } from "./replaces-word.ts";
import { tellsDeed, tellsNoDeed, tellsOpposite } from "./tells-opposite.ts";

/** The engine must be so sure to answer. */
export type Strictness = "careful" | "balanced" | "eager";

/** Kinds of answers that are surely seen: those with a number and a unit. */
export const MEASURES: ReadonlySet<AnswerKind | undefined> = new Set<AnswerKind>(["money", "extent", "weight", "size"]);
const NUMBER = /^\d+$/;
const STRANGE_NAME = /(?<![\p{L}\d])(?=\p{Ll}+\p{Lu}|\p{L}+\d|\d+\p{Lu})[\p{L}\d]+/gu;

/**
 * The probability, 0 to 1, that the answer holds what was asked. `answered` is true when it is high
 * enough to give the answer.
 */
export function judgeConfidence(
  retrieval: Retrieval,
  answer: ComposedAnswer,
  strictness: Strictness,
): { confidence: number; answered: boolean } {
  const [best] = retrieval.passages;
  if (!best || answer.support.length === 0 || best.score <= 0) return { confidence: 0, answered: false };
  // Asked word for word, even in a knowledge of one FAQ.
  if (best.questionSimilarity === 1) return { confidence: parameters.judging.sureOfExactQuestion, answered: true };
  const isOther =
    tellsOpposite(retrieval, answer) ||
    tellsNoDeed(retrieval, answer) ||
    asksOfStrangeName(retrieval.query) ||
    (best.genre !== "faq" && (asksOtherMeasure(retrieval.query, best) || namesOtherOne(retrieval.query, toldBy(best))));
  const weights = fitted().confidence[kindOf(best)];
  let sum = weights.intercept;
  const signs = readSigns(retrieval, answer);
  let name: Sign;
  // Faster so than by a list of entries, which would be made for each answer.
  for (name in signs) sum += weights.signs[name] * signs[name];
  const known = signs.unknown === 1 ? parameters.judging.nothingKnown : 1;
  const replaced = replacesWord(retrieval, best) ? parameters.judging.wordReplaced : 1;
  const whole = tellsMeasure(retrieval, answer) || tellsDeed(retrieval, answer) ? parameters.judging.sureOfMeasure : 0;
  const confidence = known * Math.max(whole, logistic(sum)) * replaced * (isOther ? parameters.judging.notAsked : 1);
  return { confidence, answered: isSureEnough(confidence, retrieval, strictness) };
}

/**
 * Tells whether a FAQ tells the price or the weight of the one thing that is asked about, in
 * whatever words it is asked itself, and no other source does: "What does a helmet cost?" beside
 * "Do you rent helmets?"
 */
function tellsMeasure({ query, passages, leavesOutThing }: Retrieval, answer: ComposedAnswer): boolean {
  const [best, ...others] = passages;
  if (leavesOutThing || best?.genre !== "faq" || answer.isOfKind !== true || !MEASURES.has(query.kind)) return false;
  const topics = query.terms.flatMap(({ isLight, namesKind }, number) => (isLight || namesKind ? [] : [number]));
  if (
    topics.length === 0 ||
    topics.some((number) => !query.terms[number]!.isKnown || answer.missingTerms.includes(number))
  )
    return false;
  return !others.some((other) => {
    return other.document !== best.document && topics.every((number) => holdsTerm(heldBy(other), number));
  });
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Tells whether an answer made from these passages may be given. */
export function isSureEnough(confidence: number, { passages }: Retrieval, strictness: Strictness): boolean {
  const [best] = passages;
  return best !== undefined && confidence >= parameters.judging[`minConfidence.${kindOf(best)}.${strictness}`];
}

export const kindOf = (found: FoundPassage): JudgedKind => (found.isPhrased ? "phrased" : found.genre);

export function readSigns(retrieval: Retrieval, answer: ComposedAnswer): Signs {
  const { query, passages } = retrieval;
  const best = passages[0]!;
  const { evidence } = best;
  const weightOf = (terms: typeof query.terms): number => terms.reduce((sum, { weight }) => sum + weight, 0);
  const isUnknown = query.terms.filter(({ isKnown, readAs, namesKind }) => {
    // A price stands for the word "cost".
    return !isKnown && readAs.length === 0 && !(namesKind && answer.isOfKind === true);
  });
  const missing = answer.missingTerms.map((number) => query.terms[number]!.weight);
  const share = (part: number): number => (query.totalWeight > 0 ? part / query.totalWeight : 0);
  const unknown = share(weightOf(isUnknown));
  const heaviestMissing = query.maxWeight > 0 ? Math.max(0, ...missing) / query.maxWeight : 0;
  const alone = retrieval.isOfPart ? 0 : 1 - Math.min(1, countRivals(retrieval) / parameters.judging.enoughRivals);
  const holdsMeasure = answer.isOfKind === true && MEASURES.has(query.kind);
  // "How much is" asks for a price without a word of weight; "cost" would count as a word found.
  const asksLightly = holdsMeasure && !query.terms.some(({ namesKind, isLight }) => namesKind && !isLight);
  const measured = asksLightly ? parameters.judging.wordForMeasure * query.maxWeight : 0;
  // Articles tell how something is done, whether they say "you" or not.
  const mayCount = best.genre !== "article" && (query.namesSpeaker || query.namesListener);
  const speaks = mayCount && speaksToReader(best.text, query.language);
  return {
    ...evidence,
    chance: chanceOf(retrieval),
    inSource: chanceInSource(retrieval, answer),
    margin: marginOf(retrieval),
    agreement: agreementOf(retrieval),
    given: best.genre === "article" ? evidence.coverage * shareGiven(answer) : 0,
    focus: answer.focus,
    missing: heaviestMissing,
    missingKind: answer.isOfKind === false ? 1 - best.questionSimilarity : 0,
    holdsKind: answer.isOfKind === true ? 1 : 0,
    holdsMeasure: holdsMeasure ? 1 : 0,
    unknown,
    amount: Math.min(
      1,
      (best.coverage * query.totalWeight + measured) / query.maxWeight / parameters.judging.ampleMatch,
    ),
    brief: query.terms.length <= 1 ? 1 : query.terms.length === 2 ? parameters.judging.briefOfTwo : 0,
    fillers: query.terms.length === 0 ? 0 : query.terms.filter(({ isLight }) => isLight).length / query.terms.length,
    guessed: share(weightOf(query.terms.filter(({ isKnown, readAs }) => !isKnown && readAs.length > 0))),
    missingShare: query.terms.length === 0 ? 0 : missing.length / query.terms.length,
    words: Math.min(1, query.terms.length / parameters.judging.manyWords),
    namesSpeaker: query.namesSpeaker && !speaks ? 1 : 0,
    namesListener: query.namesListener && !speaks ? 1 : 0,
    actionMissing: query.namesAction && evidence.titleAction + evidence.nearestAction === 0 ? 1 : 0,
    alone,
    unknownAlone: alone * unknown,
    missingAlone: alone * heaviestMissing,
    topicAlone: isTopicUnknown(query) ? alone : 0,
    numberMissing: lacksNumber(query.text, answer.text) ? 1 : 0,
    asksNothing: asksNothing(query) ? 1 : 0,
    lead: leadOver(retrieval, (found) => !answersAlike(found, best)),
    leadOfPassage: leadOver(retrieval, (found) => found !== best),
    knownMissing: share(weightOf(answer.missingTerms.map((number) => query.terms[number]!).filter(isKnownTerm))),
    held: share(weightOf(query.terms.filter((_, number) => holdsTerm(heldBy(best), number)))),
    places: Math.min(1, answer.support.length / parameters.judging.manyPlaces),
    size: Math.min(1, Math.log(countWords(answer.text)) / Math.log(parameters.judging.longAnswer)),
    asksHow: query.form === "how-to" ? 1 : 0,
    asksYesOrNo: query.form === "yes-no" ? 1 : 0,
    asksWhy: query.form === "why" ? 1 : 0,
  };
}

/**
 * Tells whether the texts know none of the topics that decide. The last topic decides a yes/no
 * question: "magnetic" of "Is the lamp magnetic?"
 */
function isTopicUnknown({ form, terms }: Retrieval["query"]): boolean {
  const topics = terms.filter(({ isLight, namesKind }) => !isLight && !namesKind);
  const deciding = form === "yes-no" ? topics.slice(-1) : topics;
  return deciding.length > 0 && deciding.every(({ isKnown, readAs }) => !isKnown && readAs.length === 0);
}

function speaksToReader(text: string, language: string): boolean {
  const { toReader, toReaderVerb } = languageOf(language).persons;
  return readWords(text).some((word) => toReader.has(word) || toReaderVerb?.test(word) === true);
}

function lacksNumber(question: string, answer: string): boolean {
  const numbers = readWords(question).filter((word) => NUMBER.test(word));
  if (numbers.length === 0) return false;
  const given = new Set(readWords(answer));
  return numbers.some((number) => !given.has(number));
}

function asksNothing({ text, form, language }: Retrieval["query"]): boolean {
  if (form !== undefined || text.includes("?")) return false;
  const { stopWords } = languageOf(language);
  const words = readWords(text);
  return words.filter((word) => stopWords.has(word)).length >= parameters.judging.stopWordsOfSentence * words.length;
}

/**
 * "Do you sell the P30?", "Is there an app for the iPhone?": a name with a digit or a capital inside,
 * that no text has.
 */
const asksOfStrangeName = (query: Retrieval["query"]): boolean =>
  asksWhether(query) &&
  [...query.text.matchAll(STRANGE_NAME)].some(([name]) =>
    query.terms.some(({ word, isKnown, readAs }) => word === name.toLowerCase() && !isKnown && readAs.length === 0),
  );

const isKnownTerm = ({ isKnown }: QueryTerm): boolean => isKnown;

const heldBy = ({ headTerms, sentences }: FoundPassage): number =>
  sentences.reduce((terms, sentence) => terms | sentence.terms, headTerms);

/** Measures how far the best score lies above that of the next of these passages, or above none. */
function leadOver({ passages }: Retrieval, isRival: (found: FoundPassage) => boolean): number {
  return passages[0]!.score - (passages.find(isRival)?.score ?? 0);
}

/** Counts the other sources found that answer something else. */
function countRivals({ passages }: Retrieval): number {
  const rivals = passages.filter((found) => !answersAlike(found, passages[0]!));
  return new Set(rivals.map(({ document }) => document.sourceId)).size;
}
