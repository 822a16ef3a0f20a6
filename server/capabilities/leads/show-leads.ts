import type { Queryable } from "../../kernel/storage/database.ts";
import { ContactId, findRoots } from "../contacts/index.ts";
import { UserId } from "../identity/index.ts";
import { LeadId } from "./ids.ts";
import type { Lead } from "./schema.ts";
import type { LeadRow } from "./store.ts";

/** Leads as the team sees them, each under the contact as part of which its own is shown. */
export async function showLeads(db: Queryable, workspaceId: string, rows: readonly LeadRow[]): Promise<Lead[]> {
  const roots = await findRoots(db, workspaceId, [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))]);
  return rows.map(({ taught: _, ...row }) => ({
    ...row,
    id: LeadId.format(row.id),
    contactId: row.contactId === null ? null : ContactId.format(roots.get(row.contactId) ?? row.contactId),
    assigneeId: row.assigneeId === null ? null : UserId.format(row.assigneeId),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
