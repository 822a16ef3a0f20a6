import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of what members let apps do. */

type StoredGrant = {
  workspaceId: string;
  id: string;
  accountId: string;
  appId: string;
  /** The scopes for each audience, with a blank between two of them. */
  resources: Record<string, string>;
  /** Access tokens rest on it: it is revoked when they are to end. */
  edition: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

/** A grant with the name of its app, which may be of another workspace. */
export type ShownGrant = StoredGrant & { appName: string };

type Row<Of> = Omit<Of, "resources"> & { resources: unknown };

const columns = sql`oauth_grant.workspace_id, oauth_grant.id, account_id, app_id, resources, oauth_grant.edition,
  oauth_grant.created_at, expires_at, oauth_grant.last_used_at`;

export async function findGrant(db: Queryable, id: string): Promise<StoredGrant | undefined> {
  return (await first<Row<StoredGrant>>(db)`select ${columns} from oauth_grant where oauth_grant.id = ${id}`) as
    | StoredGrant
    | undefined;
}

/** Finds what a member lets an app do in the workspace. */
export async function findGrantOf(
  db: Queryable,
  of: { workspaceId: string; accountId: string; appId: string },
): Promise<StoredGrant | undefined> {
  return (await first<Row<StoredGrant>>(db)`
    select ${columns} from oauth_grant
    where workspace_id = ${of.workspaceId} and account_id = ${of.accountId} and app_id = ${of.appId}`) as
    | StoredGrant
    | undefined;
}

/** Writes a grant, or what is added to the one that there is. Returns its id. */
export async function writeGrant(
  tx: Transaction,
  grant: Pick<StoredGrant, "workspaceId" | "id" | "accountId" | "appId" | "resources" | "createdAt" | "expiresAt">,
): Promise<string> {
  const { id } = await one<{ id: string }>(tx)`
    insert into oauth_grant (workspace_id, id, account_id, app_id, resources, created_at, expires_at)
    values (${grant.workspaceId}, ${grant.id}, ${grant.accountId}, ${grant.appId}, ${JSON.stringify(grant.resources)},
      ${grant.createdAt}, ${grant.expiresAt})
    on conflict (workspace_id, account_id, app_id) do update
      set resources = excluded.resources, expires_at = excluded.expires_at
    returning id`;
  return id;
}

/** Ends a grant, with all of its tokens. Undefined when it has ended already. */
export async function deleteGrantRow(tx: Transaction, id: string): Promise<StoredGrant | undefined> {
  return (await first<Row<StoredGrant>>(tx)`
    delete from oauth_grant where id = ${id} returning ${columns}`) as StoredGrant | undefined;
}

/** Lists the grants of a member, or of the whole workspace; newest first. */
export async function listGrantRows(
  db: Queryable,
  of: { workspaceId: string; accountId: string | undefined },
  page: { last: string | undefined; limit: number },
): Promise<ShownGrant[]> {
  return (await all<Row<ShownGrant>>(db)`
    select ${columns}, oauth_app.name as app_name
    from oauth_grant join oauth_app on oauth_app.id = app_id
    where oauth_grant.workspace_id = ${of.workspaceId}
      ${of.accountId === undefined ? sql`` : sql`and account_id = ${of.accountId}`}
      ${page.last === undefined ? sql`` : sql`and oauth_grant.id < ${page.last}`}
    order by oauth_grant.id desc limit ${page.limit}`) as ShownGrant[];
}

/** Finds a grant of the workspace, and holds it for the rest of the transaction. */
export async function lockGrant(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<{ accountId: string } | undefined> {
  return first<{ accountId: string }>(tx)`
    select account_id from oauth_grant where workspace_id = ${workspaceId} and id = ${id} for update`;
}

export async function noteGrantUse(tx: Transaction, id: string, now: Date): Promise<void> {
  await execute(tx)`update oauth_grant set last_used_at = ${now} where id = ${id}`;
}

/** Finds whose grant has this edition. Undefined when it has ended, or has another edition by now. */
export async function findGrantOfEdition(
  db: Queryable,
  edition: string,
): Promise<{ workspaceId: string; accountId: string } | undefined> {
  return first<{ workspaceId: string; accountId: string }>(db)`
    select workspace_id, account_id from oauth_grant where edition = ${edition}`;
}

export async function deleteEndedGrants(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from oauth_grant where expires_at <= ${now}`;
}
