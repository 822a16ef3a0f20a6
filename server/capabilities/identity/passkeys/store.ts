import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** SQL of passkeys, and of the challenges that new ones sign. */

export type StoredPasskey = {
  accountId: string;
  id: string;
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

const columns = [
  "account_id as accountId",
  "id",
  "name",
  "credential_id as credentialId",
  "public_key as publicKey",
  "counter",
  "transports",
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
] as const;

/** False when the credential is registered already, with whatever account. */
export async function insertPasskey(tx: Transaction, passkey: StoredPasskey): Promise<boolean> {
  const inserted = await tx
    .insertInto("passkey")
    .values({
      account_id: passkey.accountId,
      id: passkey.id,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Newest first. */
export async function listPasskeys(db: Queryable, accountId: string): Promise<StoredPasskey[]> {
  return db.selectFrom("passkey").select(columns).where("account_id", "=", accountId).orderBy("id", "desc").execute();
}

/**
 * Notes a use and the authenticator's count of signatures. False when another use has counted as
 * far: then the passkey, or its answer, was copied.
 */
export async function usePasskey(
  tx: Transaction,
  passkey: Pick<StoredPasskey, "accountId" | "id">,
  use: { counter: number; now: Date },
): Promise<boolean> {
  let query = tx
    .updateTable("passkey")
    .set({ counter: use.counter, last_used_at: use.now })
    .where("account_id", "=", passkey.accountId)
    .where("id", "=", passkey.id);
  if (use.counter > 0) query = query.where("counter", "<", use.counter);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom("passkey")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertPasskeyChallenge(
  tx: Transaction,
  challenge: { hash: Buffer; accountId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("passkey_challenge")
    .values({ challenge_hash: challenge.hash, account_id: challenge.accountId, expires_at: challenge.expiresAt })
    .execute();
}

/** True once for each challenge that was given to this account. */
export async function usePasskeyChallenge(
  tx: Transaction,
  challenge: { hash: Buffer; accountId: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .deleteFrom("passkey_challenge")
    .where("challenge_hash", "=", challenge.hash)
    .where("account_id", "=", challenge.accountId)
    .where("expires_at", ">", challenge.now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
}
