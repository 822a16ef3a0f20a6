import type { Kernel } from "../../kernel/kernel.ts";
import { awaitReply } from "./await-reply.ts";
import { noSuchConversation } from "./find-own-conversation.ts";
import type { ChatAnswer } from "./schema.ts";
import { sessionIdOf, showAnswer } from "./show.ts";
import { findMessages } from "./store.ts";

/** The answer that a reply becomes, as soon as it has. Throws not-found when the conversation was erased, or unavailable. */
export async function readAnswer(kernel: Kernel, workspaceId: string, replyId: string): Promise<ChatAnswer> {
  const reply = await awaitReply(kernel, workspaceId, replyId);
  const [found] = await findMessages(kernel.database.query, workspaceId, [replyId]);
  if (found === undefined) throw noSuchConversation();
  const conversation = { id: found.conversationId, sessionKey: found.sessionKey };
  return showAnswer(reply, sessionIdOf(conversation), undefined);
}
