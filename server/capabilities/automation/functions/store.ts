import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** The SQL of what functions have done. */

type EffectKey = { workspaceId: string; key: string };

/** False: the effect took place already. Waits for a transaction that does the same now. */
export async function insertEffect(tx: Transaction, { workspaceId, key }: EffectKey): Promise<boolean> {
  const inserted = await sql`
    insert into function_effect (workspace_id, key, answer, created_at)
    values (${workspaceId}, ${key}, 'null', now()) on conflict do nothing`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function writeAnswer(tx: Transaction, { workspaceId, key }: EffectKey, answer: unknown): Promise<void> {
  await sql`
    update function_effect set answer = ${JSON.stringify(answer ?? null)}
    where workspace_id = ${workspaceId} and key = ${key}`.execute(tx);
}

export async function findAnswer(db: Queryable, { workspaceId, key }: EffectKey): Promise<unknown> {
  const found = await sql<{ answer: unknown }>`
    select answer from function_effect where workspace_id = ${workspaceId} and key = ${key}`.execute(db);
  return found.rows[0]?.answer;
}

export async function deleteEffectsBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from function_effect where created_at < ${before}`.execute(db);
}
