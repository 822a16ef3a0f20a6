import {
  alsoRanked,
  answerInDialogue,
  type DialogueAnswer,
  type Language,
  type LocalTime,
  languageOfDialogue,
  type PassageFinder,
  type PassageIndex,
  type PortionPassage,
  portionOfDialogue,
  type RankedPassage,
  withoutLetterFrame,
} from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { offlineModel } from "../../../assistants/index.ts";
import { visitorOfPerson } from "../../../contacts/index.ts";
import { rankByMeaning } from "../../../embeddings/index.ts";
import { SourceId, withinSources } from "../../../knowledge/index.ts";
import type { Choice } from "../../schema.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { Outside } from "../outside/outside.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { citationOf, roundScore } from "./citation-of.ts";
import { limitText } from "./limit-text.ts";
import { provenanceOf } from "./provenance-of.ts";
import type { History } from "./read-history.ts";

/**
 * The offline engine found this for a question. Models write from its passages; without a model,
 * its answer is the reply.
 */
export type FoundPassages = {
  /**
   * The engine's answer tells how it read the question, the passages it found, best first, and its answer from them.
   */
  answer: DialogueAnswer;
  /** Chooses what a model is shown for the question, within so many tokens. */
  choosePortion(mostTokens: number): PortionPassage[];
  /** Says whether the passages were ranked by their meaning as well. */
  isByMeaning: boolean;
  /** The person writes in this language. */
  language: Language;
  /** The engine's answer as a reply. */
  offlineEnd: EndOfReply;
  /** Counts the replies before this one that found no answer. */
  unansweredBefore: number;
  /** The person asked this before the question, when that was replied to. */
  askedBefore: string | undefined;
  callBack: History["callBack"];
};

/**
 * These are known only sometimes: the passages that are nearest in meaning, a follow-up as it stands alone, and
 * the time where the organisation is.
 */
export type FoundBefore = {
  ranked?: readonly RankedPassage[];
  rewritten?: string | undefined;
  now?: LocalTime | undefined;
};

export function findPassages(
  assistant: ChosenAssistant,
  index: PassageIndex,
  reply: PendingReply,
  history: History,
  { ranked = [], rewritten, now }: FoundBefore = {},
): FoundPassages {
  const asked = withoutLetterFrame(rewritten ?? reply.question);
  const turns = rewritten === undefined ? history.turns : [];
  const { greeting, strictness, actions } = assistant.settings;
  const finder = alsoRanked(withinSources(index, assistant.sources), asked, ranked);
  const isByMeaning = ranked.length > 0;
  const answer = answerInDialogue(finder, asked, turns, {
    strictness,
    canHandOver: actions.includes("hand_over"),
    ...(now && { now }),
  });
  const offlineEnd: EndOfReply = {
    status: "completed",
    text: answer.act === "greet" && greeting !== null ? greeting : answer.text,
    model: offlineModel,
    isAnswered: answer.answered,
    confidence: roundScore(answer.confidence),
    citations: answer.support.map(({ highlight, ...found }) => ({
      ...citationOf(found),
      ...(highlight && { highlight }),
    })),
    choices: answer.choices.length === 0 ? undefined : answer.choices.map(showChoice),
    settles: settledBy(finder, reply.question, answer, turns.at(-1)),
    missed: answer.unanswered,
    provenance: provenanceOf(reply, { answer, isByMeaning }),
  };
  const before = history.turns.map((turn) => turn.question);
  const language = languageOfDialogue([reply.question, ...before.toReversed()], answer.retrieval.query.language);
  return {
    answer,
    choosePortion: (mostTokens) => portionOfDialogue(finder, asked, turns, answer, mostTokens),
    isByMeaning,
    language,
    offlineEnd: limitText(offlineEnd, reply.request),
    unansweredBefore: history.unanswered,
    askedBefore: before.at(-1),
    callBack: history.callBack,
  };
}

/**
 * Gives the question before, when the message takes a choice that was offered to it, and the reply answers
 * from that.
 */
function settledBy(
  finder: PassageFinder,
  message: string,
  answer: DialogueAnswer,
  last: History["turns"][number] | undefined,
): EndOfReply["settles"] {
  if (last === undefined || !answer.answered) return undefined;
  // The answer reads each of several choices that were taken in a line of its own.
  const readings = `\n${answer.readAs}\n`;
  const taken = last.choices.filter(({ title }) => {
    return (
      readings.includes(`\n${last.question} ${title}\n`) || message.trim().toLowerCase() === title.trim().toLowerCase()
    );
  });
  if (!answer.support.some(({ document }) => taken.some(({ sourceId }) => sourceId === document.sourceId)))
    return undefined;
  return { messageId: last.questionId, question: last.question, language: finder.languageOf(last.question).code };
}

function showChoice({ title, sourceId }: DialogueAnswer["choices"][number]): Choice {
  return { title, sourceId: SourceId.format(sourceId) };
}

/**
 * Ranks the passages of the assistant's knowledge by how near they are to the question in meaning.
 */
export async function rankPassages(
  kernel: Kernel,
  { sources, setup }: ChosenAssistant,
  index: PassageIndex,
  reply: PendingReply,
  question: string,
  outside: Outside,
): Promise<RankedPassage[]> {
  const { workspaceId, knowledgeVersion } = reply;
  const visitorId = visitorOfPerson(workspaceId, reply);
  const ranked = await outside.get("ranked", async () => {
    const found = await rankByMeaning(kernel, {
      ...{ workspaceId, setup: setup.models, index, knowledgeVersion, question, visitorId, sourceIds: sources },
    });
    return found.length === 0 ? undefined : found;
  });
  return ranked ?? [];
}
