import type { Queryable } from "../../../kernel/storage/database.ts";
import { execute, first, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

/** The SQL of the keys that are in the table `newsletter_settings`. */

export async function findSealedKey(db: Queryable, workspaceId: string): Promise<Buffer | undefined> {
  const found = await first<{ sealed: Buffer }>(db)`
    select sealed_key as sealed from newsletter_settings where workspace_id = ${workspaceId}`;
  return found?.sealed;
}

/** Does nothing when the workspace has its newsletter already. */
export async function makeNewsletter(
  db: Queryable,
  workspaceId: string,
  sealedKey: Buffer,
  listId: string,
): Promise<void> {
  await execute(db)`
    with made as (
      insert into newsletter_settings (workspace_id, sealed_key) values (${workspaceId}, ${sealedKey})
      on conflict do nothing returning workspace_id
    )
    insert into newsletter_list (workspace_id, id, slug, name)
    select workspace_id, ${listId}::uuid, 'newsletter', 'Newsletter' from made`;
}

export const sealedKeys = encryptedValues(
  sql`select workspace_id as id, sealed_key as encrypted from newsletter_settings`,
  ({ id, former, encrypted }) => sql`
    update newsletter_settings set sealed_key = ${encrypted} where workspace_id = ${id} and sealed_key = ${former}`,
);

/** Finds the workspace of a subscriber whom a token names. */
export async function findWorkspaceOfSubscriber(db: Queryable, subscriberId: string): Promise<string | undefined> {
  const found = await first<{ workspaceId: string }>(db)`
    select workspace_id from subscriber where id = ${subscriberId}`;
  return found?.workspaceId;
}
