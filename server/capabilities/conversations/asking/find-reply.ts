import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import {
  findLastSettledNumber,
  findMessages,
  listMessages,
  listMessagesBefore,
  type MessageRow,
} from "../record/store.ts";
import { awaitReply } from "../replying/await-reply.ts";
import type { ClientToolCall } from "../schema.ts";
import type { Reply } from "./begin-reply.ts";
import { emptyReply } from "./empty-reply.ts";

/** A stored reply in its present state, and the reply before it. */
export type FoundReply = Reply & {
  message: MessageRow;
  earlierReplyId: string | undefined;
  /** The API that asked keeps this with the reply. */
  remembered?: Record<string, unknown> | undefined;
};

/** Gives undefined when the workspace has no such reply. */
export async function findReply(kernel: Kernel, workspaceId: string, replyId: string): Promise<FoundReply | undefined> {
  const db = kernel.database.query;
  const [message] = await findMessages(db, workspaceId, [replyId]);
  if (message === undefined) return undefined;
  const { conversationId, number, sessionKey } = message;
  const sessionId = sessionIdOf({ id: conversationId, sessionKey });
  if (message.author === "contact") {
    // The conversation was handed over to a person: the assistant did not reply.
    const [next] = await listMessages(db, workspaceId, conversationId, number, 1);
    if (next?.replyToId === replyId) return undefined;
    const turn = { workspaceId, conversationId, messageId: replyId, sessionId, visitorToken: undefined };
    return { ...emptyReply(turn), earlierReplyId: undefined };
  }
  if (message.author !== "assistant") return undefined;
  // A reply directly follows its question, so the reply before stands two places earlier.
  const [earlier] = number <= 2 ? [] : await listMessages(db, workspaceId, conversationId, number - 3, 1);
  return {
    workspaceId,
    conversationId,
    replyId,
    sessionId,
    visitorToken: undefined,
    isHandedOver: false,
    complete: () => awaitReply(kernel, workspaceId, replyId),
    message,
    remembered: message.remembered ?? undefined,
    earlierReplyId: earlier?.author === "assistant" ? earlier.id : undefined,
  };
}

/**
 * Finds the pending reply of a conversation, undefined when there is none. Throws not-found as
 * `findOwnConversation` does.
 */
export async function findReplyUnderWay(
  { kernel }: Context,
  caller: Caller,
  sessionId: string,
  visitorToken: string | undefined,
): Promise<Reply | undefined> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const conversation = await findOwnConversation(db, caller, sessionId);
  const settled = await findLastSettledNumber(db, workspaceId, conversation.id);
  const [next] = await listMessages(db, workspaceId, conversation.id, settled, 1);
  if (next?.status !== "pending") return undefined;
  return {
    workspaceId,
    conversationId: conversation.id,
    replyId: next.id,
    sessionId: sessionIdOf(conversation),
    visitorToken,
    isHandedOver: false,
    complete: () => awaitReply(kernel, workspaceId, next.id),
  };
}

/**
 * The calls of the client's tools in the last reply of a conversation, which the next request may
 * answer. Throws not-found as `findOwnConversation` does.
 */
export async function findOpenCalls(kernel: Kernel, caller: Caller, sessionId: string): Promise<ClientToolCall[]> {
  const db = kernel.database.query;
  const { id, lastNumber } = await findOwnConversation(db, caller, sessionId);
  const page = { before: lastNumber + 1, after: 0, order: "desc", limit: 1 } as const;
  const [last] = await listMessagesBefore(db, caller.workspaceId, id, page);
  return last?.toolCalls ?? [];
}
