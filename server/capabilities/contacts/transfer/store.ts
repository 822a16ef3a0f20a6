import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";

/** Table `imported_row`. */

/** Gives those of the hashes that were imported before. */
export async function findImportedRows(
  db: Queryable,
  workspaceId: string,
  hashes: readonly Buffer[],
): Promise<Buffer[]> {
  const found = await all<{ hash: Buffer }>(db)`
    select row_hash as hash from imported_row
    where workspace_id = ${workspaceId} and row_hash = any(${hashes as Buffer[]}::bytea[])`;
  return found.map(({ hash }) => hash);
}

/** The caller has locked the workspace, so that no other import has the same rows. */
export async function insertImportedRows(
  tx: Transaction,
  workspaceId: string,
  rows: readonly { hash: Buffer; contactId: string }[],
): Promise<void> {
  await execute(tx)`
    insert into imported_row (workspace_id, row_hash, contact_id)
    select ${workspaceId}::uuid, row_hash, contact_id
    from unnest(${rows.map(({ hash }) => hash)}::bytea[], ${rows.map(({ contactId }) => contactId)}::uuid[])
      as imported (row_hash, contact_id)`;
}
