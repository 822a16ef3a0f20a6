import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of texts that reports have ended. They are known by their hashes alone. */

export async function insertLeakedText(tx: Transaction, workspaceId: string, hash: Buffer): Promise<void> {
  await execute(tx)`
    insert into leaked_text (text_hash, workspace_id) values (${hash}, ${workspaceId}) on conflict do nothing`;
}

/** Finds those of the texts that a report has ended, as long as their workspace is there. */
export async function findLeakedTexts(db: Queryable, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await all<{ hash: Buffer }>(db)`
    select text_hash as hash from leaked_text where text_hash = any(${[...hashes]}::bytea[])`;
  return rows.map(({ hash }) => hash);
}
