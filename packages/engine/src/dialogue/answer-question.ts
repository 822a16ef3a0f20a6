import { makeAnswer } from "../answering/make-answer.ts";
import type { PassageFinder } from "../finding/passage-index.ts";
import { isSureEnough } from "../judging/judge-confidence.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import type { Retrieval } from "../retrieval.ts";
import { type AnswerOptions, answerOffline, declineFrom, type OfflineAnswer } from "./answer-offline.ts";
import { betterOdds } from "./better-odds.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { answerFactFurther } from "./facts/answer-fact.ts";
import { holdsKind } from "./holds-kind.ts";
import { readUndoing } from "./read-undoing.ts";
import { type FollowUp, resolveQuestion } from "./resolve-question.ts";
import { askAbout } from "./topics/ask-back.ts";
import { placesOfAction } from "./topics/places-of-action.ts";
import { topicsOfField } from "./topics/topics-of-field.ts";

/**
 * Answers one question, with the words that the turns before add to a follow-up. `isPart`: it
 * stands in one message with the question before, and is answered alone unless it goes on with that
 * one.
 */
export function answerQuestion(
  index: PassageFinder,
  question: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
  { isPart = false } = {},
): DialogueAnswer {
  const alone = answerOffline(index, question, options);
  // "And what are your hours?" is no part of the question before where a FAQ asks it.
  if (isPart && alone.answered && alone.retrieval.passages[0]?.genre === "faq" && index.asksThis(question))
    return replyFrom(alone, question);
  if (alone.isFact && history.length === 0) return replyFrom(alone, question);
  const followUp = resolveQuestion(alone.retrieval, history);
  const further = followUp && answerFactFurther(index, question, history.at(-1)!, options);
  if (further) return replyFrom(further, question);
  const topics = followUp ? [] : topicsOfField(alone.retrieval, parameters.dialogue.topics);
  const choices = followUp || topics.length > 0 ? topics : placesOfAction(alone.retrieval, parameters.dialogue.topics);
  if (choices.length > 0) return askAbout(choices, question, options, alone.retrieval);
  const isLikelyAlone = !followUp || followUp.sign === "brevity";
  const isSureAlone =
    isLikelyAlone && (alone.confidence >= parameters.dialogue.sureAlone || (isPart && alone.answered));
  if (isSureAlone || history.length === 0) return replyFrom(alone, question);
  let best = replyFrom(alone, question);
  const mustLead =
    followUp && !isAboutSubject(alone, followUp) ? parameters.dialogue[`aloneMustLead.${followUp.sign}`] : 0;
  let most = alone.confidence - mustLead * (isPart ? parameters.dialogue.shareOfLeadOfPart : 1);
  const sources = sourcesBefore(history);
  const before = sources.size > 0 ? index.within(sources) : undefined;
  const undoing = before && readUndoing(before, question, history, alone.retrieval.query.language);
  // An addition asks for the same once more, and what undoes a deed has words of its own.
  const isElsewhere = ({ retrieval }: OfflineAnswer): boolean =>
    followUp?.sign !== "addition" && retrieval.query.text !== undoing && leavesOutOwnWords(retrieval, alone.retrieval);
  const isSure = (answer: OfflineAnswer, worth: number): boolean => {
    if (isElsewhere(answer)) return isSureEnough(betterOdds.stated(worth), answer.retrieval, options.strictness);
    const { strictness } = isWeak(followUp) ? options : betterOdds.options(options);
    return isSureEnough(worth, answer.retrieval, strictness);
  };
  const consider = (answer: OfflineAnswer, reading: string, addedLacked = 0): void => {
    // The facts of a follow-up were asked for above; one of the same source tells what it is about. What
    // is added to a question asks it as a whole again.
    if (answer.isFact && followUp?.sign !== "addition") {
      if (best.answered && best.readAs === question && areOfOneSource(answer, best))
        best = { ...best, readAs: reading };
      return;
    }
    if (answer.answered && !holdsKind(answer, followUp?.asksFor)) return;
    const ownLacked = shareLacked(answer, alone, followUp?.sign !== "addition");
    const worth = answer.confidence * (1 - parameters.dialogue.ownWordsMissing * Math.max(addedLacked, ownLacked));
    if (worth <= most || (answer.answered && !isSure(answer, worth))) return;
    most = worth;
    best = replyFrom({ ...answer, confidence: betterOdds.stated(worth) }, reading);
  };
  const { readings, ofTitles } = followUp ?? { readings: [], ofTitles: [] };
  if (before)
    for (const reading of [question, ...readings, ...(undoing === undefined ? [] : [undoing])])
      consider((followUp ? answerGoingOn : answerOffline)(before, reading, options), reading);
  for (const reading of readings) {
    const isAddition = followUp?.sign === "addition";
    const answer = isAddition ? answerGoingOn(index, reading, options) : answerOffline(index, reading, options);
    // An answer from the sources of the last one was considered above.
    if (!isFirstIn(sources, answer)) consider(answer, reading, shareOfAddedLacked(answer, alone));
  }
  // Titles find their source, and tell nothing of the place in it. Nobody but the source named them.
  // "Why?" asks about that place.
  if (followUp?.asksFor !== "reason" && (!best.answered || best.readAs === question)) {
    for (const reading of ofTitles) {
      const answer = answerOffline(before ?? index, reading, options);
      if (answer.answered) consider(answer, reading);
    }
  }
  if (holdsKind(best, followUp?.asksFor)) return best;
  // "Why?" is declined rather than answered by what was said a moment ago.
  const [reading = question] = readings;
  return { ...replyFrom(declineFrom(index.find(reading), best.confidence), reading), readAs: question };
}

