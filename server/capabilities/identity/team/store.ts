import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { Role } from "../schema.ts";
import { type Account, hasSecondFactor, pictureOf } from "../workspaces/store.ts";
import type { WorkspaceSettings } from "./schema.ts";

/** This file holds the SQL of the members of a workspace, and of invitations. */

export type StoredMember = Pick<Account, "email" | "name" | "status" | "language" | "pictureId"> & {
  accountId: string;
  role: Role;
  grantId: string;
  hasSecondFactor: boolean;
  joinedAt: Date;
};

const members = sql`
  select account.id as account_id, account.email, account.name, account.status, account.language,
    member.role, member.grant_id, member.joined_at, ${hasSecondFactor} as has_second_factor, ${pictureOf}
  from member join account on account.id = member.account_id`;

/** Lists the newest accounts first. */
export async function listMembers(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredMember[]> {
  return all<StoredMember>(db)`
    ${members}
    where member.workspace_id = ${workspaceId}
      ${page.beforeId === undefined ? sql`` : sql`and account.id < ${page.beforeId}`}
    order by account.id desc limit ${page.limit}`;
}

export async function findMember(
  db: Queryable,
  workspaceId: string,
  accountId: string,
): Promise<StoredMember | undefined> {
  return first<StoredMember>(db)`
    ${members} where member.workspace_id = ${workspaceId} and account.id = ${accountId}`;
}

/** Returns the accounts of the members with one of these roles. */
export async function findMemberIds(db: Queryable, workspaceId: string, roles: readonly Role[]): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`
    select account_id as id from member where workspace_id = ${workspaceId} and role = any(${roles})
    order by account_id`;
  return rows.map(({ id }) => id);
}

/** Tells whether the account is a member. If so, it stays one until the transaction ends. */
export async function holdMember(tx: Transaction, workspaceId: string, accountId: string): Promise<boolean> {
  const held = await execute(tx)`
    select from member where workspace_id = ${workspaceId} and account_id = ${accountId} for key share`;
  return held > 0;
}

/** Returns the accounts of the members with these addresses, by address. */
export async function findMemberIdsByEmail(
  db: Queryable,
  workspaceId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await all<StoredMember>(db)`
    ${members} where member.workspace_id = ${workspaceId} and account.email = any(${emails})`;
  return new Map(rows.map(({ email, accountId }) => [email, accountId]));
}

export async function hasMemberWithEmail(db: Queryable, workspaceId: string, email: string): Promise<boolean> {
  const found = await execute(db)`
    select from member join account on account.id = member.account_id
    where member.workspace_id = ${workspaceId} and account.email = ${email}`;
  return found > 0;
}

export async function countOwners(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await one<{ count: number }>(tx)`
    select count(*) as count from member where workspace_id = ${workspaceId} and role = 'owner'`;
  return count;
}

/** Gives the member another role, under another grant. */
export async function writeRole(
  tx: Transaction,
  member: { workspaceId: string; accountId: string; role: Role },
): Promise<void> {
  await execute(tx)`
    update member set role = ${member.role}, grant_id = ${newUuid()}
    where workspace_id = ${member.workspaceId} and account_id = ${member.accountId}`;
}

