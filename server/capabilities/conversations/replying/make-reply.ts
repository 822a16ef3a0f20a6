import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, isDatabaseUnavailable, isOwnerDeleted } from "../../../kernel/storage/database.ts";
import { groupCommit } from "../../../kernel/storage/group-commit.ts";
import { offlineModel } from "../../assistants/index.ts";
import { readKnowledgeVersion } from "../../knowledge/index.ts";
import { ReplyStopped } from "../live/live-replies.ts";
import type { MessageRow } from "../record/store.ts";
import { runAgreedAction, withoutResult } from "./acting/run-agreed-action.ts";
import { handOverWhenUnanswered } from "./choosing/apply-rules.ts";
import { type EndOfReply, failedEnd, givenUpEnd, interruptedEnd } from "./end-of-reply.ts";
import { SourceGone, storeEnd } from "./ending/store-end.ts";
import { tellOfficeHours } from "./ending/tell-office-hours.ts";
import { rankPassages } from "./finding/find-passages.ts";
import { readClock } from "./finding/read-clock.ts";
import { readHistory } from "./finding/read-history.ts";
import { rewriteFollowUp } from "./finding/rewrite-follow-up.ts";
import { listen, type Outside } from "./outside/outside.ts";
import { withRecording } from "./outside/with-recording.ts";
import type { PendingReply } from "./pending-reply.ts";
import { type PreparedReply, prepareReply, readBasis } from "./prepare-reply.ts";
import { awaitUnlocked, noteBeginning } from "./store.ts";
import { releaseReply, type StartedModel, stopStartedModel } from "./writing/start-model-early.ts";
import { writeWithModel } from "./writing/write-with-model.ts";

const repliesUnderWay = state(() => new Map<string, Promise<MessageRow | undefined>>());

/**
 * Makes a reply and stores its end. The reply must be the active one of its conversation, which
 * keeps replies in order. Gives the ended reply; undefined when it was stopped, erased or adopted
 * by another node meanwhile. `started` is the model that was asked while the question was committed.
 *
 * The steps: choose-assistant → read-history → find-passages → apply-rules → write-with-model or
 * the offline engine's answer → store-end → pass-turn-on. `reply-with-question.ts` takes the steps
 * before the commit of the question, as far as they wait for nothing.
 */
export function makeReply(
  kernel: Kernel,
  reply: PendingReply,
  started?: StartedModel,
): Promise<MessageRow | undefined> {
  const replies = repliesUnderWay(kernel);
  releaseReply(kernel, reply.replyId);
  const found = replies.get(reply.replyId);
  if (found !== undefined) {
    // The recovery of replies on this node was faster.
    if (started !== undefined) stopStartedModel(started, "The reply is made without it.");
    return found;
  }
  const making = makeAndStore(kernel, reply, started).finally(() => replies.delete(reply.replyId));
  replies.set(reply.replyId, making);
  return making;
}

/** Waits for the replies that this node makes, so that a stopping node leaves none half done. */
export async function settleReplies(kernel: Kernel): Promise<void> {
  await Promise.allSettled(repliesUnderWay(kernel).values());
}

async function makeAndStore(
  kernel: Kernel,
  reply: PendingReply,
  started: StartedModel | undefined,
): Promise<MessageRow | undefined> {
  const end = endOfAdopted(kernel, reply) ?? (await makeEnd(kernel, reply, started));
  if (end === undefined) {
    // The transaction that stops the reply may still be under way. Until its commit the reply looks
    // pending, and would be made again.
    await awaitUnlocked(kernel.database.query, reply);
    return undefined;
  }
  const nodeId = kernel.node.id;
  const { causedBy } = reply;
  // Replies that share a transaction share the cause of its events.
  const commit: typeof groupCommit = (database, work) =>
    causedBy === null ? groupCommit(database, work) : inTransaction(database, work, { causedBy });
  const store = (made: EndOfReply) =>
    retryWhenDatabaseReturns(kernel, () => commit(kernel.database, (tx) => storeEnd(kernel, tx, reply, nodeId, made)));
  try {
    return await store(end);
  } catch (error) {
    if (!(error instanceof SourceGone)) throw error;
    return storeFromWhatIsLeft(kernel, reply, store);
  }
}

const mostRemakes = 5;

