import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { proofMissing } from "../../contacts/index.ts";
import { ConversationId } from "../ids.ts";
import { type ConversationRow, findConversation, type Holder } from "./store.ts";

/** What the caller, as `identifyCaller` gives it, may reach. A browser without its visitor token has nothing yet. */
export function holderOf({ kind, workspaceId, visitorId, requiresIdentity }: Caller): Holder | undefined {
  if (kind !== "publishable-key") return { workspaceId, visitorId: null };
  if (visitorId !== undefined) return { workspaceId, visitorId };
  if (requiresIdentity) throw proofMissing();
  return undefined;
}

/** By session id or conversation id; `toChange` takes a visitor's conversation by its id only. Throws not-found for what is not there, another workspace's or another visitor's. */
export async function findOwnConversation(
  db: Queryable,
  caller: Caller,
  sessionId: string,
  options: { toChange?: boolean } = {},
): Promise<ConversationRow> {
  const holder = holderOf(caller);
  const id = ConversationId.parse(sessionId);
  const found =
    holder === undefined
      ? undefined
      : await findConversation(db, holder, id === undefined ? { sessionKey: sessionId } : { id });
  if (found === undefined) throw noSuchConversation();
  // Visitors choose names freely, so a name alone must not lead a server's act to a visitor's conversation.
  if (options.toChange && id === undefined && found.visitorId !== (holder?.visitorId ?? null))
    throw noSuchConversation();
  return found;
}

export function noSuchConversation(): Problem {
  return new Problem(notFound, "There is no such conversation.");
}
