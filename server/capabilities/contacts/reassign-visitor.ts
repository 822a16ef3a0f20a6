import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { IdentifiedVisitor } from "../../kernel/personal-data.ts";
import { sqlState, type Transaction } from "../../kernel/storage/database.ts";
import { isVisitorOfUser } from "./visitor-of-user.ts";

/**
 * Gives the anonymous visitor whom a request identifies: it brings the visitor's token together with a
 * user's proof. Undefined when it brings only one of the two.
 */
export function identifiedVisitorOf(
  { workspaceId, visitorId, userId }: Caller,
  tokenVisitorId: string | undefined,
): IdentifiedVisitor | undefined {
  if (userId === undefined || visitorId === undefined || tokenVisitorId === undefined) return undefined;
  if (isVisitorOfUser(tokenVisitorId)) return undefined;
  return { workspaceId, fromVisitorId: tokenVisitorId, toVisitorId: visitorId, userId };
}

/**
 * Moves what every capability stores about the visitor to the user. From the commit on the
 * visitor's token opens nothing.
 */
export async function reassignVisitor(kernel: Kernel, tx: Transaction, visitor: IdentifiedVisitor): Promise<void> {
  for (const { reassign } of kernel.personalData) await reassign?.(tx, visitor);
}

/**
 * Unique violation and deadlock: another device of the same user was reassigned at the same moment.
 */
const collisions = ["23505", "40P01"];
const maxAttempts = 5;

/**
 * Retries a transaction with `reassignVisitor` in it after a collision. The retry sees what the
 * other transaction committed.
 *
 *     await retryReassignment(() => inTransaction(database, (tx) => reassignVisitor(kernel, tx, visitor)));
 */
export async function retryReassignment<Value>(
  transact: () => Promise<Value>,
  attemptsLeft: number = maxAttempts,
): Promise<Value> {
  try {
    return await transact();
  } catch (error) {
    if (attemptsLeft <= 1 || !collisions.includes(sqlState(error) ?? "")) throw error;
    return retryReassignment(transact, attemptsLeft - 1);
  }
}
