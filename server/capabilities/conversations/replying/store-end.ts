import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { offlineModel } from "../../assistants/index.ts";
import { keepCitedDocuments } from "../citing/keep-cited-documents.ts";
import { quotesOfReplies } from "../citing/quotes-of-replies.ts";
import { findMessage, type MessageRow } from "../record/store.ts";
import { announceReply } from "./announce-reply.ts";
import { passTurnOn } from "./pass-turn-on.ts";
import { type EndOfReply, endReply, type PendingReply } from "./store.ts";

/** The reply must be made again from what is left. */
export class SourceGone extends Error {}

/**
 * Stores the end of a reply, announces it, and passes the turn on. Undefined when the reply was
 * stopped, erased or adopted by another node meanwhile: then nothing is written. Throws SourceGone,
 * and has written nothing, when the engine's answer cites what was deleted while it was made. What a
 * model wrote was read already: it stays, and such citations are withdrawn.
 */
export async function storeEnd(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const { workspaceId, conversationId, replyId } = reply;
  const { kept, gone } = await keepCitedDocuments(tx, workspaceId, [
    ...end.citations,
    ...(end.continuation?.passages ?? []),
  ]);
  if (gone.length > 0 && end.model === offlineModel) throw new SourceGone("A cited source was removed meanwhile.");
  const ended = await endReply(tx, { workspaceId, conversationId, replyId, nodeId }, end, [...kept, ...gone]);
  if (ended === undefined) return undefined;
  if (gone.length > 0) {
    await quotesOfReplies.withdraw(tx, workspaceId, gone);
    Object.assign(ended, await findMessage(tx, workspaceId, replyId));
  }
  announceReply(tx, workspaceId, ended);
  await passTurnOn(kernel, tx, { workspaceId, conversationId, isLast: ended.isLast }, end.handOver);
  return ended;
}
