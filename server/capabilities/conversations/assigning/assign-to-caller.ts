import type { Caller } from "../../../kernel/caller.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { holdMember } from "../../identity/index.ts";
import { lockConversation } from "../record/store.ts";
import { assign } from "./assign.ts";

/**
 * Keeps the calling member a member until the transaction ends, so that it can become an assignee.
 * Null for a key. Call it before a conversation is locked: removing a member locks in this order.
 */
export async function holdCaller({ caller }: Context, tx: Transaction): Promise<string | null> {
  const memberId = memberIdOf(caller);
  return memberId !== null && (await holdMember(tx, caller.workspaceId, memberId)) ? memberId : null;
}

/** Makes the member who takes over a conversation without an assignee its assignee. */
export async function assignToCaller(
  tx: Transaction,
  conversation: { workspaceId: string; conversationId: string },
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return;
  const { workspaceId, conversationId } = conversation;
  const locked = await lockConversation(tx, workspaceId, conversationId);
  if (locked === undefined || locked.assigneeId !== null) return;
  await assign(tx, { ...conversation, to: memberId, reason: "taken-over", memberId });
}

/** Gives null for a secret key: it speaks for the team and not for one member. */
export function memberIdOf({ kind, id }: Caller): string | null {
  return kind === "member" ? id : null;
}
