import type { Kernel } from "../../../kernel/kernel.ts";
import type { Turn } from "../placing/question.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { showAnswer, showHandedOver } from "../record/show-answer.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import { findMessages } from "../record/store.ts";
import { awaitReply } from "../replying/await-reply.ts";
import type { ChatAnswer } from "../schema.ts";

/**
 * The answer of a turn: its reply, or that the conversation is handed over. Throws as `readAnswer`
 * does.
 */
export async function answerOf(kernel: Kernel, turn: Turn): Promise<ChatAnswer> {
  if (turn.reply === null) return showHandedOver(turn);
  return readAnswer(kernel, turn.workspaceId, turn.reply.replyId);
}

/**
 * Waits for a reply and gives it as an answer. Throws not-found when the conversation was erased,
 * and unavailable.
 */
export async function readAnswer(kernel: Kernel, workspaceId: string, replyId: string): Promise<ChatAnswer> {
  const reply = await awaitReply(kernel, workspaceId, replyId);
  const [found] = await findMessages(kernel.database.query, workspaceId, [replyId]);
  if (found === undefined) throw noSuchConversation();
  const conversation = { id: found.conversationId, sessionKey: found.sessionKey };
  return showAnswer(kernel, reply, sessionIdOf(conversation), undefined);
}
