import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** SQL of sign-in sessions, refresh tokens and the keys that sign access tokens. */

export type NewSession = {
  id: string;
  accountId: string;
  workspaceId: string;
  userAgent: string;
  clientAddress: string;
  now: Date;
  expiresAt: Date;
};

export type StoredSession = {
  id: string;
  accountId: string;
  workspaceId: string;
  userAgent: string;
  clientAddress: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

const sessionColumns = [
  "id",
  "account_id as accountId",
  "workspace_id as workspaceId",
  "user_agent as userAgent",
  "client_address as clientAddress",
  "created_at as createdAt",
  "last_seen_at as lastSeenAt",
  "expires_at as expiresAt",
] as const;

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx
    .insertInto("session")
    .values({
      id: session.id,
      account_id: session.accountId,
      workspace_id: session.workspaceId,
      user_agent: session.userAgent,
      client_address: session.clientAddress,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Whether the session goes on, and with it the grant of its access token. */
export async function isSessionAlive(
  db: Queryable,
  token: { sessionId: string; grantId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .innerJoin("member", "member.account_id", "session.account_id")
    .select("session.id")
    .where("session.id", "=", token.sessionId)
    .where("member.grant_id", "=", token.grantId)
    .where("expires_at", ">", now)
    .where("status", "<>", "disabled")
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the session before reading it, so that two requests with the same token take turns. */
export async function lockSessionOfToken(tx: Transaction, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return tx
    .selectFrom("session")
    .select(sessionColumns)
    .where("id", "=", (token) =>
      token.selectFrom("refresh_token").select("session_id").where("token_hash", "=", tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
}

export async function findSessionOfToken(db: Queryable, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return db
    .selectFrom("session")
    .select(sessionColumns)
    .where("id", "=", (token) =>
      token.selectFrom("refresh_token").select("session_id").where("token_hash", "=", tokenHash),
    )
    .executeTakeFirst();
}

/** Newest first; one session more than `limit` when there are more. */
export async function listSessions(
  db: Queryable,
  accountId: string,
  page: { now: Date; limit: number; beforeId: string | undefined },
): Promise<StoredSession[]> {
  let query = db
    .selectFrom("session")
    .select(sessionColumns)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", page.now)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return query.execute();
}

export async function prolongSession(
  tx: Transaction,
  id: string,
  seen: { workspaceId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable("session")
    .set({ workspace_id: seen.workspaceId, last_seen_at: seen.now, expires_at: seen.expiresAt })
    .where("id", "=", id)
    .execute();
}

/** False when the session has ended in the meantime. */
export async function moveSession(tx: Transaction, id: string, workspaceId: string): Promise<boolean> {
  const result = await tx
    .updateTable("session")
    .set({ workspace_id: workspaceId })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Ends one session of the account, all of them, or all but one. Returns the ids of the ended
 * sessions.
 */
export async function deleteSessions(
  tx: Transaction,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<string[]> {
  let query = tx.deleteFrom("session").where("account_id", "=", accountId).returning("id");
  if (which.only !== undefined) query = query.where("id", "=", which.only);
  if (which.except !== undefined) query = query.where("id", "<>", which.except);
  return (await query.execute()).map((row) => row.id);
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { tokenHash: Buffer; sessionId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("refresh_token")
    .values({ token_hash: token.tokenHash, session_id: token.sessionId, created_at: token.now })
    .execute();
}

export type StoredRefreshToken = { usedAt: Date | null; sealedAnswer: Buffer | null };

export async function findRefreshToken(tx: Transaction, tokenHash: Buffer): Promise<StoredRefreshToken | undefined> {
  return tx
    .selectFrom("refresh_token")
    .select(["used_at as usedAt", "sealed_answer as sealedAnswer"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export async function markRefreshTokenUsed(
  tx: Transaction,
  tokenHash: Buffer,
  use: { now: Date; sealedAnswer: Buffer },
): Promise<void> {
  await tx
    .updateTable("refresh_token")
    .set({ used_at: use.now, sealed_answer: use.sealedAnswer })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export type StoredSigningKey = {
  id: string;
  publicKey: { kty: "OKP"; crv: "Ed25519"; x: string };
  sealedPrivateKey: Buffer;
  signsFrom: Date;
};

const signingKeyLock = 7_210_003;

/**
 * Nodes that start at the same time on an empty database take turns, so that the keys are made
 * once.
 */
export async function lockSigningKeys(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${signingKeyLock})`.execute(tx);
}

export async function findSigningKeys(db: Queryable): Promise<StoredSigningKey[]> {
  const rows = await db
    .selectFrom("signing_key")
    .select(["id", "public_key as publicKey", "sealed_private_key as sealedPrivateKey", "signs_from as signsFrom"])
    .orderBy("signs_from")
    .execute();
  return rows as unknown as StoredSigningKey[];
}

export async function insertSigningKey(tx: Transaction, key: StoredSigningKey): Promise<void> {
  await tx
    .insertInto("signing_key")
    .values({
      id: key.id,
      public_key: JSON.stringify(key.publicKey),
      sealed_private_key: key.sealedPrivateKey,
      signs_from: key.signsFrom,
    })
    .execute();
}

export async function writeSealedPrivateKey(tx: Transaction, id: string, sealedPrivateKey: Buffer): Promise<void> {
  await tx.updateTable("signing_key").set({ sealed_private_key: sealedPrivateKey }).where("id", "=", id).execute();
}

export async function deleteSigningKey(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("signing_key").where("id", "=", id).execute();
}

/**
 * Encrypted answers have no use before `answersBefore`, and used refresh tokens none before
 * `tokensBefore`.
 */
export async function deleteExpiredSessions(
  db: Queryable,
  times: { now: Date; answersBefore: Date; tokensBefore: Date },
): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", times.now).execute();
  await db.deleteFrom("refresh_token").where("used_at", "<=", times.tokensBefore).execute();
  await db
    .updateTable("refresh_token")
    .set({ sealed_answer: null })
    .where("used_at", "<=", times.answersBefore)
    .where("sealed_answer", "is not", null)
    .execute();
}