/** A short question, or one with "too", may as well be a new one. */
const isWeak = (followUp: FollowUp | undefined): boolean =>
  followUp === undefined || followUp.sign === "brevity" || followUp.sign === "also";

/**
 * Tells whether the follow-up alone is answered about what "it" is: then it needs no words added.
 * "Too" and what is added to a question ask of the same place.
 */
function isAboutSubject({ answered, support, retrieval }: OfflineAnswer, { sign, subject }: FollowUp): boolean {
  if (!answered || (sign !== "pronoun" && sign !== "opening")) return false;
  const language = languageOf(retrieval.query.language);
  const stems = new Set(subject.map((word) => language.stem(word)));
  return support.some(({ document, passage }) => {
    const told = new Set(readWords(`${document.title} ${passage}`).map((word) => language.stem(word)));
    return stems.intersection(told).size >= Math.max(1, stems.size * parameters.dialogue.shareOfSubject);
  });
}

/**
 * The sources of the last answer, or those that were offered: there a follow-up is answered first.
 */
function sourcesBefore(history: readonly EarlierTurn[]): ReadonlySet<string> {
  const turn = history.findLast(({ citedSourceIds, choices }) => citedSourceIds.length + choices.length > 0);
  if (!turn) return new Set();
  return new Set(turn.citedSourceIds.length > 0 ? turn.citedSourceIds : turn.choices.map(({ sourceId }) => sourceId));
}

/**
 * A follow-up stays with the sources of the last answer more often than not, and what is added to a
 * question asks it again.
 */
function answerGoingOn(index: PassageFinder, reading: string, options: AnswerOptions): OfflineAnswer {
  const answer = answerOffline(index, reading, betterOdds.options(options));
  return { ...answer, confidence: betterOdds.confidence(answer.confidence) };
}

const isFirstIn = (sources: ReadonlySet<string>, { retrieval }: OfflineAnswer): boolean =>
  sources.has(retrieval.passages[0]?.document.sourceId ?? "");

const areOfOneSource = (one: OfflineAnswer, other: OfflineAnswer): boolean =>
  one.support[0]?.document.sourceId === other.support[0]?.document.sourceId;

export function replyFrom(answer: OfflineAnswer, readAs: string): DialogueAnswer {
  return { ...answer, act: answer.answered ? "answer" : "decline", readAs };
}

/**
 * The share of the words added to a follow-up that its answer lacks, by weight: in another source,
 * an answer without the subject is about something else.
 */
function shareOfAddedLacked({ retrieval }: OfflineAnswer, alone: OfflineAnswer): number {
  const own = new Set(alone.retrieval.query.terms.map(({ word }) => word));
  const missing = new Set(makeAnswer(retrieval).missingTerms);
  let lacked = 0;
  let all = 0;
  for (const [number, { word, weight }] of retrieval.query.terms.entries()) {
    if (own.has(word)) continue;
    all += weight;
    if (missing.has(number)) lacked += weight;
  }
  return all > 0 ? lacked / all : 0;
}

/**
 * The share of the follow-up's own words that the answer lacks, by weight. `isAbout`: it asks about
 * them ("and for students?"), so that those which no source has count too, unless they are light.
 */
function shareLacked({ retrieval }: OfflineAnswer, alone: OfflineAnswer, isAbout: boolean): number {
  const { missingTerms } = makeAnswer(retrieval);
  const missing = new Set(missingTerms.map((number) => retrieval.query.terms[number]!.word));
  let lacked = 0;
  let all = 0;
  for (const { word, weight, isKnown, readAs, namesKind, isLight } of alone.retrieval.query.terms) {
    if (namesKind || (!isKnown && readAs.length === 0 && (isLight || !isAbout))) continue;
    all += weight;
    if (missing.has(word)) lacked += weight;
  }
  return all > 0 ? lacked / all : 0;
}

/**
 * Tells whether the answer to a follow-up has words that the turns before lent, and too few of the
 * follow-up itself: "Can it be tuned?" after "How loud is the bell?" is hardly answered by a passage
 * about how loud the bell is, however well the bell was found. Of a few words all must stand there,
 * of more at least one, because people tell the same in other words. An answer of the kind that is
 * asked for, a date for "when", needs none. `alone` is the follow-up without lent words.
 */
function leavesOutOwnWords(retrieval: Retrieval, alone: Retrieval): boolean {
  const [best] = retrieval.passages;
  const own = alone.query.terms.filter(({ isLight, namesKind }) => !isLight && !namesKind);
  if (best === undefined || own.length === 0) return false;
  if (alone.query.kind !== undefined && makeAnswer(retrieval).isOfKind === true) return false;
  const { terms } = retrieval.query;
  const told = best.sentences.reduce((held, sentence) => held | sentence.terms, best.headTerms);
  const isTold = (own: string): boolean => terms.some(({ word }, number) => word === own && holdsTerm(told, number));
  const shared = own.filter(({ word }) => isTold(word)).length;
  return shared < (own.length <= parameters.dialogue.ownWordsAllTold ? own.length : 1);
}
