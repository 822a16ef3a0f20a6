import type { Kernel } from "../../kernel/kernel.ts";
import { type ChatAnswer, handOverText, type Reply, showAnswer, showHandedOver } from "../conversations/index.ts";

/**
 * The answer of a reply that has ended, as the compatible APIs show it. Their clients show nothing
 * but answers, so in a conversation that is handed over to a person, the answer has the person's
 * words, or says that a person answers.
 *
 * @param message what `reply.complete()` gave
 */
export async function answerOfReply(
  kernel: Kernel,
  reply: Reply,
  message: Awaited<ReturnType<Reply["complete"]>>,
): Promise<ChatAnswer> {
  if (!reply.isHandedOver) return showAnswer(kernel, message, reply.sessionId, reply.visitorToken);
  const { workspaceId, conversationId, sessionId, replyId, visitorToken } = reply;
  const aiResponse = await handOverText(kernel, { workspaceId, conversationId, messageId: replyId });
  return { ...showHandedOver({ sessionId, conversationId, messageId: replyId, visitorToken }), aiResponse };
}