export async function deleteMember(tx: Transaction, workspaceId: string, accountId: string): Promise<void> {
  await execute(tx)`
    delete from member where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}

/** Returns the workspaces with other members in which the account is the only owner. */
export async function findWorkspacesLedAlone(tx: Transaction, accountId: string): Promise<string[]> {
  const result = await all<{ id: string }>(tx)`
    select workspace_id as id from member where account_id = ${accountId} and role = 'owner'
    and exists (
      select from member as other where other.workspace_id = member.workspace_id and other.account_id <> ${accountId}
    ) and not exists (
      select from member as other
      where other.workspace_id = member.workspace_id and other.account_id <> ${accountId} and other.role = 'owner'
    )`;
  return result.map((row) => row.id);
}

/**
 * Gives new grants to members without a second factor, in workspaces that require one: to those of
 * one workspace, or to one account in all of them. Returns the former grants.
 */
export async function renewGrantsWithoutSecondFactor(
  tx: Transaction,
  of: { workspaceId: string } | { accountId: string },
): Promise<string[]> {
  const chosen = "workspaceId" in of ? sql`workspace.id = ${of.workspaceId}` : sql`member.account_id = ${of.accountId}`;
  const result = await all<{ grantId: string }>(tx)`
    with former as (
      select workspace_id, account_id, grant_id from member
      join account on account.id = account_id join workspace on workspace.id = workspace_id
      where ${chosen} and requires_second_factor and not ${hasSecondFactor}
      for no key update of member
    )
    update member set grant_id = gen_random_uuid() from former
    where (member.workspace_id, member.account_id) = (former.workspace_id, former.account_id)
    returning former.grant_id`;
  return result.map((row) => row.grantId);
}

/** The office hours tell the time zone until it is set. */
const timeZone = sql`coalesce(time_zone, office_hours ->> 'timeZone', 'UTC') as time_zone`;

export async function findSettings(db: Queryable, workspaceId: string): Promise<WorkspaceSettings> {
  const row = await one<{
    name: string;
    requireSecondFactor: boolean;
    assignment: string;
    officeHours: unknown;
    waitingAfterMinutes: number | null;
    contact: string | null;
    timeZone: string;
  }>(db)`
    select name, requires_second_factor as require_second_factor, assignment, office_hours,
      waiting_after_minutes, contact, ${timeZone}
    from workspace
    where id = ${workspaceId}`;
  return row as WorkspaceSettings;
}

export async function readTimeZone(db: Queryable, workspaceId: string): Promise<string> {
  const found = await one<{ timeZone: string }>(db)`select ${timeZone} from workspace where id = ${workspaceId}`;
  return found.timeZone;
}

export async function writeTimeZone(tx: Transaction, workspaceId: string, zone: string): Promise<void> {
  await execute(tx)`update workspace set time_zone = ${zone} where id = ${workspaceId}`;
}

/** Reads how people reach the team otherwise; null where the workspace does not say. */
export async function readContact(db: Queryable, workspaceId: string): Promise<string | null> {
  const found = await first<{ contact: string | null }>(db)`select contact from workspace where id = ${workspaceId}`;
  return found?.contact ?? null;
}

export async function writeSettings(tx: Transaction, workspaceId: string, settings: WorkspaceSettings): Promise<void> {
  const { officeHours } = settings;
  await execute(tx)`
    update workspace set name = ${settings.name}, requires_second_factor = ${settings.requireSecondFactor},
      assignment = ${settings.assignment},
      office_hours = ${officeHours === null ? null : JSON.stringify(officeHours)},
      waiting_after_minutes = ${settings.waitingAfterMinutes}, contact = ${settings.contact}
    where id = ${workspaceId}`;
}

/** Returns the members who can sign in, of these accounts or of all. Every role may answer people. */
export async function findAnswering(
  db: Queryable,
  workspaceId: string,
  among?: readonly string[],
): Promise<{ accountId: string }[]> {
  if (among?.length === 0) return [];

  return all<{ accountId: string }>(db)`
    select account.id as account_id from member join account on account.id = member.account_id
    where member.workspace_id = ${workspaceId} and account.status <> 'disabled'
      ${among === undefined ? sql`` : sql`and account.id = any(${among})`}
    order by account.id`;
}

/** Counts the members of each workspace. */
export async function countMembersOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; amount: number }[]> {
  return all<{ workspaceId: string; amount: number }>(db)`
    select workspace_id, count(*) as amount from member
    where workspace_id = any(${[...workspaceIds]}) group by workspace_id`;
}

/** A person of a team as others may write to: without anything of a sign-in. */
export type CarriedMemberRow = {
  accountId: string;
  email: string;
  name: string | null;
  language: string | null;
  role: string;
  joinedAt: Date;
};

/** Lists the team for an export of the whole workspace. Who joined first comes first. */
export async function listCarriedMembers(db: Queryable, workspaceId: string): Promise<CarriedMemberRow[]> {
  return all<CarriedMemberRow>(db)`
    select account.id as account_id, email, account.name, account.language, member.role, joined_at
    from member join account on account.id = member.account_id
    where workspace_id = ${workspaceId} and account.status <> 'disabled' order by joined_at, account.id`;
}

/** Finds what the rights of an owner rest on: null for one who is no owner, or whose account is disabled. */
export const grantOfOwner = (workspaceId: Sql, accountId: Sql): Sql => sql`(
  select member.grant_id from member join account on account.id = member.account_id
  where member.workspace_id = ${workspaceId} and member.account_id = ${accountId}
    and member.role = 'owner' and account.status <> 'disabled'
)`;
