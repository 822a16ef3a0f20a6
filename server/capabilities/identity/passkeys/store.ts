import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of passkeys, and of the challenges that new ones sign. */

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

const columns = sql`account_id, id, name, credential_id, public_key, counter, transports, created_at, last_used_at`;

/** Returns false when the credential is registered already, with whatever account. */
export async function insertPasskey(tx: Transaction, passkey: StoredPasskey): Promise<boolean> {
  const inserted = await first<{ id: string }>(tx)`
    insert into passkey
      (account_id, id, name, credential_id, public_key, counter, transports, created_at, last_used_at)
    values (${passkey.accountId}, ${passkey.id}, ${passkey.name}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${passkey.createdAt},
      ${passkey.lastUsedAt})
    on conflict (credential_id) do nothing
    returning id`;
  return inserted !== undefined;
}

/** Lists the newest first. */
export async function listPasskeys(db: Queryable, accountId: string): Promise<StoredPasskey[]> {
  return all<StoredPasskey>(db)`
    select ${columns} from passkey where account_id = ${accountId} order by id desc`;
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
  return (
    (await execute(tx)`
    update passkey set counter = ${use.counter}, last_used_at = ${use.now}
    where account_id = ${passkey.accountId} and id = ${passkey.id}
      ${use.counter > 0 ? sql`and counter < ${use.counter}` : sql``}`) > 0
  );
}

export async function deletePasskeysOf(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`delete from passkey where account_id = ${accountId}`;
}

export async function deletePasskey(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const result = await execute(tx)`
    delete from passkey where account_id = ${accountId} and id = ${id}`;
  return result > 0;
}

export async function insertPasskeyChallenge(
  tx: Transaction,
  challenge: { hash: Buffer; accountId: string; expiresAt: Date },
): Promise<void> {
  await execute(tx)`
    insert into passkey_challenge (challenge_hash, account_id, expires_at)
    values (${challenge.hash}, ${challenge.accountId}, ${challenge.expiresAt})`;
}

/** Returns true once for each challenge that was given to this account. */
export async function usePasskeyChallenge(
  tx: Transaction,
  challenge: { hash: Buffer; accountId: string; now: Date },
): Promise<boolean> {
  const result = await execute(tx)`
    delete from passkey_challenge
    where challenge_hash = ${challenge.hash} and account_id = ${challenge.accountId} and expires_at > ${challenge.now}`;
  return result > 0;
}

export async function deleteExpiredPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await execute(db)`
    delete from passkey_challenge where expires_at <= ${now}`;
}
