import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import { grantOfOwner } from "../../identity/index.ts";

/** This file holds the SQL of trusts: whose machines get access tokens. */

export type StoredTrust = {
  workspaceId: string;
  id: string;
  name: string;
  issuer: string;
  subject: string;
  audience: string;
  claims: Record<string, string>;
  /** The public keys, where the issuer is not asked for them. */
  keySet: { keys: Record<string, unknown>[] } | null;
  scopes: Scope[];
  isReusable: boolean;
  /** The owner who answers for it. */
  accountId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastSubject: string | null;
};

/** Access tokens rest on the edition, and on the membership of the owner, which is null for one who is no owner. */
export type FoundTrust = StoredTrust & { edition: string; membershipId: string | null };

type Row<Of> = Omit<Of, "claims" | "keySet" | "scopes"> & { claims: unknown; keySet: unknown; scopes: string[] };

const columns = sql`oauth_trust.workspace_id, oauth_trust.id, name, issuer, subject, audience, claims, key_set, scopes,
  is_reusable, oauth_trust.account_id, oauth_trust.created_at, last_used_at, last_subject`;
const ownersGrant = grantOfOwner(sql`oauth_trust.workspace_id`, sql`oauth_trust.account_id`);
const withOwner = sql`select ${columns}, edition, ${ownersGrant} as membership_id from oauth_trust`;

export async function insertTrust(tx: Transaction, trust: StoredTrust): Promise<void> {
  await execute(tx)`
    insert into oauth_trust
      (workspace_id, id, name, issuer, subject, audience, claims, key_set, scopes, is_reusable, account_id, created_at)
    values (${trust.workspaceId}, ${trust.id}, ${trust.name}, ${trust.issuer}, ${trust.subject}, ${trust.audience},
      ${JSON.stringify(trust.claims)}, ${trust.keySet === null ? null : JSON.stringify(trust.keySet)}, ${trust.scopes},
      ${trust.isReusable}, ${trust.accountId}, ${trust.createdAt})`;
}

export async function countTrusts(db: Queryable, workspaceId: string): Promise<number> {
  const row = await first<{ count: number }>(db)`
    select count(*) as count from oauth_trust where workspace_id = ${workspaceId}`;
  return row?.count ?? 0;
}

/** Finds a trust of any workspace. */
export async function findTrust(db: Queryable, id: string): Promise<FoundTrust | undefined> {
  return (await first<Row<FoundTrust>>(db)`${withOwner} where oauth_trust.id = ${id}`) as FoundTrust | undefined;
}

/** Lists the trusts of a workspace, newest first. */
export async function listTrustRows(
  db: Queryable,
  workspaceId: string,
  page: { last: string | undefined; limit: number },
): Promise<FoundTrust[]> {
  return (await all<Row<FoundTrust>>(db)`
    ${withOwner}
    where oauth_trust.workspace_id = ${workspaceId}
      ${page.last === undefined ? sql`` : sql`and oauth_trust.id < ${page.last}`}
    order by oauth_trust.id desc limit ${page.limit}`) as FoundTrust[];
}

/** Finds a trust of the workspace, and holds it for the rest of the transaction. */
export async function lockTrust(tx: Transaction, workspaceId: string, id: string): Promise<FoundTrust | undefined> {
  return (await first<Row<FoundTrust>>(tx)`
    ${withOwner} where oauth_trust.workspace_id = ${workspaceId} and oauth_trust.id = ${id}
    for update of oauth_trust`) as FoundTrust | undefined;
}

/** Writes a changed trust, which gets a new edition. */
export async function updateTrust(tx: Transaction, trust: StoredTrust): Promise<void> {
  await execute(tx)`
    update oauth_trust set name = ${trust.name}, subject = ${trust.subject}, audience = ${trust.audience},
      claims = ${JSON.stringify(trust.claims)},
      key_set = ${trust.keySet === null ? null : JSON.stringify(trust.keySet)}, scopes = ${trust.scopes},
      is_reusable = ${trust.isReusable}, account_id = ${trust.accountId}, edition = gen_random_uuid()
    where workspace_id = ${trust.workspaceId} and id = ${trust.id}`;
}

export async function deleteTrustRow(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from oauth_trust where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Deletes the trusts of the workspaces. Returns their editions, which are to be revoked. */
export async function deleteTrustsOfWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  const rows = await all<{ edition: string }>(tx)`
    delete from oauth_trust where workspace_id = any(${workspaceIds}) returning edition`;
  return rows.map(({ edition }) => edition);
}

export async function noteTrustUse(
  tx: Transaction,
  { workspaceId, id }: Pick<StoredTrust, "workspaceId" | "id">,
  use: { subject: string; now: Date },
): Promise<void> {
  await execute(tx)`
    update oauth_trust set last_used_at = ${use.now}, last_subject = ${use.subject}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Remembers that a token of the platform was exchanged. False when it was before. */
export async function useToken(
  tx: Transaction,
  { workspaceId, id }: Pick<StoredTrust, "workspaceId" | "id">,
  token: { hash: Buffer; endsAt: Date },
): Promise<boolean> {
  const row = await first<{ trustId: string }>(tx)`
    insert into oauth_trust_use (workspace_id, trust_id, token_hash, ends_at)
    values (${workspaceId}, ${id}, ${token.hash}, ${token.endsAt})
    on conflict do nothing returning trust_id`;
  return row !== undefined;
}

export async function deleteEndedUses(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from oauth_trust_use where ends_at <= ${now}`;
}

/** Tells whether the tokens of this edition and this owner are still good. */
export async function isTrustAlive(db: Queryable, edition: string, membershipId: string): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select id from oauth_trust where edition = ${edition} and ${ownersGrant} = ${membershipId}::uuid`;
  return row !== undefined;
}
