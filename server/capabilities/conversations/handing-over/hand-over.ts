import type { Caller } from "../../../kernel/caller.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { assignToCaller, holdCaller, memberIdOf } from "../assigning/assign-to-caller.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import type { Conversation } from "../schema.ts";
import { addMessage } from "./add-message.ts";
import { changeOnce } from "./change-once.ts";
import { handOverConversation } from "./hand-over-conversation.ts";
import type { HandOver } from "./schema.ts";

/**
 * The person at a browser asks for a colleague by a button: as if by words, the assistant replies no
 * more, and the team is told. `caller` is as `identifyCaller` gives it. Throws cannot-be-done for a
 * message: a browser sends what the person says as a question.
 */
export async function askForColleague(
  context: Context,
  caller: Caller,
  sessionId: string,
  input: HandOver,
): Promise<Conversation> {
  if (input.message !== undefined) {
    const detail = "A browser cannot write as the system. Send what the person says with POST /api/chatbot/send.";
    throw new Problem(cannotBeDone, detail, { errors: [{ pointer: "/body/message", message: detail }] });
  }
  const { workspaceId } = caller;
  const ask = async (tx: Transaction) => {
    const { id } = await findOwnConversation(tx, caller, sessionId);
    const handOver = { workspaceId, conversationId: id, reason: "asked", memberId: null } as const;
    await handOverConversation(context.kernel, tx, handOver);
    return id;
  };
  return changeOnce(context, ask, caller);
}

/** A member or a server hands the conversation over to a person: the assistant replies no more. */
export async function handOver(context: Context, sessionId: string, input: HandOver): Promise<Conversation> {
  const { caller } = context;
  if (input.message !== undefined) checkMessageLength(context.kernel, input.message, "/body/message");
  return changeOnce(context, async (tx) => {
    const id = await handOverToCaller(context, tx, sessionId);
    if (input.message !== undefined) {
      const message = { author: "system" as const, text: input.message, isNote: false, memberId: null };
      await addMessage(tx, caller.workspaceId, id, message);
    }
    return id;
  });
}

/**
 * Hands the conversation over to the caller, who becomes its assignee when it has none. Gives the
 * conversation's id.
 */
export async function handOverToCaller(context: Context, tx: Transaction, sessionId: string): Promise<string> {
  const { kernel, caller } = context;
  const assignee = await holdCaller(context, tx);
  const { id } = await findOwnConversation(tx, caller, sessionId);
  const { workspaceId } = caller;
  await handOverConversation(kernel, tx, {
    ...{ workspaceId, conversationId: id },
    ...{ reason: "member", memberId: memberIdOf(caller) },
  });
  await assignToCaller(tx, { workspaceId, conversationId: id }, assignee);
  return id;
}