/** The engine answers again by the newest knowledge, because a source that it cited was removed. */
async function storeFromWhatIsLeft(
  kernel: Kernel,
  reply: PendingReply,
  store: (end: EndOfReply) => Promise<MessageRow | undefined>,
): Promise<MessageRow | undefined> {
  for (let remakes = 0; remakes < mostRemakes; remakes++) {
    const knowledgeVersion = await readKnowledgeVersion(kernel.database.query, reply.workspaceId);
    const end = await makeEnd(kernel, { ...reply, knowledgeVersion, requestedModel: offlineModel }, undefined);
    try {
      return end && (await store(end));
    } catch (error) {
      if (!(error instanceof SourceGone)) throw error;
    }
  }
  return store(failedEnd());
}

/** The most nodes that may die of one reply. */
const maxAdoptions = 2;

/** The end of a reply that must not be made again, after the node died that was making it. */
function endOfAdopted(kernel: Kernel, reply: PendingReply): EndOfReply | undefined {
  if (reply.hasBegun) return interruptedEnd(reply);
  if (reply.adoptions < maxAdoptions) return undefined;
  kernel.log.error({ replyId: reply.replyId, adoptions: reply.adoptions }, "gave a reply up: its nodes died");
  return givenUpEnd();
}

/** Gives undefined when the reply was stopped: then its end is stored already. */
async function makeEnd(
  kernel: Kernel,
  reply: PendingReply,
  started: StartedModel | undefined,
): Promise<EndOfReply | undefined> {
  let unused = started;
  try {
    return await retryWhenDatabaseReturns(kernel, () => {
      // A started model can be read only once: a retry asks the model again.
      const early = unused;
      unused = undefined;
      return replyInSteps(kernel, reply, early);
    });
  } catch (error) {
    if (error instanceof ReplyStopped) return undefined;
    if (isDatabaseUnavailable(error) || isOwnerDeleted(error)) throw error;
    kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
    return failedEnd();
  }
}

/**
 * Goes the way from a question to its reply. With `started`, the first steps were taken while the
 * question was committed.
 */
async function replyInSteps(
  kernel: Kernel,
  reply: PendingReply,
  started: StartedModel | undefined,
): Promise<EndOfReply> {
  const outside = started?.outside ?? listen();
  const end = await takeSteps(kernel, reply, outside, { started, write: writeWithModel });
  return withRecording(end, reply, outside);
}

/**
 * Takes the steps of a new reply, or of a replay: what they take from outside comes from `outside`, and `write`
 * shows what a model writes to readers, or to nobody.
 */
export async function takeSteps(
  kernel: Kernel,
  reply: PendingReply,
  outside: Outside,
  { started, write }: { started: StartedModel | undefined; write: typeof writeWithModel },
): Promise<EndOfReply> {
  const { assistant, found, ruled } =
    started === undefined ? await readAndPrepare(kernel, reply, outside) : { ...started, ruled: undefined };
  const end = ruled ?? (await writeReply());
  const db = kernel.database.query;
  const handed = handOverWhenUnanswered(assistant, found, end);
  return tellOfficeHours(kernel, db, reply.workspaceId, handed, outside);

  async function writeReply(): Promise<EndOfReply> {
    if (assistant.models.length === 0) return found.offlineEnd;
    const done = await outside.get("done", () => runAgreedAction(kernel, assistant, reply), withoutResult);
    return write(kernel, { reply, assistant, found, done, started, outside });
  }
}

async function readAndPrepare(kernel: Kernel, reply: PendingReply, outside: Outside): Promise<PreparedReply> {
  const basis = await readBasis(kernel, reply);
  const { assistant, index } = basis;
  const history = await readHistory(kernel.database.query, assistant, reply);
  // A node that dies before this did not die of this reply.
  if (reply.adoptions > 0) await noteBeginning(kernel.database.query, reply, kernel.node.id);
  const rewritten = await rewriteFollowUp(kernel, assistant, index, reply, history, outside);
  const ranked = await rankPassages(kernel, assistant, index, reply, rewritten ?? reply.question, outside);
  const now = await readClock(kernel, kernel.database.query, reply, history, outside);
  return prepareReply(reply, basis, history, { ranked, rewritten, now });
}

/** After the last retry, the recovery of replies tries again later. */
const retryDelaysMs = [50, 200, 500, 1_000, 2_000];

/**
 * Retries `work` while the database cannot be reached for a moment. Throws what `work` throws
 * otherwise.
 */
async function retryWhenDatabaseReturns<Result>(kernel: Kernel, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (waitMs === undefined || !isDatabaseUnavailable(error)) throw error;
      kernel.log.warn({ attempt }, "the database cannot be reached while a reply is made; retrying");
      await delay(waitMs);
    }
  }
}
