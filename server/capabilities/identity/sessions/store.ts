import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of sign-in sessions, refresh tokens and the keys that sign access tokens. */

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

const sessionColumns = sql`id, account_id, workspace_id, user_agent, client_address, created_at, last_seen_at, expires_at`;

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await execute(tx)`
    insert into session
      (id, account_id, workspace_id, user_agent, client_address, created_at, last_seen_at, expires_at)
    values (${session.id}, ${session.accountId}, ${session.workspaceId}, ${session.userAgent},
      ${session.clientAddress}, ${session.now}, ${session.now}, ${session.expiresAt})`;
}

/** Tells whether the session goes on, and with it the grant of its access token. */
export async function isSessionAlive(
  db: Queryable,
  token: { sessionId: string; grantId: string },
  now: Date,
): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select session.id
    from session join account on account.id = session.account_id join member on member.account_id = session.account_id
    where session.id = ${token.sessionId} and member.grant_id = ${token.grantId} and expires_at > ${now} and status <> 'disabled'`;
  return row !== undefined;
}

/** Locks the session before reading it, so that two requests with the same token take turns. */
export async function lockSessionOfToken(tx: Transaction, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return first<StoredSession>(tx)`
    select ${sessionColumns} from session
    where id = (select session_id from refresh_token where token_hash = ${tokenHash}) for update`;
}

export async function findSessionOfToken(db: Queryable, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return first<StoredSession>(db)`
    select ${sessionColumns} from session
    where id = (select session_id from refresh_token where token_hash = ${tokenHash})`;
}

/** Lists the newest first. */
export async function listSessions(
  db: Queryable,
  accountId: string,
  page: { now: Date; limit: number; beforeId: string | undefined },
): Promise<StoredSession[]> {
  return all<StoredSession>(db)`
    select ${sessionColumns} from session
    where account_id = ${accountId} and expires_at > ${page.now}
      ${page.beforeId === undefined ? sql`` : sql`and id < ${page.beforeId}`}
    order by id desc limit ${page.limit}`;
}

export async function prolongSession(
  tx: Transaction,
  id: string,
  seen: { workspaceId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await execute(tx)`
    update session set workspace_id = ${seen.workspaceId}, last_seen_at = ${seen.now},
      expires_at = ${seen.expiresAt}
    where id = ${id}`;
}

/** Returns false when the session has ended in the meantime. */
export async function moveSession(tx: Transaction, id: string, workspaceId: string): Promise<boolean> {
  const result = await execute(tx)`
    update session set workspace_id = ${workspaceId} where id = ${id}`;
  return result > 0;
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
  return (
    await all<{ id: string }>(tx)`
    delete from session
    where account_id = ${accountId}
      ${which.only === undefined ? sql`` : sql`and id = ${which.only}`}
      ${which.except === undefined ? sql`` : sql`and id <> ${which.except}`}
    returning id`
  ).map((row) => row.id);
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { tokenHash: Buffer; sessionId: string; now: Date },
): Promise<void> {
  await execute(tx)`
    insert into refresh_token (token_hash, session_id, created_at)
    values (${token.tokenHash}, ${token.sessionId}, ${token.now})`;
}

export type StoredRefreshToken = { usedAt: Date | null; sealedAnswer: Buffer | null };

export async function findRefreshToken(tx: Transaction, tokenHash: Buffer): Promise<StoredRefreshToken | undefined> {
  return first<StoredRefreshToken>(tx)`
    select used_at, sealed_answer from refresh_token where token_hash = ${tokenHash}`;
}

export async function markRefreshTokenUsed(
  tx: Transaction,
  tokenHash: Buffer,
  use: { now: Date; sealedAnswer: Buffer },
): Promise<void> {
  await execute(tx)`
    update refresh_token set used_at = ${use.now}, sealed_answer = ${use.sealedAnswer}
    where token_hash = ${tokenHash}`;
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
  await execute(tx)`select pg_advisory_xact_lock(${signingKeyLock})`;
}

export async function findSigningKeys(db: Queryable): Promise<StoredSigningKey[]> {
  const rows = await all<{ id: string; publicKey: unknown; sealedPrivateKey: Buffer; signsFrom: Date }>(db)`
    select id, public_key, sealed_private_key, signs_from from signing_key order by signs_from`;
  return rows as unknown as StoredSigningKey[];
}

export async function insertSigningKey(tx: Transaction, key: StoredSigningKey): Promise<void> {
  await execute(tx)`
    insert into signing_key (id, public_key, sealed_private_key, signs_from)
    values (${key.id}, ${JSON.stringify(key.publicKey)}, ${key.sealedPrivateKey}, ${key.signsFrom})`;
}

export async function writeSealedPrivateKey(tx: Transaction, id: string, sealedPrivateKey: Buffer): Promise<void> {
  await execute(tx)`
    update signing_key set sealed_private_key = ${sealedPrivateKey} where id = ${id}`;
}

export async function deleteSigningKey(tx: Transaction, id: string): Promise<void> {
  await execute(tx)`delete from signing_key where id = ${id}`;
}

/**
 * Encrypted answers have no use before `answersBefore`, and used refresh tokens none before
 * `tokensBefore`.
 */
export async function deleteExpiredSessions(
  db: Queryable,
  times: { now: Date; answersBefore: Date; tokensBefore: Date },
): Promise<void> {
  await execute(db)`
    delete from session where expires_at <= ${times.now}`;
  await execute(db)`
    delete from refresh_token where used_at <= ${times.tokensBefore}`;
  await execute(db)`
    update refresh_token set sealed_answer = null
    where used_at <= ${times.answersBefore} and sealed_answer is not null`;
}
