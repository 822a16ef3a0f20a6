import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Role } from "../schema.ts";
import { type Account, hasSecondFactor } from "../workspaces/store.ts";
import type { WorkspaceSettings } from "./schema.ts";

/** SQL of the members of a workspace, and of invitations. */

export type StoredMember = Pick<Account, "email" | "name" | "status" | "language"> & {
  accountId: string;
  role: Role;
  grantId: string;
  hasSecondFactor: boolean;
  joinedAt: Date;
};

function membersOf(db: Queryable, workspaceId: string) {
  return db
    .selectFrom("member")
    .innerJoin("account", "account.id", "member.account_id")
    .select([
      "account.id as accountId",
      "account.email",
      "account.name",
      "account.status",
      "account.language",
      "member.role",
      "member.grant_id as grantId",
      "member.joined_at as joinedAt",
      hasSecondFactor.as("hasSecondFactor"),
    ])
    .where("member.workspace_id", "=", workspaceId);
}

/** The newest accounts first; one member more than `limit` when there are more. */
export async function listMembers(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredMember[]> {
  let query = membersOf(db, workspaceId)
    .orderBy("account.id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("account.id", "<", page.beforeId);
  return (await query.execute()) as StoredMember[];
}

export async function findMember(
  db: Queryable,
  workspaceId: string,
  accountId: string,
): Promise<StoredMember | undefined> {
  const row = await membersOf(db, workspaceId).where("account.id", "=", accountId).executeTakeFirst();
  return row as StoredMember | undefined;
}

/** The accounts of the members with one of these roles. */
export async function findMemberIds(db: Queryable, workspaceId: string, roles: readonly Role[]): Promise<string[]> {
  const rows = await db
    .selectFrom("member")
    .select("account_id as id")
    .where("workspace_id", "=", workspaceId)
    .where("role", "in", roles)
    .orderBy("account_id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the account is a member. If so, it stays one until the transaction ends. */
export async function holdMember(tx: Transaction, workspaceId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("member")
    .select("account_id")
    .where("workspace_id", "=", workspaceId)
    .where("account_id", "=", accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts of the members with these addresses, by address. */
export async function findMemberIdsByEmail(
  db: Queryable,
  workspaceId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await membersOf(db, workspaceId).where("account.email", "in", emails).execute();
  return new Map(rows.map(({ email, accountId }) => [email, accountId]));
}

export async function hasMemberWithEmail(db: Queryable, workspaceId: string, email: string): Promise<boolean> {
  return (await membersOf(db, workspaceId).where("account.email", "=", email).executeTakeFirst()) !== undefined;
}

export async function countOwners(tx: Transaction, workspaceId: string): Promise<number> {
  const row = await tx
    .selectFrom("member")
    .select((count) => count.fn.countAll<string>().as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Gives the member another role, under another grant. */
export async function writeRole(
  tx: Transaction,
  member: { workspaceId: string; accountId: string; role: Role },
): Promise<void> {
  await tx
    .updateTable("member")
    .set({ role: member.role, grant_id: newUuid() })
    .where("workspace_id", "=", member.workspaceId)
    .where("account_id", "=", member.accountId)
    .execute();
}

export async function deleteMember(tx: Transaction, workspaceId: string, accountId: string): Promise<void> {
  await tx.deleteFrom("member").where("workspace_id", "=", workspaceId).where("account_id", "=", accountId).execute();
}

/** The workspaces with other members in which the account is the only owner. */
export async function findWorkspacesLedAlone(tx: Transaction, accountId: string): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select workspace_id as id from member where account_id = ${accountId} and role = 'owner'
    and exists (
      select from member as other where other.workspace_id = member.workspace_id and other.account_id <> ${accountId}
    ) and not exists (
      select from member as other
      where other.workspace_id = member.workspace_id and other.account_id <> ${accountId} and other.role = 'owner'
    )`.execute(tx);
  return result.rows.map((row) => row.id);
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
  const result = await sql<{ grantId: string }>`
    with former as (
      select workspace_id, account_id, grant_id from member
      join account on account.id = account_id join workspace on workspace.id = workspace_id
      where ${chosen} and requires_second_factor and not ${hasSecondFactor}
      for no key update of member
    )
    update member set grant_id = gen_random_uuid() from former
    where (member.workspace_id, member.account_id) = (former.workspace_id, former.account_id)
    returning former.grant_id as "grantId"`.execute(tx);
  return result.rows.map((row) => row.grantId);
}

export async function findSettings(db: Queryable, workspaceId: string): Promise<WorkspaceSettings> {
  const row = await db
    .selectFrom("workspace")
    .select([
      "name",
      "requires_second_factor as requireSecondFactor",
      "assignment",
      "office_hours as officeHours",
      "waiting_after_minutes as waitingAfterMinutes",
    ])
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return row as WorkspaceSettings;
}

export async function writeSettings(tx: Transaction, workspaceId: string, settings: WorkspaceSettings): Promise<void> {
  const { officeHours } = settings;
  await tx
    .updateTable("workspace")
    .set({
      name: settings.name,
      requires_second_factor: settings.requireSecondFactor,
      assignment: settings.assignment,
      office_hours: officeHours === null ? null : JSON.stringify(officeHours),
      waiting_after_minutes: settings.waitingAfterMinutes,
    })
    .where("id", "=", workspaceId)
    .execute();
}

/** The members who can sign in, of these accounts or of all. Every role may answer people. */
export async function findAnswering(
  db: Queryable,
  workspaceId: string,
  among?: readonly string[],
): Promise<{ accountId: string }[]> {
  if (among?.length === 0) return [];
  let query = db
    .selectFrom("member")
    .innerJoin("account", "account.id", "member.account_id")
    .select("account.id as accountId")
    .where("member.workspace_id", "=", workspaceId)
    .where("account.status", "<>", "disabled")
    .orderBy("account.id");
  if (among !== undefined) query = query.where("account.id", "in", among);
  return query.execute();
}
