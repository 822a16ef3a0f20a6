import {
  answerInDialogue,
  answerOffline,
  type DialogueAnswer,
  type EarlierTurn,
  earlierTurn,
  PassageIndex,
  readPersonRequest,
  type Strictness,
} from "@parley/engine";
import { learn } from "@parley/engine/testing";
import { replyFrom } from "../../src/dialogue/answer-question.ts";
import type { Part } from "./leave-out.ts";
import type { CalibrationKnowledge, CalibrationQuestion } from "./read-calibration.ts";

export type Asked = {
  knowledge: CalibrationKnowledge;
  question: CalibrationQuestion;
  answer: DialogueAnswer;
  answered: boolean;
  /** The message asks for a person: Parley passes the conversation on instead of answering. */
  isHandedOver: boolean;
  confidence: number;
  /** The sources of the citations; of a reply without an answer none. */
  cited: readonly string[];
  /** Is true when the first source of the search is a right one. */
  isFoundFirst: boolean;
  /**
   * Is true when the first source that is cited (without an answer: found) is right and the reply
   * holds what it must.
   */
  isRight: boolean;
  isRightSource: boolean;
  holds: boolean;
  milliseconds: number;
};

type Reply = (index: PassageIndex, message: string, history: readonly EarlierTurn[]) => DialogueAnswer;

/** Asks every question in its own knowledge, each in a conversation of its own. */
export function askCalibration(
  all: readonly CalibrationKnowledge[],
  strictness: Strictness = "balanced",
  without?: Part,
): Asked[] {
  const options = { strictness, canHandOver: false };
  const reply: Reply =
    without === "dialogue"
      ? (index, message) => replyFrom(answerOffline(index, message, options), message)
      : (index, message, history) => answerInDialogue(index, message, history, options);
  return all.flatMap((knowledge) => {
    const index = new PassageIndex();
    index.addAll(knowledge.documents);
    if (without !== "phrasings") learn(index);
    return knowledge.questions.map((question) => ask(index, knowledge, question, reply));
  });
}

function ask(index: PassageIndex, knowledge: CalibrationKnowledge, question: CalibrationQuestion, reply: Reply): Asked {
  const history: EarlierTurn[] = [];
  for (const before of question.before) {
    history.push(earlierTurn(before, reply(index, before, history)));
  }
  const started = performance.now();
  const answer = reply(index, question.text, history);
  const milliseconds = performance.now() - started;
  const cited = [...new Set(answer.support.map(({ document }) => document.sourceId))];
  const found = index.find(question.standAlone ?? question.text).passages[0]?.document.sourceId;
  // A greeting that is returned is no answer to a question of another knowledge.
  const isCourtesy = question.label === "off" && answer.answered && cited.length === 0;
  const isFaq = answer.retrieval.passages[0]?.questionSimilarity === 1;
  const isHandedOver = !isFaq && readPersonRequest(question.text) !== undefined;
  const answered = answer.answered && !isCourtesy && !isHandedOver;
  const first = answered ? cited[0] : found;
  const isRightSource = first !== undefined && question.sources.includes(first);
  const holds = question.must === undefined ? isRightSource : answered && holdsAll(answer.text, question.must);
  return {
    knowledge,
    question,
    answer,
    answered,
    isHandedOver,
    confidence: isCourtesy || isHandedOver ? 0 : answer.confidence,
    cited,
    isFoundFirst: found !== undefined && question.sources.includes(found),
    isRight: question.must === undefined ? isRightSource : holds,
    isRightSource,
    holds,
    milliseconds,
  };
}

export function holdsAll(text: string, must: readonly (readonly string[])[]): boolean {
  const plain = asRead(text);
  return must.every((alternatives) => alternatives.some((alternative) => plain.includes(asRead(alternative))));
}

/** Gives a text as a reader sees it: no Markdown marks, one kind of quotation mark and dash. */
function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .replace(/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/–/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
