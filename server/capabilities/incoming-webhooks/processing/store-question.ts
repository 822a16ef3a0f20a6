import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { isDatabaseUnavailable, isOwnerDeleted, sqlState, type Transaction } from "../../../kernel/storage/database.ts";
import { groupCommit } from "../../../kernel/storage/group-commit.ts";
import type { Turn } from "../../conversations/index.ts";
import { type AcceptedEvent, markFailed, markProcessed } from "./store.ts";

/**
 * Thrown inside the transaction, so that the question is not stored if the event is not this node's
 * any more.
 */
class NotOurs extends Error {}

/**
 * Stores the question and marks its event as processed, in one transaction: so it is asked once,
 * whatever happens. Undefined if the event failed or another node has it. Rejects if a later
 * attempt may succeed.
 */
export async function storeQuestion(
  kernel: Kernel,
  event: AcceptedEvent,
  ask: (tx: Transaction) => Promise<Turn>,
): Promise<Turn | undefined> {
  const nodeId = kernel.node.id;
  try {
    return await groupCommit(kernel.database, async (tx) => {
      const turn = await ask(tx);
      const outcome = { conversationId: turn.conversationId, replyId: turn.reply?.replyId ?? null };
      if (!(await markProcessed(tx, event, nodeId, outcome))) throw new NotOurs();
      return turn;
    });
  } catch (error) {
    if (error instanceof NotOurs) return undefined;
    if (mayRetry(error)) throw error;
    const isForeseen = error instanceof Problem;
    if (!isForeseen && !isOwnerDeleted(error))
      kernel.log.error({ stack: (error as Error).stack }, "an inbound event could not be processed");
    await markFailed(kernel.database.query, event, isForeseen ? error.detail : "The event could not be processed.");
    return undefined;
  }
}

/** Class 40: the transaction lost a conflict with another one, or waited too long for it. */
function mayRetry(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (sqlState(error)?.startsWith("40") ?? false);
}
