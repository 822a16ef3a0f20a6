import { makeAnswer } from "../../answering/make-answer.ts";
import type { PassageFinder } from "../../finding/passage-index.ts";
import { isSureEnough } from "../../judging/judge-confidence.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { holdsTerm } from "../../reading/holds-term.ts";
import { languageOf } from "../../reading/languages.ts";
import { readWords } from "../../reading/read-words.ts";
import type { AnalysedQuery, FoundPassage } from "../../retrieval.ts";
import { type AnswerOptions, declineFrom } from "../answer-offline.ts";
import { answerQuestion, replyFrom } from "../answer-question.ts";
import { betterOdds } from "../better-odds.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { type EarlierTurn, earlierTurn } from "../earlier-turn.ts";
import { saysTooLittle } from "../small-talk/says-too-little.ts";
import { inHeading } from "../topics/in-heading.ts";
import { isTopical } from "../topics/is-topical.ts";
import { type QuestionPart, questionPart } from "./question-part.ts";
import { reportsFault } from "./reports-fault.ts";

export type PartAnswer = { part: QuestionPart; answer: DialogueAnswer };

/**
 * Answers the parts of one message, of which a later one may go on with those before it. Parts that
 * are better answered as one become one; what says too little ("can you help me?") and statements
 * without an answer are left out.
 */
export function answerParts(
  index: PassageFinder,
  parts: readonly QuestionPart[],
  language: Language,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): PartAnswer[] {
  const bolder = betterOdds.options(options);
  const answers: PartAnswer[] = [];
  const wholes = new Map<string, DialogueAnswer>();
  const answerWhole = (text: string): DialogueAnswer => {
    const whole = wholes.get(text) ?? answerQuestion(index, text, history, options);
    wholes.set(text, whole);
    return whole;
  };
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const run = runFrom(parts, at);
    if (run.length > 1) {
      // One search in place of several, for what most often is one question: "salt and pepper".
      const text = textOf(run);
      const whole = answerWhole(text);
      const areThings = run.slice(1).every(({ kind }) => kind === "thing");
      const isSure = areThings && whole.answered && whole.confidence >= parameters.dialogue.sureOfAll;
      if (!mayBeApart(whole, run, language) && (isSure || !leavesOut(whole, run, language))) {
        answers.push({ part: questionPart(text), answer: whole });
        at += run.length - 1;
        continue;
      }
    }
    const before = answers.at(-1);
    const turns = [...history, ...answers.map((one) => earlierTurn(one.part.text, one.answer))];
    const saysLittle = saysTooLittle(part.text, language, turns);
    if (saysLittle && !reportsFault(part.text, language)) continue;
    // Another thing has nothing of the thing before it.
    const known = part.kind === "thing" ? history : turns;
    const found = answerQuestion(index, part.reading, known, part.kind === "statement" ? options : bolder, {
      isPart: answers.length > 0,
    });
    // "The app crashes" is answered by what tells of crashes, and not by any text about the app.
    const answer = saysLittle && leavesWordsOut(found) ? declined(found) : found;
    if (!answer.answered && before && (part.kind === "addition" || part.kind === "statement")) continue;
    // An addition takes the place of its question.
    if (part.kind === "addition") answers.pop();
    answers.push({ part, answer });
    if (part.joint === undefined || !before) continue;
    const together = textOf([before.part, part]);
    const whole = answerWhole(together);
    const pair = lookBeside(index, answers.slice(-2), history, options);
    // A statement without an answer is the story of the other part.
    const asking = pair.filter((one) => one.answer.answered || one.part.kind !== "statement");
    const judged = asking.map((one) => one.part);
    if (!isApart(pair, whole, language) && !leavesOut(whole, [before.part, part], language, judged))
      answers.splice(-2, 2, { part: questionPart(together, before.part.kind), answer: whole });
  }
  return lookBeside(index, answers, history, options);
}

/** The parts from this one on that may be one question, and are not told apart by their actions. */
function runFrom(parts: readonly QuestionPart[], from: number): readonly QuestionPart[] {
  let end = from + 1;
  while (parts[end]?.joint !== undefined && parts[end]!.kind !== "deed") end++;
  return parts.slice(from, end);
}

/**
 * Tells whether each part is named by a title or heading that was found, and the one that names all
 * is not alone.
 */
function mayBeApart(whole: DialogueAnswer, run: readonly QuestionPart[], language: Language): boolean {
  const words = run.map((part) => ownWords(part, run, language));
  const { query, passages } = whole.retrieval;
  const isNamed = (own: ReadonlySet<string>): boolean => passages.some((found) => isNamedBy(found, query, own));
  if (!words.every(isNamed)) return false;
  const isNamedAlone = (own: ReadonlySet<string>): boolean =>
    passages.some((found) => words.every((other) => isNamedBy(found, query, other) === (other === own)));
  return !words.every((own) => names(whole, own)) || words.some(isNamedAlone);
}

/**
 * Tells whether the answer to all parts says nothing of what one of these names, in the words of
 * the question or corrected ones.
 */
