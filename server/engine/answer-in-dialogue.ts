import { answerOffline, type OfflineAnswer } from "./answer-offline.ts";
import { isFiller, type Language } from "./language.ts";
import { languageOf } from "./languages.ts";
import { makeAnswer } from "./make-answer.ts";
import type { PassageFinder } from "./passage-index.ts";
import { recogniseSmallTalk, type SmallTalk } from "./recognise-small-talk.ts";
import { type EarlierTurn, resolveQuestion } from "./resolve-question.ts";

/**
 * How far the confidence of a follow-up read alone must lie above that of its best rewriting. A
 * pronoun says more clearly than an opening "and" that the question goes on.
 */
const ALONE_MUST_LEAD = { pronoun: 0.35, opening: 0.3, brevity: 0 };
/** A short question without a pronoun or opening is read alone from this confidence on. */
const SURE_ALONE = 0.6;
/** The factor for a rewriting whose answer misses a word of the follow-up itself. */
const OWN_WORD_MISSING = 0.3;

export type DialogueAnswer = OfflineAnswer & {
  /** What the reply does: "answer" or "decline" for a question, the others for small talk. */
  act: "answer" | "decline" | SmallTalk["act"];
  /** The question with the words that earlier turns add to it. */
  readAs: string;
};

/**
 * Answers a message, given the turns before it, oldest first. Small talk gets a reply of its own
 * kind, without support and with confidence 1, unless a FAQ asks exactly that.
 * @example answerInDialogue(index, "and on Sunday?", [{ question: "When do you open?", … }])
 */
export function answerInDialogue(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
): DialogueAnswer {
  const alone = answerOffline(index, message);
  const { retrieval } = alone;
  if (retrieval.passages[0]?.questionSimilarity === 1) return replyFrom(alone, message);
  const talk = recogniseSmallTalk(message, languageOfDialogue(alone, index, history));
  if (talk?.act === "explain") return explain(index, alone, talk.language, history);
  if (talk)
    return {
      ...alone,
      answered: true,
      confidence: 1,
      support: [],
      text: replyTo(talk),
      act: talk.act,
      readAs: message,
    };
  if (!alone.answered && asksNothing(alone) && history.length === 0)
    return {
      ...alone,
      text: languageOf(retrieval.query.language).phrases.askForQuestion,
      act: "decline",
      readAs: message,
    };
  const followUp = resolveQuestion(retrieval, history);
  if (!followUp || (followUp.sign === "brevity" && alone.confidence >= SURE_ALONE)) return replyFrom(alone, message);
  let best = replyFrom(alone, message);
  let most = alone.confidence - ALONE_MUST_LEAD[followUp.sign];
  for (const reading of followUp.readings) {
    const answer = answerOffline(index, reading);
    const worth = answer.confidence * (holdsOwnWords(answer, alone) ? 1 : OWN_WORD_MISSING);
    if (worth <= most) continue;
    most = worth;
    best = replyFrom(answer, reading);
  }
  return best;
}

/** True for a question without a word to search for: "ok", "who are you?". */
function asksNothing({ retrieval }: OfflineAnswer): boolean {
  const language = languageOf(retrieval.query.language);
  return retrieval.query.terms.every(({ word }) => isFiller(language, word, undefined));
}

function replyFrom(answer: OfflineAnswer, readAs: string): DialogueAnswer {
  return { ...answer, act: answer.answered ? "answer" : "decline", readAs };
}

/**
 * True when the answer holds the words of the follow-up itself, except words that no source has.
 */
function holdsOwnWords({ retrieval }: OfflineAnswer, alone: OfflineAnswer): boolean {
  const { missingTerms } = makeAnswer(retrieval);
  const missing = new Set(missingTerms.map((number) => retrieval.query.terms[number]!.word));
  return alone.retrieval.query.terms.every(({ word, namesKind }) => namesKind || !missing.has(word));
}

function languageOfDialogue(alone: OfflineAnswer, index: PassageFinder, history: readonly EarlierTurn[]): string {
  const last = history.at(-1);
  return last ? index.find(last.question, { limit: 1 }).query.language : alone.retrieval.query.language;
}

function replyTo({ act, language }: SmallTalk): string {
  const { greeting, welcome, goodbye, nature } = language.phrases;
  if (act === "tell-nature") return nature;
  return act === "greet" ? greeting : act === "welcome" ? welcome : goodbye;
}

/**
 * Answers "what do you mean?" with the whole passage of the last answer; without one, asks for a
 * question.
 */
function explain(
  index: PassageFinder,
  alone: OfflineAnswer,
  language: Language,
  history: readonly EarlierTurn[],
): DialogueAnswer {
  const cited = history.findLastIndex(({ citedTitles }) => citedTitles.length > 0);
  const place = cited >= 0 ? cited : history.length - 1;
  // Small talk cannot be explained.
  const turn = recogniseSmallTalk(history[place]?.question ?? "", language.code) ? undefined : history[place];
  const asked = turn && answerInDialogue(index, turn.question, history.slice(0, place));
  const found = asked?.answered ? asked.support[0] : undefined;
  if (!asked || !found) {
    const text = asked && asked.act === "decline" ? asked.text : language.phrases.askForQuestion;
    return {
      ...alone,
      answered: false,
      confidence: 0,
      support: [],
      text,
      act: "explain",
      readAs: alone.retrieval.query.text,
    };
  }
  const { document, span } = found;
  const whole = document.passages.find(({ start, end }) => start <= span.start && end >= span.end) ?? span;
  const passage = document.text.slice(whole.start, whole.end);
  return { ...asked, text: passage, support: [{ ...found, span: whole, passage }], act: "explain" };
}
