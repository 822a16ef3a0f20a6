import { holdsAll } from "../bench/calibration/ask-calibration.ts";
import type { CalibrationKnowledge, CalibrationQuestion } from "../bench/calibration/read-calibration.ts";
import { makeAnswer } from "../src/answering/make-answer.ts";
import { type Evidence, evidenceNames, type Genre, type JudgedKind, type Signs, signNames } from "../src/evidence.ts";
import { PassageIndex } from "../src/finding/passage-index.ts";
import { kindOf, readSigns } from "../src/judging/judge-confidence.ts";
import type { FoundPassage, Retrieval } from "../src/retrieval.ts";
import { learn } from "../src/testing/ask-fixtures.ts";
import { type WrittenWeights, withWeights } from "../src/weights.ts";

export const genres: readonly Genre[] = ["prose", "article", "faq"];
export const judgedKinds: readonly JudgedKind[] = ["prose", "article", "faq", "phrased"];

/** One origin of data: a help centre, a website, a set of questions. It is left out as one. */
export type Source = { name: string; bases: readonly Base[] };
/** A knowledge of the source with its index, and what is asked of it. */
type Base = { knowledge: CalibrationKnowledge; index: PassageIndex; questions: readonly CalibrationQuestion[] };

/** The passages among which a question's right one is, and which of them are right. */
export type Ranking = {
  /** A row of `evidenceNames` for each passage. */
  evidence: Float64Array;
  genres: Uint8Array;
  isRight: Uint8Array;
};

/** The signs of an answer in the order of `signNames`, and whether it is right. */
export type Judgement = { kind: number; signs: Float64Array; isRight: boolean };

/** The number of passages that are told apart, as a search reads them. */
const RANKED = 16;

/** Messages that the dialogue reads before it searches, or with what was said before, teach no weights. */
const taught = new Set(["plain", "keyword", "misspelt", "wrong-assumption", "first", "missing", "question", "off"]);

export function openSource(name: string, all: readonly CalibrationKnowledge[]): Source {
  return {
    name,
    bases: all.map((knowledge) => {
      const index = new PassageIndex();
      index.addAll(knowledge.documents);
      learn(index);
      const questions = knowledge.questions.filter(({ type, before }) => taught.has(type) && before.length === 0);
      return { knowledge, index, questions };
    }),
  };
}

/** Orders passages as the words alone do, so that the weights of now do not choose what the next are fitted on. */
const unfitted = { offset: 0, evidence: { ranked: 1, phrasing: 1 } };
const unfittedOrder = { prose: unfitted, article: unfitted, faq: unfitted };

const none = { intercept: 0, signs: {} };
export const noConfidence = {
  prose: none,
  article: none,
  faq: none,
  phrased: none,
} satisfies WrittenWeights["confidence"];

/** The ranking is fitted on the questions that the knowledge answers and whose passage it finds. */
export function observeRankings(source: Source): Ranking[] {
  return withWeights({ ranking: unfittedOrder, confidence: noConfidence }, () => rankingsOf(source));
}

function rankingsOf({ bases }: Source): Ranking[] {
  return bases.flatMap(({ index, questions }) =>
    questions.flatMap((question) => {
      if (question.label !== "in") return [];
      const found = index.find(question.text, { limit: RANKED }).passages;
      const right = rightOf(found, question);
      // Where the passage is not among the best, or all of them are right, there is nothing to learn.
      if (!right.includes(true) || !right.includes(false)) return [];
      return [
        {
          evidence: Float64Array.from(found.flatMap(({ evidence }) => rowOf(evidence))),
          genres: Uint8Array.from(found, ({ genre }) => genres.indexOf(genre)),
          isRight: Uint8Array.from(right, Number),
        },
      ];
    }),
  );
}

/** The confidence is fitted on the answers that the weights of now give. */
export function observeJudgements({ bases }: Source): Judgement[] {
  return bases.flatMap(({ index, questions }) =>
    questions.flatMap((question) => {
      const retrieval = index.find(question.text);
      const [best] = retrieval.passages;
      if (!best || best.score <= 0 || best.questionSimilarity === 1) return [];
      const answer = makeAnswer(retrieval);
      if (answer.support.length === 0) return [];
      const signs: Signs = readSigns(retrieval, answer);
      return [
        {
          kind: judgedKinds.indexOf(kindOf(best)),
          signs: Float64Array.from(signNames, (name) => signs[name]),
          isRight: isRightAnswer(retrieval, answer.text, question),
        },
      ];
    }),
  );
}

function isRightAnswer({ passages }: Retrieval, text: string, { label, sources, must }: CalibrationQuestion): boolean {
  if (label !== "in") return false;
  return must === undefined ? sources.includes(passages[0]!.document.sourceId) : holdsAll(text, must);
}

/** Right passages are those of a right source that hold what must be said, or all of it where none does. */
function rightOf(found: readonly FoundPassage[], { sources, must }: CalibrationQuestion): boolean[] {
  const isOfSource = found.map(({ document }) => sources.includes(document.sourceId));
  const holds = found.map(({ text }, at) => isOfSource[at]! && must?.some((any) => holdsAll(text, [any])) === true);
  return holds.includes(true) ? holds : isOfSource;
}

const rowOf = (evidence: Evidence): number[] => evidenceNames.map((name) => evidence[name]);
