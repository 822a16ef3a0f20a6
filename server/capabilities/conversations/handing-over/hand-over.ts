import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationHandedBack } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { findOwnConversation, noSuchConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf, showConversation, showMessage } from "../record/show.ts";
import { activateNextReply, findMessage, lockConversation, setStatus } from "../record/store.ts";
import type { Conversation, HandBack, HandOver, NewMemberMessage, StoredMessage } from "../schema.ts";
import { addMessage } from "./add-message.ts";
import { takeOver } from "./hand-over-conversation.ts";

/** Deeds of people in a conversation: they take over, write, and hand back. */

/** A person takes over, or somebody asks for one: no assistant replies any more. */
export async function handOver(context: Context, sessionId: string, input: HandOver): Promise<Conversation> {
  return context.commit(async (tx) => {
    const id = await take(context, tx, sessionId);
    if (input.message !== undefined)
      await write(context, tx, id, { author: "system", text: input.message, isNote: false });
    return show(context, tx, id);
  });
}

/**
 * A member writes to the person, and has taken over with it; a note is for colleagues and changes nothing.
 * A message of a secret key's counts as one of the team's.
 */
export async function writeAsMember(
  context: Context,
  sessionId: string,
  input: NewMemberMessage,
): Promise<StoredMessage> {
  const { caller } = context;
  return context.commit(async (tx) => {
    const isNote = input.isNote === true;
    const id = isNote ? await lock(context, tx, sessionId) : await take(context, tx, sessionId);
    const messageId = await write(context, tx, id, { author: "member", text: input.text, isNote });
    const row = await findMessage(tx, caller.workspaceId, messageId);
    const conversation = await findOwnConversation(tx, caller, ConversationId.format(id));
    return showMessage(row!, sessionIdOf(conversation));
  });
}

/** The assistant replies again, from the next message on, and knows the summary. Throws cannot-be-done when nobody had taken over. */
export async function handBack(context: Context, sessionId: string, input: HandBack): Promise<Conversation> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    const { id, status } = await lockFound(context, tx, sessionId);
    if (status !== "handed-over") throw new Problem(cannotBeDone, "Nobody has taken over this conversation.");
    await setStatus(tx, workspaceId, id, "open");
    await activateNextReply(tx, workspaceId, id);
    const summary = input.summary ?? "A colleague has handed the conversation back.";
    await write(context, tx, id, { author: "system", text: summary, isNote: true });
    emit(tx, conversationHandedBack, { workspaceId, data: { conversationId: ConversationId.format(id) } });
    return show(context, tx, id);
  });
}

async function lockFound(context: Context, tx: Transaction, sessionId: string) {
  const { caller } = context;
  const { id } = await findOwnConversation(tx, caller, sessionId, { toChange: true });
  const locked = await lockConversation(tx, caller.workspaceId, id);
  if (locked === undefined) throw noSuchConversation();
  return { id, status: locked.status };
}

async function lock(context: Context, tx: Transaction, sessionId: string): Promise<string> {
  return (await lockFound(context, tx, sessionId)).id;
}

async function take(context: Context, tx: Transaction, sessionId: string): Promise<string> {
  const { kernel, caller } = context;
  const { id } = await findOwnConversation(tx, caller, sessionId, { toChange: true });
  const memberId = caller.kind === "member" ? caller.id : null;
  await takeOver(kernel, tx, { workspaceId: caller.workspaceId, conversationId: id, reason: "member", memberId });
  return id;
}

async function write(
  { caller }: Context,
  tx: Transaction,
  conversationId: string,
  message: { author: "member" | "system"; text: string; isNote: boolean },
): Promise<string> {
  const memberId = message.author === "member" && caller.kind === "member" ? caller.id : null;
  return addMessage(tx, caller.workspaceId, conversationId, { ...message, memberId });
}

async function show({ caller }: Context, tx: Transaction, id: string): Promise<Conversation> {
  return showConversation(await findOwnConversation(tx, caller, ConversationId.format(id)));
}