function leavesOut(
  whole: DialogueAnswer,
  parts: readonly QuestionPart[],
  language: Language,
  judged: readonly QuestionPart[] = parts,
): boolean {
  const { answered, retrieval } = whole;
  if (!answered) return false;
  const { terms } = retrieval.query;
  const missing = new Set(makeAnswer(retrieval).missingTerms.map((number) => terms[number]!.word));
  const isTold = (word: string): boolean => !missing.has(word);
  return judged.some((part) => {
    // "How do I get a new one" has its topic before it.
    if (readWords(part.text).some((word) => language.followUps.pronouns.has(word))) return false;
    const own = [...ownWords(part, parts, language)].filter((word) => !language.circumstances.has(word));
    return own.length > 0 && !own.some(isTold);
  });
}

const declined = ({ retrieval, confidence, readAs }: DialogueAnswer): DialogueAnswer =>
  replyFrom(declineFrom(retrieval, confidence), readAs);

const leavesWordsOut = ({ retrieval }: DialogueAnswer): boolean => makeAnswer(retrieval).missingTerms.length > 0;

/** Consecutive parts as they were written. */
const textOf = (parts: readonly QuestionPart[]): string =>
  parts.map(({ text, joint = "" }, n) => (n === 0 ? text : joint + text)).join("");

/** Tells whether two parts have an answer each, and no place answers both. */
function isApart([before, last]: readonly PartAnswer[], whole: DialogueAnswer, language: Language): boolean {
  if (!before || !last) return true;
  const answers = [before.answer, last.answer];
  if (last.part.kind === "deed") {
    if (!whole.answered) return answers.some(({ answered }) => answered);
    return answers.every(({ answered }) => answered) && !answers.every((answer) => holdsSupport(whole, answer));
  }
  if (!answers.every(({ answered }) => answered) || isSamePlace(before.answer, last.answer)) return false;
  const pair = [before.part, last.part];
  const first = ownWords(before.part, pair, language);
  const second = ownWords(last.part, pair, language);
  if (!names(before.answer, first) || !names(last.answer, second)) return false;
  // A heading may name both things, beside another one for one of them.
  const isNamedAlone = !names(before.answer, second) || !names(last.answer, first);
  return isNamedAlone || !names(whole, first) || !names(whole, second);
}

const isSamePlace = (one: DialogueAnswer, other: DialogueAnswer): boolean =>
  one.support[0]?.document.documentId === other.support[0]?.document.documentId;

/** Gives the topical words of a part that no other part has. */
function ownWords(part: QuestionPart, parts: readonly QuestionPart[], language: Language): ReadonlySet<string> {
  const others = new Set(parts.filter((one) => one !== part).flatMap(({ text }) => readWords(text)));
  return new Set(
    readWords(part.text).filter((word, at, all) => isTopical(word, all[at - 1], language) && !others.has(word)),
  );
}

/** Returns true when the title or heading of the place that answers has one of the words. */
function names({ retrieval: { query, passages } }: DialogueAnswer, words: ReadonlySet<string>): boolean {
  const [best] = passages;
  return best !== undefined && isNamedBy(best, query, words);
}

const isNamedBy = (found: FoundPassage, query: AnalysedQuery, words: ReadonlySet<string>): boolean =>
  query.terms.some(({ word }, n) => words.has(word) && holdsTerm(found.headTerms, n)) ||
  inHeading(words, languageOf(query.language))(found);

/**
 * Looks for a part without a sure answer in the sources of the others too, where these were found
 * for it: what one message asks often stands in one source.
 */
function lookBeside(
  index: PassageFinder,
  answers: readonly PartAnswer[],
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): PartAnswer[] {
  return answers.map(({ part, answer }) => {
    if (answer.answered && isSureEnough(answer.confidence, answer.retrieval, options.strictness))
      return { part, answer };
    const others = answers.filter((other) => other.part !== part && other.answer.answered);
    const cited = new Set(others.flatMap((other) => other.answer.support.map(({ document }) => document.sourceId)));
    if (answer.support.some(({ document }) => cited.has(document.sourceId))) return { part, answer };
    // A source that is not among those found for the part answers it by chance only.
    if (!answer.retrieval.passages.some(({ document }) => cited.has(document.sourceId))) return { part, answer };
    const again = answerQuestion(index.within(cited), part.reading, history, betterOdds.options(options));
    // The place that answers another part is found for every question of that source.
    const isSaid = others.some((other) => holdsSupport(other.answer, again));
    const isBetter = again.answered && (!answer.answered || again.confidence > answer.confidence);
    return { part, answer: isBetter && !isSaid ? again : answer };
  });
}

/** Returns true when what the later answer cites was cited by the earlier one. */
export function holdsSupport(earlier: DialogueAnswer, later: DialogueAnswer): boolean {
  return later.support.every(({ document, span }) =>
    earlier.support.some(
      (other) =>
        other.document.documentId === document.documentId &&
        other.span.start <= span.start &&
        other.span.end >= span.end,
    ),
  );
}
