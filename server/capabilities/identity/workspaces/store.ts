import { awaitsApproval } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { PageToFind } from "../../../kernel/storage/page.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { Role } from "../schema.ts";

/** This file holds the SQL of accounts, workspaces, their members and the operator. */

export type Account = {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string;
  status: "unverified" | "active" | "disabled";
  /**
   * Names the language in which the person is written to; null for English, because the person
   * asked for none.
   */
  language: string | null;
  /** The picture of the account is in `account_picture`. */
  pictureId: string | null;
};
/** Names a workspace for which nobody chose a name. */
export const usualWorkspaceName = "My workspace";

/** `grantId` is what the role rests on: see `Caller.grantId`. */
export type Membership = { workspaceId: string; workspaceName: string; role: Role; grantId: string };

/**
 * Returns false when the address is taken. Waits for the commit of another sign-up with the same
 * address.
 */
export async function insertAccount(tx: Transaction, account: Account & { endsAt: Date | null }): Promise<boolean> {
  const inserted = await first<{ id: string }>(tx)`
    insert into account (id, email, name, password_hash, status, language, ends_at)
    values (${account.id}, ${account.email}, ${account.name}, ${account.passwordHash}, ${account.status},
      ${account.language}, ${account.endsAt})
    on conflict (email) do nothing
    returning id`;
  return inserted !== undefined;
}

export async function insertWorkspace(tx: Transaction, workspace: { id: string; name: string }): Promise<void> {
  await execute(tx)`insert into workspace (id, name) values (${workspace.id}, ${workspace.name})`;
}

/**
 * One account's memberships are in the order of these calls, also within a transaction. Returns the
 * id of the grant.
 */
export async function insertMember(
  tx: Transaction,
  member: { workspaceId: string; accountId: string; role: Role },
): Promise<string> {
  const grantId = newUuid();
  await execute(tx)`
    insert into member (workspace_id, account_id, role, grant_id, joined_at)
    values (${member.workspaceId}, ${member.accountId}, ${member.role}, ${grantId}, clock_timestamp())`;
  return grantId;
}

/** The picture of the row's account, as `picture_id`; null for none. */
export const pictureOf = sql`(
  select account_picture.id from account_picture where account_picture.account_id = account.id) as picture_id`;

export const accountColumns = sql`id, email, name, password_hash, status, language, ${pictureOf}`;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const row = await first<{ id: string; email: string; name: string | null; passwordHash: string; status: string }>(db)`
    select ${accountColumns} from account where email = ${email}`;
  return row as Account | undefined;
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const row = await first<{ id: string; email: string; name: string | null; passwordHash: string; status: string }>(db)`
    select ${accountColumns} from account where id = ${id}`;
  return row as Account | undefined;
}

