import { auditOperation } from "../../kernel/audit.ts";
import { revoke } from "../../kernel/nodes/revocations.ts";
import { forbidden, notFound, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import {
  deleteOperator,
  findAccount,
  findMemberships,
  insertOperator,
  isLastOperator,
  listOperators,
  lockOperators,
  UserId,
} from "../identity/index.ts";
import { lastOperator } from "./problems.ts";
import { readOperators } from "./read-installation.ts";
import type { NewOperator, Operator } from "./schema.ts";

/**
 * Makes a person an operator. Where the person is in the team of the workspace whose keys operate, they go on doing
 * so after the other operators have left.
 *
 * @throws forbidden for a key, not-found
 */
export async function addOperator(context: Context, { userId }: NewOperator): Promise<Operator> {
  requirePerson(context);
  const accountId = UserId.parse(userId);
  await context.commit(async (tx) => {
    await lockOperators(tx);
    const account = accountId === undefined ? undefined : await findAccount(tx, accountId);
    if (account === undefined) throw noSuchUser();
    const workspaceId = await homeOf(tx, account.id);
    if (!(await insertOperator(tx, { accountId: account.id, workspaceId }))) return;
    await revoke(tx, [account.id]);
    await auditOperation(context, tx, "operator.added", account.id);
  });
  const added = (await readOperators(context)).find((operator) => operator.userId === userId);
  if (added === undefined) throw noSuchUser();
  return added;
}

/**
 * Takes from a person the right to operate the installation, on every node within a second.
 *
 * @throws forbidden for a key, not-found, last-operator
 */
export async function removeOperator(context: Context, userId: string): Promise<void> {
  requirePerson(context);
  const accountId = UserId.parse(userId);
  await context.commit(async (tx) => {
    await lockOperators(tx);
    const operators = await listOperators(tx);
    const found = operators.find((operator) => operator.accountId === accountId);
    if (found === undefined) throw noSuchUser();
    if (await isLastOperator(tx, found.accountId)) {
      throw new Problem(lastOperator, "This is the only operator. Make another person an operator first.");
    }
    await deleteOperator(tx, found.accountId);
    await revoke(tx, [found.accountId, ...(found.workspaceId === null ? [] : [found.workspaceId])]);
    await auditOperation(context, tx, "operator.removed", found.accountId);
  });
}

/**
 * Keys operate for one workspace, that of the first operator. Where nobody of its team is left, it is the first
 * workspace that the new operator owns.
 */
async function homeOf(tx: Transaction, accountId: string): Promise<string | null> {
  const memberships = await findMemberships(tx, accountId);
  const home = (await listOperators(tx)).find(({ workspaceId }) => workspaceId !== null)?.workspaceId;
  if (typeof home === "string") return memberships.some(({ workspaceId }) => workspaceId === home) ? home : null;
  return memberships.find(({ role }) => role === "owner")?.workspaceId ?? null;
}

/** A key cannot make operators who outlast it, nor open the accounts of people. @throws forbidden for a key */
export function requirePerson({ caller }: Context): void {
  if (caller.kind === "member") return;
  throw new Problem(forbidden, "Sign in as an operator: no key changes who operates, or who can sign in.");
}

function noSuchUser(): Problem {
  return new Problem(notFound, "Nobody with this id can be found. GET /api/installation lists the operators.");
}
