import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { budgetReached } from "./events.ts";
import { findUse } from "./store.ts";

/** By workspace: the month for which this node has announced it. */
const announcedOf = state(() => new Cache<string, string>(5_000));

/** Emits the event once a month from each node, not with every refused call. */
export async function announceBudgetReached(kernel: Kernel, workspaceId: string): Promise<void> {
  const { month } = await findUse(kernel.database.query, workspaceId);
  const announced = announcedOf(kernel);
  if (announced.get(workspaceId) === month) return;
  announced.set(workspaceId, month);
  await inTransaction(kernel.database, async (tx) => emit(tx, budgetReached, { workspaceId, data: { month } }));
}
