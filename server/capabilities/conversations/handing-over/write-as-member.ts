import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { memberIdOf } from "../assigning/assign-to-caller.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import type { StoredMessage } from "../record/message-schema.ts";
import { nameMembers } from "../record/name-members.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import { showMessage } from "../record/show-message.ts";
import { findMessages } from "../record/store.ts";
import { addMessage } from "./add-message.ts";
import { handOverToCaller } from "./hand-over.ts";
import type { NewMemberMessage } from "./schema.ts";

/**
 * Adds a message of a member to the person, and hands the conversation over to the member. A note
 * is for colleagues and hands nothing over. A message of a secret key counts as the team's. A
 * retry reads the stored message, so that none outlives its conversation. Throws not-found.
 */
export async function writeAsMember(
  context: Context,
  sessionId: string,
  { text, isNote = false }: NewMemberMessage,
): Promise<StoredMessage> {
  const { kernel, caller, progress } = context;
  const { workspaceId } = caller;
  checkMessageLength(kernel, text, "/body/text");
  const done = progress?.value as { messageId: string } | undefined;
  const { messageId } = done ?? (await context.commit(write, { progressOf: (written) => written }));
  const { query } = kernel.database;
  const [message] = await nameMembers(query, await findMessages(query, workspaceId, [messageId]));
  if (message === undefined) throw noSuchConversation();
  return showMessage(kernel, message, sessionIdOf({ id: message.conversationId, sessionKey: message.sessionKey }));

  async function write(tx: Transaction): Promise<{ messageId: string }> {
    const id = isNote ? await lock(context, tx, sessionId) : await handOverToCaller(context, tx, sessionId);
    const message = { author: "member" as const, text, isNote, memberId: memberIdOf(caller) };
    return { messageId: await addMessage(tx, workspaceId, id, message) };
  }
}

async function lock(context: Context, tx: Transaction, sessionId: string): Promise<string> {
  return (await lockOwnConversation(context, tx, sessionId)).id;
}
