import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Role } from "../schema.ts";

/** SQL of accounts, workspaces, their members and the operator. */

export type Account = {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string;
  status: "unverified" | "active" | "disabled";
  /** The language in which the person is written to; null for English, because the person asked for none. */
  language: string | null;
};
/** The first account of the installation, which runs it, and the workspace of that account. */
export type Operator = { accountId: string; workspaceId: string };

/** The name of a workspace for which nobody chose one. */
export const usualWorkspaceName = "My workspace";

/** `grantId` is what the role rests on: see `Caller.grantId`. */
export type Membership = { workspaceId: string; workspaceName: string; role: Role; grantId: string };

/**
 * False when the address is taken. Waits for the commit of another sign-up with the same address.
 */
export async function insertAccount(tx: Transaction, account: Account & { endsAt: Date | null }): Promise<boolean> {
  const inserted = await tx
    .insertInto("account")
    .values({
      id: account.id,
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      status: account.status,
      language: account.language,
      ends_at: account.endsAt,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertWorkspace(tx: Transaction, workspace: { id: string; name: string }): Promise<void> {
  await tx.insertInto("workspace").values(workspace).execute();
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
  await tx
    .insertInto("member")
    .values({
      workspace_id: member.workspaceId,
      account_id: member.accountId,
      role: member.role,
      grant_id: grantId,
      joined_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return grantId;
}

/**
 * Makes this account the operator if there is none. Two sign-ups at once wait for each other: one
 * gets true.
 */
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

export const accountColumns = ["id", "email", "name", "password_hash as passwordHash", "status", "language"] as const;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom("account").select(accountColumns).where("email", "=", email).executeTakeFirst();
  return row as Account | undefined;
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom("account").select(accountColumns).where("id", "=", id).executeTakeFirst();
  return row as Account | undefined;
}

/** The names of these accounts. Who has none, or was erased, is left out. */
export async function findNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("account").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** From now on the person is written to in this language. */
export async function writeLanguage(tx: Transaction, accountId: string, language: string): Promise<void> {
  await tx.updateTable("account").set({ language }).where("id", "=", accountId).execute();
}

/**
 * Reads the account, and lets no other transaction change its password or status until this one
 * ends.
 */
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

export async function activateAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ status: "active", ends_at: null })
    .where("id", "=", accountId)
    .where("status", "=", "unverified")
    .execute();
}

/** In the order of joining. A sign-in leads to the first workspace. */
export async function findMemberships(db: Queryable, accountId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom("member")
    .innerJoin("workspace", "workspace.id", "member.workspace_id")
    .select([
      "workspace.id as workspaceId",
      "workspace.name as workspaceName",
      "member.role",
      "member.grant_id as grantId",
    ])
    .where("account_id", "=", accountId)
    .orderBy("joined_at")
    .orderBy("workspace_id")
    .execute();
  return rows as Membership[];
}

/** The owners of the workspace who can sign in. */
export async function findOwners(
  db: Queryable,
  workspaceId: string,
): Promise<Pick<Account, "id" | "email" | "status" | "language">[]> {
  const rows = await db
    .selectFrom("member")
    .innerJoin("account", "account.id", "member.account_id")
    .select(["account.id", "email", "status", "account.language"])
    .where("workspace_id", "=", workspaceId)
    .where("role", "=", "owner")
    .where("status", "<>", "disabled")
    .orderBy("joined_at")
    .execute();
  return rows as Pick<Account, "id" | "email" | "status" | "language">[];
}

/**
 * What a member's access token rests on. Undefined when the grant has ended: the member was removed,
 * or has another role by now.
 */
export async function findStanding(
  db: Queryable,
  member: { accountId: string; workspaceId: string; grantId: string },
): Promise<{ status: Account["status"]; lacksSecondFactor: boolean } | undefined> {
  const result = await sql<{ status: Account["status"]; lacksSecondFactor: boolean }>`
    select account.status, workspace.requires_second_factor and not ${hasSecondFactor} as "lacksSecondFactor"
    from member join account on account.id = account_id join workspace on workspace.id = workspace_id
    where grant_id = ${member.grantId} and account_id = ${member.accountId} and workspace_id = ${member.workspaceId}
  `.execute(db);
  return result.rows[0];
}

/** Whether the sign-in of the row's account takes a second factor. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id)
)`;

/**
 * Locks an account whose time has come, unless another node is ending it. The operator's account
 * never ends.
 */
export async function lockEndedAccount(tx: Transaction, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom("account")
    .select("id")
    .where("status", "=", "unverified")
    .where("ends_at", "<=", now)
    .where("id", "not in", (operator) => operator.selectFrom("operator").select("account_id"))
    .orderBy("ends_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

/** Makes other transactions that lock the same workspace wait until this one ends. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.selectFrom("workspace").select("id").where("id", "=", workspaceId).forNoKeyUpdate().execute();
}

/** The same for several workspaces, in the order of their ids. */
export async function lockWorkspaces(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom("workspace").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}

/**
 * Waits for what is being stored for the account or in the workspaces, and lets nothing more be
 * stored there.
 */
export async function lockOwners(tx: Transaction, accountId: string, workspaceIds: readonly string[]): Promise<void> {
  await tx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
  if (workspaceIds.length === 0) return;
  await tx.selectFrom("workspace").select("id").where("id", "in", workspaceIds).orderBy("id").forUpdate().execute();
}

/** The workspaces in which the account is the only member. */
export async function findWorkspacesWithoutOthers(tx: Transaction, accountId: string): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select workspace_id as id from member where account_id = ${accountId} and not exists (
      select 1 from member as other where other.workspace_id = member.workspace_id and other.account_id <> ${accountId}
    )`.execute(tx);
  return result.rows.map((row) => row.id);
}

/**
 * Waits for sign-ups that are being committed, and lets no sign-up begin until this transaction
 * ends.
 */
export async function hasOtherAccounts(tx: Transaction, accountId: string): Promise<boolean> {
  await sql`lock table account in share row exclusive mode`.execute(tx);
  const row = await tx.selectFrom("account").select("id").where("id", "<>", accountId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Deletes workspaces. The rows of all capabilities go with them, by their foreign keys. */
export async function deleteWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("workspace").where("id", "in", workspaceIds).execute();
}

export async function deleteMemberships(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("member").where("account_id", "=", accountId).execute();
}

export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", id).execute();
}
