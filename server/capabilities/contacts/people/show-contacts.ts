import type { Queryable } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import type { Contact } from "./schema.ts";
import { type ContactRow, findParts } from "./store.ts";

/** Contacts as clients see them, with the identities of the contacts that were merged into them. */
export async function showContacts(
  db: Queryable,
  workspaceId: string,
  rows: readonly ContactRow[],
): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  const { identities, merged } = await findParts(db, workspaceId, ids);
  const identitiesOf = Map.groupBy(identities, ({ shownAt }) => shownAt);
  const mergedOf = Map.groupBy(merged, ({ rootId }) => rootId);
  return rows.map((row) => ({
    id: ContactId.format(row.id),
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    tags: row.tags,
    custom: row.custom as Contact["custom"],
    identities: (identitiesOf.get(row.id) ?? []).map(({ kind, value, isVerified, createdAt }) => ({
      kind,
      value,
      verified: isVerified,
      createdAt: createdAt.toISOString(),
    })),
    origin: row.origin as Contact["origin"],
    blocked: row.blockedAt !== null,
    mergedIntoId: row.mergedIntoId === null ? null : ContactId.format(row.mergedIntoId),
    mergedIds: (mergedOf.get(row.id) ?? []).map(({ id }) => ContactId.format(id)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
