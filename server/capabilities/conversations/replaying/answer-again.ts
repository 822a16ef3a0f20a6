import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { offlineModel } from "../../assistants/index.ts";
import { readKnowledgeVersion, SourceId } from "../../knowledge/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import { handOverWhenUnanswered } from "../replying/choosing/apply-rules.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";
import { tellOfficeHours } from "../replying/ending/tell-office-hours.ts";
import { rankPassages } from "../replying/finding/find-passages.ts";
import { readClock } from "../replying/finding/read-clock.ts";
import { type History, maxEarlierTurns, noHistory } from "../replying/finding/read-history.ts";
import type { EarlierMessage } from "../replying/finding/store.ts";
import { listen } from "../replying/outside/outside.ts";
import type { PendingReply } from "../replying/pending-reply.ts";
import { prepareReply, readBasis } from "../replying/prepare-reply.ts";
import { writeUnseen } from "./write-unseen.ts";

/** A question that is answered once more, or before anybody asks it. */
export type AskedAgain = {
  workspaceId: string;
  /** Null means the default assistant. */
  assistantId: string | null;
  question: string;
  history?: History;
  /** A model reads these before the question. */
  earlier?: readonly EarlierMessage[];
  /** Null means the assistant's models; the engine alone for its name. */
  requestedModel?: string | null;
  signal?: AbortSignal;
};

/**
 * Answers with the knowledge and the settings of now. Nothing is stored, sent or handed over, and no tool is
 * run. Follow-ups are read by the engine, also where a model rewrites them. Throws unavailable on a node that
 * stops.
 */
export async function answerAgain(kernel: Kernel, asked: AskedAgain): Promise<EndOfReply> {
  const { workspaceId, assistantId, question, history = noHistory, requestedModel = null } = asked;
  const db = kernel.database.query;
  const [knowledgeVersion, setupVersion] = await Promise.all([
    readKnowledgeVersion(db, workspaceId),
    findSetupVersion(db, workspaceId),
  ]);
  const reply: PendingReply = {
    ...{ workspaceId, conversationId: newUuid(), replyId: newUuid(), question, knowledgeVersion, setupVersion },
    ...{ assistantId, requestedModel, askedAction: null, begunAction: null, visitorId: null, userId: null },
    ...{ request: null, databaseRules: null, causedBy: null, isFirst: history.turns.length === 0, hasBegun: false },
    ...{ adoptions: 0, text: "", model: null },
  };
  const basis = await readBasis(kernel, reply);
  // Without its models the assistant answers otherwise.
  if (liveRepliesOf(kernel).areCut) throw stopping();
  const outside = listen();
  const ranked = await rankPassages(kernel, basis.assistant, basis.index, reply, question, outside);
  const now = await readClock(kernel, db, reply, history, outside);
  const { assistant, found, ruled } = prepareReply(reply, basis, history, { ranked, now });
  if (ruled !== undefined) return tellOfficeHours(kernel, db, workspaceId, ruled, outside);
  const isByEngine = assistant.models.length === 0 || requestedModel === offlineModel;
  const end = isByEngine ? found.offlineEnd : await writeAgain();
  return tellOfficeHours(kernel, db, workspaceId, handOverWhenUnanswered(assistant, found, end), outside);

  function writeAgain(): Promise<EndOfReply> {
    const toolless = { ...assistant, settings: { ...assistant.settings, actions: [] } };
    const task = { reply, assistant: toolless, found, earlier: asked.earlier ?? [], outside };
    return writeUnseen(kernel, { ...task, done: undefined, started: undefined }, asked.signal);
  }
}

function stopping(): Problem {
  return new Problem(unavailable, "The server is stopping. Try again in a few seconds.");
}

/** Adds a question and its reply to what the next question is understood from. */
export function goOnFrom(
  history: History,
  questionId: string,
  question: string,
  end: Pick<EndOfReply, "citations" | "choices" | "isAnswered">,
): History {
  const cited = end.citations.filter(({ title }) => title !== null);
  const turn = {
    ...{ questionId, question },
    citedTitles: [...new Set(cited.flatMap(({ title }) => title ?? []))],
    citedSourceIds: [...new Set(cited.map(({ sourceId }) => uuidOf(sourceId)))],
    choices: (end.choices ?? []).map(({ title, sourceId }) => ({ title, sourceId: uuidOf(sourceId) })),
  };
  return {
    turns: [...history.turns, turn].slice(-maxEarlierTurns),
    unanswered: end.isAnswered ? 0 : history.unanswered + 1,
    callBack: undefined,
  };
}

const uuidOf = (wireId: string): string => SourceId.parse(wireId) ?? "";
