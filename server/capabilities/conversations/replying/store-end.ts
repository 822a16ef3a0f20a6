import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { MessageRow } from "../record/store.ts";
import { announceReply } from "./announce-reply.ts";
import { passTurnOn } from "./pass-turn-on.ts";
import { type EndOfReply, endReply, type PendingReply } from "./store.ts";

/**
 * Stores the end of a reply, announces it, and passes the turn on. Undefined when the reply was
 * stopped, erased or adopted by another node meanwhile: then nothing is written.
 */
export async function storeEnd(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const { workspaceId, conversationId, replyId } = reply;
  const ended = await endReply(tx, { workspaceId, conversationId, replyId, nodeId }, end);
  if (ended === undefined) return undefined;
  announceReply(tx, workspaceId, ended);
  await passTurnOn(kernel, tx, { workspaceId, conversationId, isLast: ended.isLast }, end.handOver);
  return ended;
}
