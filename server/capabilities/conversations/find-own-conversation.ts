import type { Caller } from "../../kernel/caller.ts";
import type { Queryable } from "../../kernel/database.ts";
import { parseId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { type ConversationRow, findConversation, type Holder } from "./store.ts";
import { readVisitorToken } from "./visitor.ts";

/** What the caller may reach. A browser without its visitor token has nothing yet. */
export function holderOf(kernel: Kernel, caller: Caller, visitorToken: string | undefined): Holder | undefined {
  const { workspaceId } = caller;
  if (caller.kind !== "publishable-key") return { workspaceId, visitorId: null };
  const visitorId = caller.visitorId ?? readVisitorToken(kernel, workspaceId, visitorToken);
  return visitorId === undefined ? undefined : { workspaceId, visitorId };
}

/** By session id or conversation id; `toChange` takes a visitor's conversation by its id only. Throws not-found for what is not there, another workspace's or another visitor's. */
export async function findOwnConversation(
  kernel: Kernel,
  db: Queryable,
  caller: Caller,
  visitorToken: string | undefined,
  sessionId: string,
  options: { toChange?: boolean } = {},
): Promise<ConversationRow> {
  const holder = holderOf(kernel, caller, visitorToken);
  const id = parseId("conv", sessionId);
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
