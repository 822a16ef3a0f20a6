import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOwnConversation, noSuchConversation } from "./find-own-conversation.ts";
import { type LockedConversation, lockConversation } from "./store.ts";

/**
 * Finds a conversation of the caller's and locks it. Throws not-found, also when it was erased in
 * between.
 */
export async function lockOwnConversation(
  { caller }: Context,
  tx: Transaction,
  sessionId: string,
): Promise<LockedConversation & { id: string }> {
  const { id } = await findOwnConversation(tx, caller, sessionId);
  const locked = await lockConversation(tx, caller.workspaceId, id);
  if (locked === undefined) throw noSuchConversation();
  return { ...locked, id };
}
