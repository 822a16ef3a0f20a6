import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ConversationId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import { showMessage } from "../record/show-message.ts";
import { findMessage } from "../record/store.ts";
import type { StoredMessage } from "../schema.ts";
import { addMessage } from "./add-message.ts";
import { handOverToCaller, memberIdOf } from "./hand-over.ts";
import type { NewMemberMessage } from "./schema.ts";

/**
 * Adds a message of a member to the person, and hands the conversation over to the member. A note
 * is for colleagues and hands nothing over. A message of a secret key counts as the team's.
 */
export async function writeAsMember(
  context: Context,
  sessionId: string,
  { text, isNote = false }: NewMemberMessage,
): Promise<StoredMessage> {
  const { caller } = context;
  return context.commit(async (tx) => {
    const id = isNote ? await lock(context, tx, sessionId) : await handOverToCaller(context, tx, sessionId);
    const message = { author: "member" as const, text, isNote, memberId: memberIdOf(caller) };
    const messageId = await addMessage(tx, caller.workspaceId, id, message);
    const row = await findMessage(tx, caller.workspaceId, messageId);
    const conversation = await findOwnConversation(tx, caller, ConversationId.format(id));
    return showMessage(row!, sessionIdOf(conversation));
  });
}

async function lock(context: Context, tx: Transaction, sessionId: string): Promise<string> {
  return (await lockOwnConversation(context, tx, sessionId)).id;
}
