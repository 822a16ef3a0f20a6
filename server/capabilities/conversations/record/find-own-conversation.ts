import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { proofMissing } from "../../contacts/index.ts";
import { ConversationId } from "../ids.ts";
import { type ConversationRow, findConversation, type Holder } from "./store.ts";

/**
 * Which conversations a caller reaches; undefined for a browser without a visitor token, which has
 * none yet. `caller` is as `identifyCaller` gives it. Throws user-proof-missing.
 */
export function holderOf({ kind, workspaceId, visitorId, requiresIdentity }: Caller): Holder | undefined {
  if (kind !== "publishable-key") return { workspaceId, visitorId: null };
  if (visitorId !== undefined) return { workspaceId, visitorId };
  if (requiresIdentity) throw proofMissing();
  return undefined;
}

/**
 * Finds a conversation that the caller may read and change, by session id or conversation id. Visitors
 * choose session ids freely: by one, a server finds its own conversation before a visitor's. Throws not-found for an unknown one, another
 * workspace's and another visitor's.
 */
export async function findOwnConversation(db: Queryable, caller: Caller, sessionId: string): Promise<ConversationRow> {
  const holder = holderOf(caller);
  const id = ConversationId.parse(sessionId);
  const found =
    holder === undefined
      ? undefined
      : await findConversation(db, holder, id === undefined ? { sessionKey: sessionId } : { id });
  if (found === undefined) throw noSuchConversation();
  return found;
}

export function noSuchConversation(): Problem {
  return new Problem(notFound, "There is no such conversation.");
}
