// Long because it is all SQL of one capability: what is kept of people and credentials can be reviewed in one place.
import { sql } from "kysely";
import type { Scope } from "../../kernel/scopes.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { KeyKind } from "./key-text.ts";

// --- people and workspaces

export type Account = {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string;
  status: "unverified" | "active" | "disabled";
};
export type Membership = { workspaceId: string; workspaceName: string; role: "owner" };
export type Operator = { accountId: string; workspaceId: string };

/** False when the address is taken; waits for a sign-up of the same address that is being committed. */
export async function insertAccount(
  tx: Transaction,
  account: { id: string; email: string; name: string | null; passwordHash: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("account")
    .values({ id: account.id, email: account.email, name: account.name, password_hash: account.passwordHash })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertWorkspace(tx: Transaction, workspace: { id: string; name: string }): Promise<void> {
  await tx.insertInto("workspace").values(workspace).execute();
}

export async function insertMember(
  tx: Transaction,
  member: { workspaceId: string; accountId: string; role: "owner" },
): Promise<void> {
  await tx
    .insertInto("member")
    .values({ workspace_id: member.workspaceId, account_id: member.accountId, role: member.role })
    .execute();
}

/** True for the first alone; a second first one waits for its commit. */
export async function claimOperator(tx: Transaction, operator: Operator): Promise<boolean> {
  const inserted = await tx
    .insertInto("operator")
    .values({ account_id: operator.accountId, workspace_id: operator.workspaceId })
    .onConflict((conflict) => conflict.column("only_row").doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findOperator(db: Queryable): Promise<Operator | undefined> {
  return db
    .selectFrom("operator")
    .select(["account_id as accountId", "workspace_id as workspaceId"])
    .executeTakeFirst();
}

const accountColumns = ["id", "email", "name", "password_hash as passwordHash", "status"] as const;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom("account").select(accountColumns).where("email", "=", email).executeTakeFirst();
  return row as Account | undefined;
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom("account").select(accountColumns).where("id", "=", id).executeTakeFirst();
  return row as Account | undefined;
}

/** Keeps password and state as they are until the transaction's end; whoever changes them waits, or is waited for. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const row = await tx
    .selectFrom("account")
    .select(accountColumns)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as Account | undefined;
}

export async function writePasswordHash(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable("account").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
}

/** In the order of joining: the first is where a sign-in leads. */
export async function findMemberships(db: Queryable, accountId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom("member")
    .innerJoin("workspace", "workspace.id", "member.workspace_id")
    .select(["workspace.id as workspaceId", "workspace.name as workspaceName", "member.role"])
    .where("account_id", "=", accountId)
    .orderBy("joined_at")
    .orderBy("workspace_id")
    .execute();
  return rows as Membership[];
}

/** Where to write to those who own the workspace. */
export async function findOwnerAddresses(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("member")
    .innerJoin("account", "account.id", "member.account_id")
    .select("email")
    .where("workspace_id", "=", workspaceId)
    .where("role", "=", "owner")
    .where("status", "<>", "disabled")
    .orderBy("joined_at")
    .execute();
  return rows.map((row) => row.email);
}

// --- sessions

export type NewSession = {
  id: string;
  accountId: string;
  workspaceId: string;
  userAgent: string;
  clientAddress: string;
  now: Date;
  expiresAt: Date;
};

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

export async function isSessionAlive(db: Queryable, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("session.id")
    .where("session.id", "=", id)
    .where("expires_at", ">", now)
    .where("status", "<>", "disabled")
    .executeTakeFirst();
  return row !== undefined;
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

// --- attempts

/** Counts one attempt in the present window and says how many there were, on all nodes together. */
export async function countAttempt(
  db: Queryable,
  subject: Buffer,
  now: Date,
  windowEndsAt: Date,
): Promise<{ count: number; windowEndsAt: Date }> {
  const result = await sql<{ count: number; windowEndsAt: Date }>`
    insert into attempt as known (subject, count, window_ends_at) values (${subject}, 1, ${windowEndsAt})
    on conflict (subject) do update set
      count = case when known.window_ends_at <= ${now} then 1 else known.count + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at else known.window_ends_at end
    returning count, window_ends_at as "windowEndsAt"`.execute(db);
  return result.rows[0]!;
}

export async function forgetAttempts(db: Queryable, subject: Buffer): Promise<void> {
  await db.deleteFrom("attempt").where("subject", "=", subject).execute();
}

// --- API keys

export type StoredKey = {
  workspaceId: string;
  id: string;
  kind: KeyKind;
  name: string;
  hint: string;
  /** Null where nobody chose: see `keyScopes`. */
  scopes: readonly Scope[] | null;
  allowedOrigins: string[] | null;
  requireIdentity: boolean;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const keyColumns = [
  "workspace_id as workspaceId",
  "id",
  "kind",
  "name",
  "hint",
  "scopes",
  "allowed_origins as allowedOrigins",
  "requires_identity as requireIdentity",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
  "created_at as createdAt",
] as const;

export async function insertKey(tx: Transaction, key: StoredKey & { keyHash: Buffer }): Promise<void> {
  await tx
    .insertInto("api_key")
    .values({
      workspace_id: key.workspaceId,
      id: key.id,
      kind: key.kind,
      name: key.name,
      key_hash: key.keyHash,
      hint: key.hint,
      scopes: key.scopes === null ? null : [...key.scopes],
      allowed_origins: key.allowedOrigins,
      requires_identity: key.requireIdentity,
      expires_at: key.expiresAt,
      created_at: key.createdAt,
    })
    .execute();
}

export async function findKeyByHash(db: Queryable, keyHash: Buffer): Promise<StoredKey | undefined> {
  const row = await db.selectFrom("api_key").select(keyColumns).where("key_hash", "=", keyHash).executeTakeFirst();
  return row as StoredKey | undefined;
}

export async function isKeyAlive(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("api_key")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first, one more than asked for when there are more. */
export async function listKeys(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredKey[]> {
  let query = db
    .selectFrom("api_key")
    .select(keyColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return (await query.execute()) as StoredKey[];
}

export async function deleteKey(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom("api_key")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Skips rows that another node is writing: it has as good a time for them. */
export async function writeLastUses(db: Queryable, uses: { id: string; at: Date }[]): Promise<void> {
  await sql`
    with used as (
      select * from unnest(${uses.map((use) => use.id)}::uuid[], ${uses.map((use) => use.at)}::timestamptz[]) as used (id, at)
    ), free as (
      select id from api_key where id in (select id from used) for no key update skip locked
    )
    update api_key set last_used_at = greatest(api_key.last_used_at, used.at)
    from used join free using (id) where api_key.id = used.id`.execute(db);
}

// --- locks

/** What changes few things of a workspace, and must not do it twice at once, waits here. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.selectFrom("workspace").select("id").where("id", "=", workspaceId).forNoKeyUpdate().execute();
}

// --- the keys that sign access tokens

export type StoredSigningKey = {
  id: string;
  publicKey: { kty: "OKP"; crv: "Ed25519"; x: string };
  sealedPrivateKey: Buffer;
  signsFrom: Date;
};

const signingKeyLock = 7_210_003;

/** Nodes that start at once on an empty database make the keys one after the other, and so once. */
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

// --- sessions that go on and end

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

/** Locks the session before anything of it is read, so that two uses of one token come one after the other. */
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

/** False when the session has ended meanwhile. */
export async function moveSession(tx: Transaction, id: string, workspaceId: string): Promise<boolean> {
  const result = await tx
    .updateTable("session")
    .set({ workspace_id: workspaceId })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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

/** Newest first, one more than asked for when there are more. */
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

/** Ends this session of the account, or all of them, or all but one. Returns the ids of those that ended. */
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

// --- tokens that were mailed

export type MailedPurpose = "verify-email" | "reset-password";

export async function insertMailedToken(
  tx: Transaction,
  token: { tokenHash: Buffer; accountId: string; purpose: MailedPurpose; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("mailed_token")
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function findAccountOfMailedToken(
  db: Queryable,
  token: { tokenHash: Buffer; purpose: MailedPurpose; now: Date },
): Promise<Account | undefined> {
  const row = await db
    .selectFrom("account")
    .select(accountColumns)
    .where("status", "<>", "disabled")
    .where("id", "=", (mailed) =>
      mailed
        .selectFrom("mailed_token")
        .select("account_id")
        .where("token_hash", "=", token.tokenHash)
        .where("purpose", "=", token.purpose)
        .where("expires_at", ">", token.now),
    )
    .executeTakeFirst();
  return row as Account | undefined;
}

/** False when it was used meanwhile: of two uses, one deletes it. */
export async function deleteMailedToken(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom("mailed_token").where("token_hash", "=", tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteMailedTokens(tx: Transaction, accountId: string, purpose: MailedPurpose): Promise<void> {
  await tx.deleteFrom("mailed_token").where("account_id", "=", accountId).where("purpose", "=", purpose).execute();
}

export async function activateAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ status: "active" })
    .where("id", "=", accountId)
    .where("status", "=", "unverified")
    .execute();
}

// --- erasing

/** Workspaces that have no other member; they end with the account. */
export async function findWorkspacesOfAlone(tx: Transaction, accountId: string): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select workspace_id as id from member where account_id = ${accountId} and not exists (
      select 1 from member as other where other.workspace_id = member.workspace_id and other.account_id <> ${accountId}
    )`.execute(tx);
  return result.rows.map((row) => row.id);
}

export async function deleteKeysOf(
  tx: Transaction,
  workspaceIds: string[],
): Promise<{ id: string; workspaceId: string }[]> {
  if (workspaceIds.length === 0) return [];
  return tx
    .deleteFrom("api_key")
    .where("workspace_id", "in", workspaceIds)
    .returning(["id", "workspace_id as workspaceId"])
    .execute();
}

/** Waits for sign-ups that are being committed, and lets none begin before the end of the transaction. */
export async function areThereOtherAccounts(tx: Transaction, accountId: string): Promise<boolean> {
  await sql`lock table account in share row exclusive mode`.execute(tx);
  const row = await tx.selectFrom("account").select("id").where("id", "<>", accountId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes workspaces with all that hangs on them. What other capabilities store goes with the workspace's row; the
 * kernel's rows know no foreign key. The audit log stays, without addresses.
 */
export async function deleteWorkspaces(tx: Transaction, workspaceIds: string[]): Promise<void> {
  if (workspaceIds.length === 0) return;
  await tx.deleteFrom("workspace").where("id", "in", workspaceIds).execute();
  await tx.deleteFrom("event").where("workspace_id", "in", workspaceIds).execute();
  await tx.deleteFrom("event_position").where("workspace_id", "in", workspaceIds).execute();
  await tx.deleteFrom("idempotency_record").where("workspace_id", "in", workspaceIds).execute();
  // An entry cannot be changed, so those with an address make room for the same without.
  const entries = await tx
    .deleteFrom("audit_entry")
    .where("workspace_id", "in", workspaceIds)
    .where("client_address", "is not", null)
    .returningAll()
    .execute();
  for (let first = 0; first < entries.length; first += 500) {
    const part = entries.slice(first, first + 500);
    await tx
      .insertInto("audit_entry")
      .values(part.map((entry) => ({ ...entry, details: JSON.stringify(entry.details), client_address: null })))
      .execute();
  }
}

export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", id).execute();
}

// --- cleaning and the audit log

/** `answersBefore`: sealed answers older than the grace have no use; `tokensBefore`: nor have tokens older than a session. */
export async function deleteExpired(
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
  await db.deleteFrom("mailed_token").where("expires_at", "<=", times.now).execute();
  await db.deleteFrom("attempt").where("window_ends_at", "<=", times.now).execute();
}

export type StoredAuditEntry = {
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  targetId: string | null;
  details: unknown;
  clientAddress: string | null;
  createdAt: Date;
};

/** Newest first, one more than asked for when there are more. */
export async function listAuditEntries(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredAuditEntry[]> {
  let query = db
    .selectFrom("audit_entry")
    .select([
      "id",
      "actor_kind as actorKind",
      "actor_id as actorId",
      "action",
      "target_id as targetId",
      "details",
      "client_address as clientAddress",
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return query.execute();
}
