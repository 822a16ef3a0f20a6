import type { Kernel } from "../../../kernel/kernel.ts";
import { AuditEntryId, type IdType } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { listAuditEntries, type StoredAuditEntry } from "../../../kernel/store.ts";
import { UserId } from "../../identity/index.ts";
import { ApiKeyId, AppId, TrustId } from "../ids.ts";
import type { AuditEntry, AuditQuery } from "./schema.ts";

/** Returns the audit log of the workspace, newest first. */
export const listAudit = listOf({
  name: "audit",
  find: ({ kernel, caller }, page, { action }: AuditQuery) =>
    listAuditEntries(kernel.database.query, caller.workspaceId, { ...page, action }),
  show: (row, { kernel }) => showEntry(kernel, row),
});

const actorIds: Record<string, IdType> = { member: UserId, app: AppId, trust: TrustId };

function showEntry(kernel: Kernel, row: StoredAuditEntry): AuditEntry {
  const ActorId = actorIds[row.actorKind] ?? ApiKeyId;
  return {
    id: AuditEntryId.format(row.id),
    actor: { kind: row.actorKind, id: row.actorId === null ? null : ActorId.format(row.actorId) },
    action: row.action,
    target: row.targetId === null ? null : showTarget(kernel, row.action, row.targetId),
    details: row.details as AuditEntry["details"],
    clientAddress: row.clientAddress,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Audit actions use these nouns besides the nouns of the kinds of ids. */
const otherNouns: Record<string, IdType> = { account: UserId, member: UserId };

/**
 * An action is `noun.verb`, and the target's id is of the kind that the noun names. A refused
 * sign-in has no session: its target is the user.
 */
function showTarget(kernel: Kernel, action: string, targetId: string): AuditEntry["target"] {
  const [noun = ""] = action.split(".");
  const isOfUser = action === "session.refused";
  const type = isOfUser ? UserId : (otherNouns[noun] ?? kernel.ids.find((each) => each.noun === noun));
  return type === undefined ? { kind: noun, id: targetId } : { kind: type.noun, id: type.format(targetId) };
}
