import {
  answerInDialogue,
  type DialogueAnswer,
  type Language,
  languageOfDialogue,
  type PassageIndex,
} from "../../../engine/index.ts";
import { offlineModel } from "../../assistants/index.ts";
import { withinSources } from "../../knowledge/index.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { citationOf } from "./citation-of.ts";
import { limitText } from "./limit-text.ts";
import { provenanceOf } from "./provenance-of.ts";
import type { History } from "./read-history.ts";
import { roundScore } from "./round-score.ts";
import type { EndOfReply, PendingReply } from "./store.ts";

/**
 * What the offline engine found for a question. Models write from its passages; without a model,
 * its answer is the reply.
 */
export type FoundPassages = {
  /**
   * How the engine read the question, the passages it found, best first, and its answer from them.
   */
  answer: DialogueAnswer;
  /** What the person writes in. */
  language: Language;
  /** The engine's answer as a reply. */
  offlineEnd: EndOfReply;
  /** How many replies before this one found no answer. */
  unansweredBefore: number;
  /** What the person asked before this question, when that was replied to. */
  askedBefore: string | undefined;
};

export function findPassages(
  assistant: ChosenAssistant,
  index: PassageIndex,
  reply: PendingReply,
  history: History,
): FoundPassages {
  const { knowledge, greeting } = assistant.settings;
  const finder = withinSources(index, knowledge?.sourceIds ?? null);
  const answer = answerInDialogue(finder, reply.question, history.turns);
  const offlineEnd: EndOfReply = {
    status: "completed",
    text: answer.act === "greet" && greeting !== null ? greeting : answer.text,
    model: offlineModel,
    isAnswered: answer.answered,
    confidence: roundScore(answer.confidence),
    citations: answer.support.map(({ document, span, passage, score, highlight }) => ({
      ...citationOf(document, span, passage, score),
      ...(highlight && { highlight }),
    })),
    provenance: provenanceOf(reply, answer),
  };
  const asked = history.turns.map((turn) => turn.question);
  const language = languageOfDialogue([reply.question, ...asked.toReversed()], answer.retrieval.query.language);
  return {
    answer,
    language,
    offlineEnd: limitText(offlineEnd, reply.request),
    unansweredBefore: history.unanswered,
    askedBefore: asked.at(-1),
  };
}
