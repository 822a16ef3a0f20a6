import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

/**
 * This file holds the SQL of second factors: authenticator apps, recovery codes, passkeys, and
 * sign-ins that wait for one.
 */

export type StoredTotp = { sealedSecret: Buffer; confirmedAt: Date | null };

export async function findTotp(db: Queryable, accountId: string): Promise<StoredTotp | undefined> {
  return first<StoredTotp>(db)`
    select sealed_secret, confirmed_at from totp where account_id = ${accountId}`;
}

/** Replaces a secret that was not confirmed. False when the account has a confirmed one. */
export async function writeNewTotp(tx: Transaction, accountId: string, sealedSecret: Buffer): Promise<boolean> {
  const result = await execute(tx)`
    insert into totp (account_id, sealed_secret) values (${accountId}, ${sealedSecret})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where totp.confirmed_at is null returning account_id`;
  return result > 0;
}

/**
 * Uses up the step of a code, and all steps before. False when it was used already: of two uses at
 * once, one gets true.
 */
export async function useTotpStep(tx: Transaction, accountId: string, step: number): Promise<boolean> {
  const result = await execute(tx)`
    update totp set last_step = ${step} where account_id = ${accountId} and last_step < ${step}`;
  return result > 0;
}

export async function confirmTotp(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await execute(tx)`
    update totp set confirmed_at = ${now} where account_id = ${accountId}`;
}

export async function deleteTotp(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`delete from totp where account_id = ${accountId}`;
}

export const totpSecrets = encryptedValues(
  sql`select account_id as id, sealed_secret as encrypted from totp`,
  ({ id, former, encrypted }) => sql`
    update totp set sealed_secret = ${encrypted} where account_id = ${id} and sealed_secret = ${former}`,
);

export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, accountId);
  await execute(tx)`
    insert into recovery_code (account_id, code_hash) select ${accountId}, unnest(${hashes}::bytea[])`;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*) as count from recovery_code where account_id = ${accountId}`;
  return count;
}

/** Uses up a recovery code: only one of two uses at once gets true. */
export async function useRecoveryCode(tx: Transaction, accountId: string, hash: Buffer): Promise<boolean> {
  const result = await execute(tx)`
    delete from recovery_code where account_id = ${accountId} and code_hash = ${hash}`;
  return result > 0;
}

export async function deleteRecoveryCodes(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`
    delete from recovery_code where account_id = ${accountId}`;
}

export type PendingSignIn = { accountId: string; workspaceId: string | null; challenge: string };

export async function insertPendingSignIn(
  tx: Transaction,
  pending: PendingSignIn & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await execute(tx)`
    insert into pending_sign_in (token_hash, account_id, workspace_id, challenge, expires_at)
    values (${pending.tokenHash}, ${pending.accountId}, ${pending.workspaceId}, ${pending.challenge},
      ${pending.expiresAt})`;
}

/** Counts an attempt before it is judged. Undefined when the sign-in has ended or had too many. */
export async function countAttemptOfSignIn(
  db: Queryable,
  tokenHash: Buffer,
  limits: { now: Date; maxAttempts: number },
): Promise<PendingSignIn | undefined> {
  return first<PendingSignIn>(db)`
    update pending_sign_in set attempts = attempts + 1
    where token_hash = ${tokenHash} and expires_at > ${limits.now} and attempts < ${limits.maxAttempts}
    returning account_id, workspace_id, challenge`;
}

/** Finds it without counting an attempt. */
export async function findPendingSignIn(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ accountId: string } | undefined> {
  return first<{ accountId: string }>(db)`
    select account_id from pending_sign_in where token_hash = ${tokenHash} and expires_at > ${now}`;
}

/** Returns false when another request has used the sign-in in the meantime. */
export async function deletePendingSignIn(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const result = await execute(tx)`
    delete from pending_sign_in where token_hash = ${tokenHash}`;
  return result > 0;
}

/**
 * Deletes sign-ins that wait for a second factor: a password that was replaced must not finish what
 * it began.
 */
export async function deletePendingSignIns(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`
    delete from pending_sign_in where account_id = ${accountId}`;
}

export async function deleteExpiredPendingSignIns(db: Queryable, now: Date): Promise<void> {
  await execute(db)`
    delete from pending_sign_in where expires_at <= ${now}`;
}
