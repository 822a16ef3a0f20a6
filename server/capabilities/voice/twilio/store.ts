import type { Queryable } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";

/** The SQL of the phone calls that have begun. */

type Proof = { workspaceId: string; channelId: string; hash: Buffer; now: Date };

/** False means that a call has begun with it before. */
export async function insertProof(db: Queryable, { workspaceId, channelId, hash, now }: Proof): Promise<boolean> {
  const inserted = await execute(db)`
    insert into begun_call (workspace_id, channel_id, proof_hash, begun_at)
    values (${workspaceId}, ${channelId}, ${hash}, ${now})
    on conflict do nothing`;
  return inserted === 1;
}

export async function deleteProofsBefore(db: Queryable, time: Date): Promise<void> {
  await execute(db)`delete from begun_call where begun_at < ${time}`;
}
