import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** SQL of the pictures of people. */

/** Replaces the picture of an account, whose former address leads nowhere from now on. */
export async function writePicture(
  tx: Transaction,
  picture: { accountId: string; id: string; bytes: Buffer },
): Promise<void> {
  await execute(tx)`
    insert into account_picture (account_id, id, bytes) values (${picture.accountId}, ${picture.id}, ${picture.bytes})
    on conflict (account_id) do update set id = excluded.id, bytes = excluded.bytes, created_at = excluded.created_at`;
}

export async function findPicture(db: Queryable, id: string): Promise<{ bytes: Buffer } | undefined> {
  return first<{ bytes: Buffer }>(db)`select bytes from account_picture where id = ${id}`;
}

/** Returns the id of the picture that the account had. */
export async function deletePictureOf(tx: Transaction, accountId: string): Promise<string | undefined> {
  const row = await first<{ id: string }>(tx)`
    delete from account_picture where account_id = ${accountId} returning id`;
  return row?.id;
}

export async function deletePictureById(tx: Transaction, id: string): Promise<void> {
  await execute(tx)`delete from account_picture where id = ${id}`;
}

/** An array with the ids of all pictures. */
export const idsOfPictures = (): Sql => sql`(select array_agg(id::text) from account_picture)`;
