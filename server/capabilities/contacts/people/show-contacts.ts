import type { Queryable } from "../../../kernel/storage/database.ts";
import { show } from "../../../kernel/wire/show.ts";
import { Contact } from "./schema.ts";
import { type ContactRow, findParts } from "./store.ts";

const shape = show(Contact);

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
  return rows.map((row) =>
    shape({
      ...row,
      custom: row.custom as Contact["custom"],
      identities: (identitiesOf.get(row.id) ?? []).map((identity) => ({ ...identity, verified: identity.isVerified })),
      origin: row.origin as Contact["origin"],
      blocked: row.blockedAt !== null,
      mergedIds: (mergedOf.get(row.id) ?? []).map(({ id }) => id),
    }),
  );
}
