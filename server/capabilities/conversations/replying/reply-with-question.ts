import type { Kernel } from "../../../kernel/kernel.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { MessageRow } from "../record/store.ts";
import { handOverWhenUnanswered } from "./choosing/apply-rules.ts";
import { type EndOfReply, failedEnd } from "./end-of-reply.ts";
import { SourceGone, storeEnd } from "./ending/store-end.ts";
import { tellOfficeHours } from "./ending/tell-office-hours.ts";
import { readClock } from "./finding/read-clock.ts";
import { noHistory, readHistory } from "./finding/read-history.ts";
import type { PendingReply } from "./pending-reply.ts";
import { type Basis, basisInMemory, prepareReply } from "./prepare-reply.ts";
import { modelToStart, type StartedModel, startModelEarly } from "./writing/start-model-early.ts";

/**
 * A reply is so far when the transaction of its question ends:
 *
 * - `waiting` for its turn, or for further messages: nobody makes it yet
 * - `due`: it may be made now
 * - `asked`: it may be made now, and its model has been asked already
 * - `ended`: it was committed together with its question
 */
export type ReplyProgress =
  | { stage: "waiting" }
  | { stage: "due" }
  | { stage: "asked"; started: StartedModel }
  | { stage: "ended"; message: MessageRow };

/**
 * Makes a reply whose turn it is in the transaction that stores its question, so that one commit stores both.
 * Only the offline engine replies there. A model may be asked before the commit, with `mayAsk`: the caller must
 * stop it when the transaction fails. All else is left to `makeReply`, after the commit.
 */
export async function replyWithQuestion(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  { mayAsk }: { mayAsk: boolean },
): Promise<ReplyProgress> {
  const basis = basisInMemory(kernel, reply);
  if (basis === undefined) return { stage: "due" };
  if (basis.assistant.models.length > 0) return mayAsk ? askFirstModel(kernel, tx, reply, basis) : { stage: "due" };
  const end = await endByEngine(kernel, tx, reply, basis);
  try {
    const message = await storeEnd(kernel, tx, reply, kernel.node.id, end);
    return message === undefined ? { stage: "due" } : { stage: "ended", message };
  } catch (error) {
    if (error instanceof SourceGone) return { stage: "due" };
    throw error;
  }
}

/** Asks the first model, unless a rule decides the reply or something must be read first. */
async function askFirstModel(kernel: Kernel, db: Queryable, reply: PendingReply, basis: Basis): Promise<ReplyProgress> {
  const model = modelToStart(basis.assistant, reply);
  if (model === undefined) return { stage: "due" };
  const prepared = prepareReply(reply, basis, noHistory, { now: await readClock(kernel, db, reply, noHistory) });
  if (prepared.ruled !== undefined) return { stage: "due" };
  return { stage: "asked", started: startModelEarly(kernel, reply, prepared, model) };
}

/** Makes the end of a reply that no model writes, from what is in memory. */
export async function endByEngine(
  kernel: Kernel,
  db: Queryable,
  reply: PendingReply,
  basis: Basis,
): Promise<EndOfReply> {
  const history = await readHistory(db, basis.assistant, reply);
  const now = await readClock(kernel, db, reply, history);
  let end: EndOfReply;
  try {
    const { assistant, found, ruled } = prepareReply(reply, basis, history, { now });
    end = handOverWhenUnanswered(assistant, found, ruled ?? found.offlineEnd);
  } catch (error) {
    kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
    return failedEnd();
  }
  return tellOfficeHours(kernel, db, reply.workspaceId, end);
}
