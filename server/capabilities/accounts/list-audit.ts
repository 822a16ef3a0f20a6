import { formatId, PREFIXES, type Prefix } from "../../kernel/storage/id.ts";
import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import type { AuditEntry } from "./schema.ts";
import * as store from "./store.ts";

/** What happened in the workspace, newest first. */
export async function listAudit(
  { kernel, caller }: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string },
): Promise<Page<AuditEntry>> {
  const position = readCursor(kernel.secrets, "audit", cursor);
  const rows = await store.listAuditEntries(kernel.database.query, caller.workspaceId, {
    limit,
    beforeId: position === undefined ? undefined : String(position[0]),
  });
  return pageOf(kernel.secrets, "audit", limit, rows, (row) => [row.id], showEntry);
}

function showEntry(row: store.StoredAuditEntry): AuditEntry {
  const actorPrefix = row.actorKind === "member" ? "usr" : "key";
  return {
    id: formatId("aud", row.id),
    actor: { kind: row.actorKind, id: row.actorId === null ? null : formatId(actorPrefix, row.actorId) },
    action: row.action,
    targetId: row.targetId === null ? null : showTarget(row.action, row.targetId),
    details: row.details as AuditEntry["details"],
    clientAddress: row.clientAddress,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Nouns of actions that are shorter than what the prefix is said to name. */
const shortNouns: Record<string, Prefix> = { account: "usr", member: "usr", session: "ses", source: "src" };

/** An action is `noun.verb`, and its target is one of that noun; only a refused sign-in has no session to name. */
function showTarget(action: string, targetId: string): string {
  const [noun = ""] = action.split(".");
  if (action === "session.refused") return formatId("usr", targetId);
  const named = Object.entries(PREFIXES).find(([, meaning]) => meaning.toLowerCase().replaceAll(" ", "-") === noun);
  const prefix = (named?.[0] as Prefix | undefined) ?? shortNouns[noun];
  return prefix === undefined ? targetId : formatId(prefix, targetId);
}
