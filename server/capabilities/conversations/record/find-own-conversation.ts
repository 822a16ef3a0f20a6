import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SubjectKind } from "../../../kernel/log/event.ts";
import { conflict, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { proofMissing } from "../../contacts/index.ts";
import { ConversationId } from "../ids.ts";
import { type ConversationRow, findConversation, findVisitors, type Holder, listConversationsOfKey } from "./store.ts";

/**
 * Tells which conversations a caller reaches; undefined for a browser without a visitor token, which has
 * none yet. `caller` is as `identifyCaller` gives it. Throws user-proof-missing.
 */
export function holderOf({ kind, workspaceId, visitorId, requiresIdentity }: Caller): Holder | undefined {
  if (kind !== "publishable-key") return { workspaceId, visitorId: null };
  if (visitorId !== undefined) return { workspaceId, visitorId };
  if (requiresIdentity) throw proofMissing();
  return undefined;
}

/** The answer names so many conversations to a caller whose session id means several. */
const mostNamed = 10;

/**
 * Finds a conversation that the caller may read and change, by session id or conversation id. Visitors
 * choose session ids freely: by one, a server finds its own conversation, or else the only visitor's.
 * Throws not-found for an unknown one, another workspace's and another visitor's, and conflict for a
 * session id that means several visitors' conversations: to act on one of them would be a guess.
 */
export async function findOwnConversation(db: Queryable, caller: Caller, sessionId: string): Promise<ConversationRow> {
  const holder = holderOf(caller);
  if (holder === undefined) throw noSuchConversation();
  const id = ConversationId.parse(sessionId);
  const found = id === undefined ? await findByKey(db, holder, sessionId) : await findConversation(db, holder, id);
  if (found === undefined) throw noSuchConversation();
  return found;
}

async function findByKey(db: Queryable, holder: Holder, key: string): Promise<ConversationRow | undefined> {
  const found = await listConversationsOfKey(db, holder, key, mostNamed + 1);
  const [first] = found;
  if (first === undefined || first.visitorId === null || found.length === 1) return first;
  const conversationIds = found.slice(0, mostNamed).map((row) => ConversationId.format(row.id));
  const others = found.length > mostNamed ? ", and others that GET /api/conversations lists" : "";
  throw new Problem(
    conflict,
    `Several visitors have a conversation with this session id. Use the id of one of them: ${conversationIds.join(", ")}${others}.`,
    { members: { conversationIds } },
  );
}

export function noSuchConversation(): Problem {
  return new Problem(notFound, "There is no such conversation.");
}

/**
 * Answers for conversations as the subjects of events. Servers' and members' conversations have no
 * visitor.
 */
export const conversationSubject: SubjectKind = {
  kind: "conversation",

  async findVisitors(kernel: Kernel, workspaceId: string, wireIds: readonly string[]) {
    const ids = wireIds.map((id) => ConversationId.parse(id)).filter((id) => id !== undefined);
    const rows = await findVisitors(kernel.database.query, workspaceId, ids);
    return new Map(rows.map((row) => [ConversationId.format(row.id), row.visitorId]));
  },

  async find(kernel: Kernel, caller: Caller, name: string) {
    return ConversationId.format((await findOwnConversation(kernel.database.query, caller, name)).id);
  },
};
