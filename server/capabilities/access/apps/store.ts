import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of apps, and of what owners let them have. */

export type StoredApp = {
  /** Is null for an app that registered itself. */
  workspaceId: string | null;
  id: string;
  name: string;
  kind: "confidential" | "public";
  /** A waiting app can do nothing until an operator lets it. */
  status: "active" | "waiting";
  redirectUris: string[];
  scopes: Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** Access tokens of the app rest on its edition. */
export type FoundApp = StoredApp & { secretHash: Buffer | null; edition: string };

/** An app with the sensitive scopes that an owner of the looking workspace lets it have. */
export type AppOfWorkspace = StoredApp & { approvedScopes: Scope[] };

type Row = Omit<StoredApp, "kind" | "status" | "scopes"> & { kind: string; status: string; scopes: string[] };
type RowOfWorkspace = Row & { approvedScopes: string[] };

const columns = sql`workspace_id, id, name, kind, status, redirect_uris, scopes, created_at, last_used_at`;
const approvedIn = (workspaceId: string) => sql`coalesce((
  select scopes from oauth_approval where workspace_id = ${workspaceId} and app_id = oauth_app.id), '{}') as approved_scopes`;

export async function insertApp(tx: Transaction, app: StoredApp & { secretHash: Buffer | null }): Promise<void> {
  await execute(tx)`
    insert into oauth_app (workspace_id, id, name, kind, status, redirect_uris, scopes, secret_hash, created_at)
    values (${app.workspaceId}, ${app.id}, ${app.name}, ${app.kind}, ${app.status}, ${app.redirectUris},
      ${app.scopes}, ${app.secretHash}, ${app.createdAt})`;
}

/** Finds an app of any workspace, with the hash of its secret. */
export async function findApp(db: Queryable, id: string): Promise<FoundApp | undefined> {
  return (await first<Row & { secretHash: Buffer | null; edition: string }>(db)`
    select ${columns}, secret_hash, edition from oauth_app where id = ${id}`) as FoundApp | undefined;
}

/** Lists the apps of a workspace and, for an operator, those that registered themselves; newest first. */
export async function listAppRows(
  db: Queryable,
  of: { workspaceId: string; withRegistered: boolean },
  page: { last: string | undefined; limit: number },
): Promise<AppOfWorkspace[]> {
  return (await all<RowOfWorkspace>(db)`
    select ${columns}, ${approvedIn(of.workspaceId)} from oauth_app
    where (workspace_id = ${of.workspaceId} ${of.withRegistered ? sql`or workspace_id is null` : sql``})
      ${page.last === undefined ? sql`` : sql`and id < ${page.last}`}
    order by id desc limit ${page.limit}`) as AppOfWorkspace[];
}

/** Finds an app that the caller may change, and holds it for the rest of the transaction. */
export async function lockApp(
  tx: Transaction,
  of: { workspaceId: string; withRegistered: boolean },
  id: string,
): Promise<AppOfWorkspace | undefined> {
  return (await first<RowOfWorkspace>(tx)`
    select ${columns}, ${approvedIn(of.workspaceId)} from oauth_app
    where id = ${id} and (workspace_id = ${of.workspaceId} ${of.withRegistered ? sql`or workspace_id is null` : sql``})
    for update of oauth_app`) as AppOfWorkspace | undefined;
}

export async function updateApp(tx: Transaction, app: StoredApp): Promise<void> {
  await execute(tx)`
    update oauth_app set name = ${app.name}, status = ${app.status}, redirect_uris = ${app.redirectUris},
      scopes = ${app.scopes}
    where id = ${app.id}`;
}

export async function writeSecretHash(tx: Transaction, id: string, secretHash: Buffer): Promise<void> {
  await execute(tx)`update oauth_app set secret_hash = ${secretHash} where id = ${id}`;
}

export async function deleteAppRow(tx: Transaction, id: string): Promise<void> {
  await execute(tx)`delete from oauth_app where id = ${id}`;
}

export async function noteAppUse(tx: Transaction, id: string, now: Date): Promise<void> {
  await execute(tx)`
    update oauth_app set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`;
}

/** Tells whether an app may still act by itself in the workspace. */
export async function isAppAlive(db: Queryable, id: string, edition: string): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select id from oauth_app where id = ${id} and edition = ${edition} and status = 'active'`;
  return row !== undefined;
}

/** Deletes the apps of workspaces that are to be erased. Returns what is to be revoked. */
export async function deleteAppsOfWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  const rows = await all<{ edition: string }>(tx)`
    delete from oauth_app where workspace_id = any(${workspaceIds}) returning edition`;
  return rows.map(({ edition }) => edition);
}

export async function countRegistered(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(db)`select count(*) as count from oauth_app where workspace_id is null`;
  return row?.count ?? 0;
}

/** Deletes apps that registered themselves and to which nobody has granted anything. */
export async function deleteUnusedApps(db: Queryable, registeredBefore: Date): Promise<void> {
  await execute(db)`
    delete from oauth_app where workspace_id is null and created_at < ${registeredBefore}
      and not exists (select from oauth_grant where app_id = oauth_app.id)`;
}

/** The sensitive scopes that an owner lets the app have in the workspace. */
export async function findApproved(db: Queryable, workspaceId: string, appId: string): Promise<string[]> {
  const row = await first<{ scopes: string[] }>(db)`
    select scopes from oauth_approval where workspace_id = ${workspaceId} and app_id = ${appId}`;
  return row?.scopes ?? [];
}

export async function writeApproval(
  tx: Transaction,
  approval: { workspaceId: string; appId: string; scopes: string[]; approvedBy: string; now: Date },
): Promise<void> {
  await execute(tx)`
    insert into oauth_approval (workspace_id, app_id, scopes, approved_by, approved_at)
    values (${approval.workspaceId}, ${approval.appId}, ${approval.scopes}, ${approval.approvedBy}, ${approval.now})
    on conflict (workspace_id, app_id) do update
      set scopes = excluded.scopes, approved_by = excluded.approved_by, approved_at = excluded.approved_at`;
}

/**
 * Gives the app, where it acts by itself, and its grants new editions: everywhere, or in one workspace.
 * Returns the former ones, which are to be revoked: the access tokens of before rest on them.
 */
export async function renewEditions(tx: Transaction, appId: string, workspaceId?: string): Promise<string[]> {
  const where = workspaceId === undefined ? sql`` : sql`and workspace_id = ${workspaceId}`;
  const grants = await all<{ edition: string }>(tx)`
    with former as materialized (select id, edition from oauth_grant where app_id = ${appId} ${where} for update)
    update oauth_grant set edition = gen_random_uuid() from former where oauth_grant.id = former.id
    returning former.edition`;
  const apps = await all<{ edition: string }>(tx)`
    with former as materialized (select id, edition from oauth_app where id = ${appId} ${where} for update)
    update oauth_app set edition = gen_random_uuid() from former where oauth_app.id = former.id
    returning former.edition`;
  return [...grants, ...apps].map(({ edition }) => edition);
}
