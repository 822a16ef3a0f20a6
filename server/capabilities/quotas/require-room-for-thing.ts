import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { type BoundedThing, noRoom, quotaExceeded, quotasOf } from "../../kernel/quotas/quotas-of.ts";
import { readSum } from "../../kernel/quotas/store.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { afterWriting } from "../../kernel/storage/group-commit.ts";
import { readContact } from "../identity/index.ts";

const countedForMs = 1_000;
/** Before a thing is refused, the count is at most so old. */
const refusedForMs = 100;
const mostCounts = 10_000;

type Count = { countedAtMs: number; used: number };

const countsOf = state(() => new Cache<string, Count>(mostCounts));

/** `isForVisitor`: a visitor sent the thing. The refusal tells visitors another way to reach the team. */
type Wanted = {
  quota: BoundedThing;
  amount?: number;
  isForVisitor: boolean;
  /** False means that this transaction has not stored them yet. */
  isStored?: boolean;
};

/**
 * Refuses a conversation, lead or subscriber that this transaction has stored, where the operator has set a bound and
 * there are more than it allows. Without a bound nothing is counted.
 *
 * @throws quota-exceeded
 */
export async function requireRoomForThing(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { quota, amount = 1, isForVisitor, isStored = true }: Wanted,
): Promise<void> {
  const limit = quotasOf(kernel, workspaceId)[quota];
  if (limit === Number.POSITIVE_INFINITY) return;
  const count = countsOf(kernel).getOrMake(`${workspaceId}:${quota}`, () => ({ countedAtMs: -Infinity, used: 0 }));
  count.used += amount;
  if (performance.now() - count.countedAtMs >= countedForMs) await countAgain();
  // Something may have been deleted since.
  if (count.used > limit && performance.now() - count.countedAtMs >= refusedForMs) {
    await countAgain();
  }
  if (count.used <= limit) return;
  const used = count.used - amount;
  count.used = used;
  throw afterWriting(isForVisitor ? await tellVisitor(kernel, workspaceId) : noRoom({ quota, used, limit }));

  async function countAgain(): Promise<void> {
    const used = await countThings(kernel, tx, workspaceId, quota);
    Object.assign(count, { used: isStored ? used : used + amount, countedAtMs: performance.now() });
  }
}

/** Counts the things of a workspace, also those that this transaction has stored. */
export async function countThings(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  quota: BoundedThing,
): Promise<number> {
  const kind = kernel.storedKinds.find((each) => each.quota === quota);
  return kind === undefined ? 0 : readSum(db, kind.sum(workspaceId));
}

/** Somebody from outside can neither see nor change a quota. */
async function tellVisitor(kernel: Kernel, workspaceId: string): Promise<Problem> {
  const contact = await readContact(kernel.database.query, workspaceId);
  const otherwise =
    contact === null ? "Reach the team in another way, or try again later." : `Reach the team here: ${contact}`;
  return new Problem(quotaExceeded, `Nothing more can be taken here at the moment. ${otherwise}`, {
    members: { contact },
  });
}