/** Returns the names and the pictures of these accounts. Who was erased is left out. */
export async function findFaces(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pick<Account, "name" | "pictureId">>> {
  if (ids.length === 0) return new Map();
  const rows = await all<Pick<Account, "id" | "name" | "pictureId">>(db)`
    select id, name, ${pictureOf} from account where id = any(${ids})`;
  return new Map(rows.map(({ id, name, pictureId }) => [id, { name, pictureId }]));
}

export async function writeName(tx: Transaction, accountId: string, name: string | null): Promise<void> {
  await execute(tx)`update account set name = ${name} where id = ${accountId}`;
}

/** Has the person's mails written in this language from now on. */
export async function writeLanguage(tx: Transaction, accountId: string, language: string): Promise<void> {
  await execute(tx)`update account set language = ${language} where id = ${accountId}`;
}

/**
 * Reads the account, and lets no other transaction change its password or status until this one
 * ends.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const row = await first<{ id: string; email: string; name: string | null; passwordHash: string; status: string }>(tx)`
    select ${accountColumns} from account where id = ${id} for no key update`;
  return row as Account | undefined;
}

export async function writePasswordHash(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await execute(db)`
    update account set password_hash = ${passwordHash} where id = ${accountId}`;
}

export async function activateAccount(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`
    update account set status = 'active', ends_at = null where id = ${accountId} and status = 'unverified'`;
}

/** Lists them in the order of joining. A sign-in leads to the first workspace. */
export async function findMemberships(db: Queryable, accountId: string): Promise<Membership[]> {
  const rows = await all<{ workspaceId: string; workspaceName: string; role: string; grantId: string }>(db)`
    select workspace.id as workspace_id, workspace.name as workspace_name, member.role, member.grant_id
    from member join workspace on workspace.id = member.workspace_id
    where account_id = ${accountId} order by joined_at, workspace_id`;
  return rows as Membership[];
}

/** Returns the owners of the workspace who can sign in. */
export async function findOwners(
  db: Queryable,
  workspaceId: string,
): Promise<Pick<Account, "id" | "email" | "status" | "language">[]> {
  return all<Pick<Account, "id" | "email" | "status" | "language">>(db)`
    select account.id, email, status, account.language from member join account on account.id = member.account_id
    where workspace_id = ${workspaceId} and role = 'owner' and status <> 'disabled' order by joined_at`;
}

type Standing = { status: Account["status"]; isOwner: boolean; lacksSecondFactor: boolean };

/**
 * Returns what a member's access token rests on. Undefined when the grant has ended: the member was
 * removed, or has another role by now.
 */
export async function findStanding(
  db: Queryable,
  member: { accountId: string; workspaceId: string; grantId: string },
): Promise<Standing | undefined> {
  return first<Standing>(db)`
    select account.status, role = 'owner' as is_owner, workspace.requires_second_factor and not ${hasSecondFactor} as lacks_second_factor
    from member join account on account.id = account_id join workspace on workspace.id = workspace_id
    where grant_id = ${member.grantId} and account_id = ${member.accountId} and workspace_id = ${member.workspaceId}
  `;
}

/** Tells whether the sign-in of the row's account takes a second factor. */
export const hasSecondFactor = sql`(
  exists (select from totp where totp.account_id = account.id and confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id)
)`;

/**
 * Locks an account whose time has come, unless another node is ending it. The operator's account
 * never ends.
 */
export async function lockEndedAccount(tx: Transaction, now: Date): Promise<string | undefined> {
  const row = await first<{ id: string }>(tx)`
    select id from account
    where status = 'unverified' and ends_at <= ${now} and id not in (select account_id from operator)
    order by ends_at limit 1 for update skip locked`;
  return row?.id;
}

/** Makes other transactions that lock the same workspace wait until this one ends. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await all<{ id: string }>(tx)`
    select id from workspace where id = ${workspaceId} for no key update`;
}

/** Does the same for several workspaces, in the order of their ids. */
export async function lockWorkspaces(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await all<{ id: string }>(tx)`
    select id from workspace where id = any(${ids}) order by id for no key update`;
}

/**
 * Waits for what is being stored for the account or in the workspaces, and lets nothing more be
 * stored there.
 */
export async function lockOwners(tx: Transaction, accountId: string, workspaceIds: readonly string[]): Promise<void> {
  await all<{ id: string }>(tx)`
    select id from account where id = ${accountId} for update`;
  if (workspaceIds.length === 0) return;
  await all<{ id: string }>(tx)`
    select id from workspace where id = any(${workspaceIds}) order by id for update`;
}

/** Locks the accounts of the members, so that none of them joins or leaves another workspace until the commit. */
export async function lockAccountsOf(
  tx: Transaction,
  workspaceId: string,
): Promise<{ accountId: string; email: string }[]> {
  return all<{ accountId: string; email: string }>(tx)`
    select account.id as account_id, email from account join member on member.account_id = account.id
    where workspace_id = ${workspaceId} order by account.id for update of account`;
}

/** Waits for what is being stored in the workspace, and lets nothing more be stored there. */
export async function lockWorkspaceToDelete(tx: Transaction, workspaceId: string): Promise<void> {
  await all<{ id: string }>(tx)`select id from workspace where id = ${workspaceId} for update`;
}

export async function findGrants(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await all<{ grantId: string }>(db)`select grant_id from member where workspace_id = ${workspaceId}`;
  return rows.map(({ grantId }) => grantId);
}

/** Returns the workspaces in which the account is the only member. */
export async function findWorkspacesWithoutOthers(tx: Transaction, accountId: string): Promise<string[]> {
  const result = await all<{ id: string }>(tx)`
    select workspace_id as id from member where account_id = ${accountId} and not exists (
      select 1 from member as other where other.workspace_id = member.workspace_id and other.account_id <> ${accountId}
    )`;
  return result.map((row) => row.id);
}

/**
 * Waits for sign-ups that are being committed, and lets no sign-up begin until this transaction
 * ends.
 */
export async function hasOtherAccounts(tx: Transaction, accountId: string): Promise<boolean> {
  await execute(tx)`lock table account in share row exclusive mode`;
  const row = await first<{ id: string }>(tx)`
    select id from account where id <> ${accountId} limit 1`;
  return row !== undefined;
}

/** Deletes workspaces. The rows of all capabilities go with them, by their foreign keys. */
export async function deleteWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<void> {
  await execute(tx)`
    delete from workspace where id = any(${workspaceIds})`;
}

export async function deleteMemberships(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`
    delete from member where account_id = ${accountId}`;
}

export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await execute(tx)`delete from account where id = ${id}`;
}

export type WorkspaceRow = {
  id: string;
  name: string;
  createdAt: Date;
  /** The owner who joined first; null for a workspace without one. */
  ownerId: string | null;
  ownerEmail: string | null;
  ownerName: string | null;
};

const workspaceColumns = sql`workspace.id, workspace.name, workspace.created_at,
  owner.id as owner_id, owner.email as owner_email, owner.name as owner_name`;
const withOwner = sql`workspace left join lateral (
  select account.id, account.email, account.name from member join account on account.id = member.account_id
  where member.workspace_id = workspace.id and member.role = 'owner' order by joined_at limit 1) owner on true`;

/** Lists all workspaces of the installation, newest first: ids grow with time. For the operator. */
export async function listWorkspaces(
  db: Queryable,
  page: Pick<PageToFind, "limit" | "last">,
  isAwaiting?: boolean,
): Promise<WorkspaceRow[]> {
  return all<WorkspaceRow>(db)`
    select ${workspaceColumns} from ${withOwner} where true
    ${page.last === undefined ? sql`` : sql`and workspace.id < ${page.last}`}
    ${isAwaiting === undefined ? sql`` : sql`and ${awaitsApproval(sql`workspace.id`)} = ${isAwaiting}`}
    order by workspace.id desc limit ${page.limit}`;
}

export async function findWorkspace(db: Queryable, id: string): Promise<WorkspaceRow | undefined> {
  return first<WorkspaceRow>(db)`select ${workspaceColumns} from ${withOwner} where workspace.id = ${id}`;
}

/** An array with the ids of all accounts. */
export const idsOfAccounts = (): Sql => sql`(select array_agg(id::text) from account)`;

/** An array with the id of the workspace, while it is there. */
export const idOfWorkspace = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from workspace where id = ${workspaceId})`;
