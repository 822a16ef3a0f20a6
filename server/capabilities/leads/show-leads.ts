import type { Queryable } from "../../kernel/storage/database.ts";
import { show } from "../../kernel/wire/show.ts";
import { findRoots } from "../contacts/index.ts";
import { Lead } from "./schema.ts";
import type { LeadRow } from "./store.ts";

const shape = show(Lead);

/** Leads as the team sees them, each under the contact as part of which its own is shown. */
export async function showLeads(db: Queryable, workspaceId: string, rows: readonly LeadRow[]): Promise<Lead[]> {
  const roots = await findRoots(db, workspaceId, [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))]);
  return rows.map((row) =>
    shape({ ...row, contactId: row.contactId === null ? null : (roots.get(row.contactId) ?? row.contactId) }),
  );
}
