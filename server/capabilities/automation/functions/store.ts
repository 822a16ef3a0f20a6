import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";

/** The SQL of what functions have done. */

type EffectKey = { workspaceId: string; key: string };

/** False means that the effect took place already. Waits for a transaction that does the same now. */
export async function insertEffect(tx: Transaction, { workspaceId, key }: EffectKey): Promise<boolean> {
  const inserted = await execute(tx)`
    insert into function_effect (workspace_id, key, answer, created_at)
    values (${workspaceId}, ${key}, 'null', now()) on conflict do nothing`;
  return inserted === 1;
}

export async function writeAnswer(tx: Transaction, { workspaceId, key }: EffectKey, answer: unknown): Promise<void> {
  await execute(tx)`
    update function_effect set answer = ${JSON.stringify(answer ?? null)}
    where workspace_id = ${workspaceId} and key = ${key}`;
}

export async function findAnswer(db: Queryable, { workspaceId, key }: EffectKey): Promise<unknown> {
  const found = await first<{ answer: unknown }>(db)`
    select answer from function_effect where workspace_id = ${workspaceId} and key = ${key}`;
  return found?.answer;
}

export async function deleteEffectsBefore(db: Queryable, before: Date): Promise<void> {
  await execute(db)`delete from function_effect where created_at < ${before}`;
}
