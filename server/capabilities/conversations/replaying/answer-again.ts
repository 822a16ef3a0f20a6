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
import { type History, noHistory } from "../replying/finding/read-history.ts";
import type { EarlierMessage } from "../replying/finding/store.ts";
import type { PendingReply } from "../replying/pending-reply.ts";
import { prepareReply, readBasis } from "../replying/prepare-reply.ts";
import { askModels } from "../replying/writing/ask-models.ts";

/** A question that is answered once more, or before anybody asks it. */
type AskedAgain = {
  workspaceId: string;
  /** Null: the default assistant. */
  assistantId: string | null;
  question: string;
  history?: History;
  /** A model reads these before the question. */
  earlier?: readonly EarlierMessage[];
  /** Null: the assistant's models; the engine alone for its name. */
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
  const ranked = await rankPassages(kernel, basis.assistant, basis.index, reply, question);
  const now = await readClock(kernel, db, reply, history);
  const { assistant, found, ruled } = prepareReply(reply, basis, history, { ranked, now });
  if (ruled !== undefined) return tellOfficeHours(kernel, db, workspaceId, ruled);
  const isByEngine = assistant.models.length === 0 || requestedModel === offlineModel;
  const end = isByEngine ? found.offlineEnd : await writeAgain();
  return tellOfficeHours(kernel, db, workspaceId, handOverWhenUnanswered(assistant, found, end));

  async function writeAgain(): Promise<EndOfReply> {
    const toolless = { ...assistant, settings: { ...assistant.settings, actions: [] } };
    const writer = liveRepliesOf(kernel).write(reply.replyId);
    const stop = () => writer.stop();
    asked.signal?.addEventListener("abort", stop);
    const show = (piece: string) => writer.append(piece) as undefined;
    const { earlier = [] } = asked;
    try {
      const task = { kernel, reply, assistant: toolless, found, earlier, writer, show };
      return await askModels({ ...task, done: undefined, started: undefined });
    } finally {
      asked.signal?.removeEventListener("abort", stop);
      writer.end();
    }
  }
}

function stopping(): Problem {
  return new Problem(unavailable, "The server is stopping. Try again in a few seconds.");
}

/** Adds a question and its reply to what the next question is understood from. */
export function goOnFrom(history: History, questionId: string, question: string, end: EndOfReply): History {
  const cited = end.citations.filter(({ title }) => title !== null);
  const turn = {
    ...{ questionId, question },
    citedTitles: [...new Set(cited.flatMap(({ title }) => title ?? []))],
    citedSourceIds: [...new Set(cited.map(({ sourceId }) => uuidOf(sourceId)))],
    choices: (end.choices ?? []).map(({ title, sourceId }) => ({ title, sourceId: uuidOf(sourceId) })),
  };
  return {
    turns: [...history.turns, turn].slice(-mostTurns),
    unanswered: end.isAnswered ? 0 : history.unanswered + 1,
    callBack: undefined,
  };
}

/** A follow-up is understood from at most so many turns before it. */
const mostTurns = 4;
const uuidOf = (wireId: string): string => SourceId.parse(wireId) ?? "";
