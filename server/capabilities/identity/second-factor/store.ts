import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** SQL of second factors: authenticator apps, recovery codes, passkeys, and sign-ins that wait for one. */

export type StoredTotp = { sealedSecret: Buffer; confirmedAt: Date | null };

export async function findTotp(db: Queryable, accountId: string): Promise<StoredTotp | undefined> {
  return db
    .selectFrom("totp")
    .select(["sealed_secret as sealedSecret", "confirmed_at as confirmedAt"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Replaces a secret that was not confirmed. False when the account has a confirmed one. */
export async function writeNewTotp(tx: Transaction, accountId: string, sealedSecret: Buffer): Promise<boolean> {
  const result = await sql<{ accountId: string }>`
    insert into totp (account_id, sealed_secret) values (${accountId}, ${sealedSecret})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where totp.confirmed_at is null returning account_id as "accountId"`.execute(tx);
  return result.rows.length > 0;
}

/**
 * Uses up the step of a code, and all steps before. False when it was used already: of two uses at
 * once, one gets true.
 */
export async function useTotpStep(tx: Transaction, accountId: string, step: number): Promise<boolean> {
  const result = await tx
    .updateTable("totp")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function confirmTotp(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx.updateTable("totp").set({ confirmed_at: now }).where("account_id", "=", accountId).execute();
}

export async function deleteTotp(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("totp").where("account_id", "=", accountId).execute();
}

/** For `reencryptAll`: the secrets of all accounts, by the id of the account. */
export async function listTotpSecrets(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  let query = db
    .selectFrom("totp")
    .select(["account_id as id", "sealed_secret as encrypted"])
    .orderBy("account_id")
    .limit(limit);
  if (afterId !== undefined) query = query.where("account_id", ">", afterId);
  return query.execute();
}

export async function replaceTotpSecret(
  db: Queryable,
  accountId: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  await db
    .updateTable("totp")
    .set({ sealed_secret: encrypted })
    .where("account_id", "=", accountId)
    .where("sealed_secret", "=", former)
    .execute();
}

export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, accountId);
  await tx
    .insertInto("recovery_code")
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute();
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("recovery_code")
    .select((count) => count.fn.countAll<string>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Of two uses of a code at once, one gets true. */
export async function useRecoveryCode(tx: Transaction, accountId: string, hash: Buffer): Promise<boolean> {
  const result = await tx
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteRecoveryCodes(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
}

export type PendingSignIn = { accountId: string; workspaceId: string | null; challenge: string };

export async function insertPendingSignIn(
  tx: Transaction,
  pending: PendingSignIn & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("pending_sign_in")
    .values({
      token_hash: pending.tokenHash,
      account_id: pending.accountId,
      workspace_id: pending.workspaceId,
      challenge: pending.challenge,
      expires_at: pending.expiresAt,
    })
    .execute();
}

/** Counts an attempt before it is judged. Undefined when the sign-in has ended or had too many. */
export async function countAttemptOfSignIn(
  db: Queryable,
  tokenHash: Buffer,
  limits: { now: Date; maxAttempts: number },
): Promise<PendingSignIn | undefined> {
  return db
    .updateTable("pending_sign_in")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", limits.now)
    .where("attempts", "<", limits.maxAttempts)
    .returning(["account_id as accountId", "workspace_id as workspaceId", "challenge"])
    .executeTakeFirst();
}

/** Without counting an attempt. */
export async function findPendingSignIn(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ accountId: string } | undefined> {
  return db
    .selectFrom("pending_sign_in")
    .select("account_id as accountId")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** False when another request has used the sign-in in the meantime. */
export async function deletePendingSignIn(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom("pending_sign_in").where("token_hash", "=", tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** For a password that was replaced: what it began must not be finished. */
export async function deletePendingSignIns(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("pending_sign_in").where("account_id", "=", accountId).execute();
}

export async function deleteExpiredPendingSignIns(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("pending_sign_in").where("expires_at", "<=", now).execute();
}
