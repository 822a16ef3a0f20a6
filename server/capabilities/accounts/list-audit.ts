import type { Kernel } from "../../kernel/kernel.ts";
import { AuditEntryId, type IdType } from "../../kernel/storage/id.ts";
import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { ApiKeyId, UserId } from "./ids.ts";
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
  return pageOf(
    kernel.secrets,
    "audit",
    limit,
    rows,
    (row) => [row.id],
    (row) => showEntry(kernel, row),
  );
}

function showEntry(kernel: Kernel, row: store.StoredAuditEntry): AuditEntry {
  const ActorId = row.actorKind === "member" ? UserId : ApiKeyId;
  return {
    id: AuditEntryId.format(row.id),
    actor: { kind: row.actorKind, id: row.actorId === null ? null : ActorId.format(row.actorId) },
    action: row.action,
    targetId: row.targetId === null ? null : showTarget(kernel, row.action, row.targetId),
    details: row.details as AuditEntry["details"],
    clientAddress: row.clientAddress,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Nouns of audit actions beside those that the kinds of ids are named by. */
const otherNouns: Record<string, IdType> = { account: UserId, member: UserId };

/** An action is `noun.verb`, and its target is one of that noun. A refused sign-in names the user: it has no session. */
function showTarget(kernel: Kernel, action: string, targetId: string): string {
  const [noun = ""] = action.split(".");
  if (action === "session.refused") return UserId.format(targetId);
  const type = otherNouns[noun] ?? kernel.ids.find((each) => each.noun === noun);
  return type === undefined ? targetId : type.format(targetId);
}
