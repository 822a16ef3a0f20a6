import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../../kernel/storage/sql.ts";

/** This file holds the SQL of what the protocol keeps for a while: codes, refresh tokens, waiting requests. */

export type StoredArtifact = {
  idHash: Buffer;
  sealedPayload: Buffer;
  parentHash: Buffer | null;
  consumedAt: Date | null;
};

export type NewArtifact = {
  idHash: Buffer;
  model: string;
  /** By what else it is found: the code that a person types, or the public id of a session. */
  lookupHash: Buffer | null;
  grantId: string | null;
  /** The refresh token that it replaces. */
  parentHash: Buffer | null;
  sealedPayload: Buffer;
  expiresAt: Date;
};

export async function writeArtifact(tx: Transaction, artifact: NewArtifact): Promise<void> {
  await execute(tx)`
    insert into oauth_artifact (id_hash, model, lookup_hash, grant_id, parent_hash, sealed_payload, expires_at)
    values (${artifact.idHash}, ${artifact.model}, ${artifact.lookupHash}, ${artifact.grantId}, ${artifact.parentHash},
      ${artifact.sealedPayload}, ${artifact.expiresAt})
    on conflict (id_hash) do update set lookup_hash = excluded.lookup_hash, grant_id = excluded.grant_id,
      sealed_payload = excluded.sealed_payload, expires_at = excluded.expires_at`;
}

const columns = sql`id_hash, sealed_payload, parent_hash, consumed_at`;

/** Finds it and holds it for the rest of the transaction, so that two uses take turns. */
export async function lockArtifact(
  tx: Transaction,
  model: string,
  idHash: Buffer,
): Promise<StoredArtifact | undefined> {
  return first<StoredArtifact>(tx)`
    select ${columns} from oauth_artifact where id_hash = ${idHash} and model = ${model} for update`;
}

export async function lockArtifactBy(
  tx: Transaction,
  model: string,
  lookupHash: Buffer,
): Promise<StoredArtifact | undefined> {
  return first<StoredArtifact>(tx)`
    select ${columns} from oauth_artifact where lookup_hash = ${lookupHash} and model = ${model} limit 1 for update`;
}

/** Marks it as used. The first use counts. */
export async function consumeArtifact(tx: Transaction, idHash: Buffer, now: Date): Promise<void> {
  await execute(tx)`
    update oauth_artifact set consumed_at = coalesce(consumed_at, ${now}) where id_hash = ${idHash}`;
}

/** Marks the other successors of the same refresh token as used long ago: none of them works again. */
export async function supersedeSiblings(
  tx: Transaction,
  { idHash, parentHash }: { idHash: Buffer; parentHash: Buffer },
): Promise<void> {
  await execute(tx)`
    update oauth_artifact set consumed_at = 'epoch' where parent_hash = ${parentHash} and id_hash <> ${idHash}`;
}

/** Tells whether a successor of the refresh token was used. */
export async function hasUsedSuccessor(db: Queryable, idHash: Buffer): Promise<boolean> {
  const row = await first<{ idHash: Buffer }>(db)`
    select id_hash from oauth_artifact where parent_hash = ${idHash} and consumed_at is not null limit 1`;
  return row !== undefined;
}

export async function deleteArtifact(tx: Transaction, idHash: Buffer): Promise<void> {
  await execute(tx)`delete from oauth_artifact where id_hash = ${idHash}`;
}

export async function deleteArtifactsOf(tx: Transaction, model: string, grantId: string): Promise<void> {
  await execute(tx)`delete from oauth_artifact where grant_id = ${grantId} and model = ${model}`;
}

export async function deleteExpiredArtifacts(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from oauth_artifact where expires_at <= ${now}`;
}

/** Lists what is encrypted, for `reencryptAll`. */
export async function listSealed(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  return all<{ id: string; encrypted: Buffer }>(db)`
    select encode(id_hash, 'hex') as id, sealed_payload as encrypted from oauth_artifact
    ${afterId === undefined ? sql`` : sql`where id_hash > ${Buffer.from(afterId, "hex")}`}
    order by id_hash limit ${limit}`;
}

export async function replaceSealed(db: Queryable, id: string, former: Buffer, encrypted: Buffer): Promise<void> {
  await execute(db)`
    update oauth_artifact set sealed_payload = ${encrypted}
    where id_hash = ${Buffer.from(id, "hex")} and sealed_payload = ${former}`;
}
