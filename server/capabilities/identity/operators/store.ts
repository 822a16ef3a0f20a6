import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of the people who operate the installation. */

/**
 * An account that runs the installation. `workspaceId`: the secret keys of this workspace act for the operator, too.
 * Null: no key does.
 */
type Operator = { accountId: string; workspaceId: string | null };

const lockOfOperators = 7_210_003;

/**
 * Makes this account the operator if there is none. Two first sign-ups at once wait for each other: one gets true.
 */
export async function claimOperator(tx: Transaction, operator: Operator): Promise<boolean> {
  if ((await findOperator(tx)) !== undefined) return false;
  await lockOperators(tx);
  if ((await findOperator(tx)) !== undefined) return false;
  return insertOperator(tx, operator);
}

/** Operators are made and removed one after another, so that one always stays. */
export async function lockOperators(tx: Transaction): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(${lockOfOperators})`;
}

/** False means that the account is an operator already. */
export async function insertOperator(tx: Transaction, { accountId, workspaceId }: Operator): Promise<boolean> {
  const inserted = await execute(tx)`
    insert into operator (account_id, workspace_id) values (${accountId}, ${workspaceId})
    on conflict (account_id) do nothing`;
  return inserted > 0;
}

/** False means that the account is no operator. */
export async function deleteOperator(tx: Transaction, accountId: string): Promise<boolean> {
  return (await execute(tx)`delete from operator where account_id = ${accountId}`) > 0;
}

/** Finds the operator who has been one for the longest time. */
export async function findOperator(db: Queryable): Promise<Operator | undefined> {
  return first<Operator>(db)`
    select account_id, workspace_id from operator order by made_at, account_id limit 1`;
}

/** Gives undefined for an account that does not operate the installation. */
export async function findOperatorOf(db: Queryable, accountId: string): Promise<Operator | undefined> {
  return first<Operator>(db)`select account_id, workspace_id from operator where account_id = ${accountId}`;
}

/** Tells whether this account is the only operator, who stays. */
export async function isLastOperator(db: Queryable, accountId: string): Promise<boolean> {
  const operators = await all<{ accountId: string }>(db)`select account_id from operator limit 2`;
  return operators.length === 1 && operators[0]?.accountId === accountId;
}

/** Tells whether secret keys of the workspace act for an operator. */
export async function isOperatorWorkspace(db: Queryable, workspaceId: string): Promise<boolean> {
  return (await first(db)`select from operator where workspace_id = ${workspaceId} limit 1`) !== undefined;
}

type OperatorRow = Operator & { email: string; name: string | null; madeAt: Date };

/** Lists the operators, the first one first. There are few. */
export async function listOperators(db: Queryable): Promise<OperatorRow[]> {
  return all<OperatorRow>(db)`
    select account_id, workspace_id, email, account.name, made_at
    from operator join account on account.id = operator.account_id order by made_at, account_id`;
}
