import type { Kernel } from "../../../kernel/kernel.ts";
import type { Turn } from "../asking/store-question.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf, showAnswer, showHandedOver } from "../record/show.ts";
import { findMessages } from "../record/store.ts";
import type { ChatAnswer } from "../schema.ts";
import { awaitReply } from "./await-reply.ts";

/** What a turn comes to: its answer, or that a person has taken over. Throws not-found when the conversation was erased. */
export async function answerOf(kernel: Kernel, turn: Turn): Promise<ChatAnswer> {
  if (turn.reply === null) return showHandedOver(turn);
  return readAnswer(kernel, turn.workspaceId, turn.reply.replyId);
}

/** The answer that a reply becomes, as soon as it has. Throws not-found when the conversation was erased, or unavailable. */
export async function readAnswer(kernel: Kernel, workspaceId: string, replyId: string): Promise<ChatAnswer> {
  const reply = await awaitReply(kernel, workspaceId, replyId);
  const [found] = await findMessages(kernel.database.query, workspaceId, [replyId]);
  if (found === undefined) throw noSuchConversation();
  const conversation = { id: found.conversationId, sessionKey: found.sessionKey };
  return showAnswer(reply, sessionIdOf(conversation), undefined);
}
