import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";

/** The SQL of the keys that are in the table `newsletter_settings`. */

export async function findSealedKey(db: Queryable, workspaceId: string): Promise<Buffer | undefined> {
  const found = await sql<{ sealed: Buffer }>`
    select sealed_key as sealed from newsletter_settings where workspace_id = ${workspaceId}`.execute(db);
  return found.rows[0]?.sealed;
}

/** Does nothing when the workspace has its newsletter already. */
export async function makeNewsletter(
  db: Queryable,
  workspaceId: string,
  sealedKey: Buffer,
  listId: string,
): Promise<void> {
  await sql`
    with made as (
      insert into newsletter_settings (workspace_id, sealed_key) values (${workspaceId}, ${sealedKey})
      on conflict do nothing returning workspace_id
    )
    insert into newsletter_list (workspace_id, id, slug, name)
    select workspace_id, ${listId}::uuid, 'newsletter', 'Newsletter' from made`.execute(db);
}

export async function listSealedKeys(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  const found = await sql<{ id: string; encrypted: Buffer }>`
    select workspace_id as id, sealed_key as encrypted from newsletter_settings
    ${afterId === undefined ? sql`` : sql`where workspace_id > ${afterId}`}
    order by workspace_id limit ${limit}`.execute(db);
  return found.rows;
}

export async function replaceSealedKey(
  db: Queryable,
  workspaceId: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  await sql`
    update newsletter_settings set sealed_key = ${encrypted}
    where workspace_id = ${workspaceId} and sealed_key = ${former}`.execute(db);
}

/** The workspace of a subscriber whom a token names. */
export async function findWorkspaceOfSubscriber(db: Queryable, subscriberId: string): Promise<string | undefined> {
  const found = await sql<{ workspaceId: string }>`
    select workspace_id as "workspaceId" from subscriber where id = ${subscriberId}`.execute(db);
  return found.rows[0]?.workspaceId;
}
