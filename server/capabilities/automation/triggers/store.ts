import { sql } from "kysely";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Subscription } from "./subscribe.ts";

/** The SQL of what starts runs, and of what waiting runs listen for. */

export async function insertSubscription(
  tx: Transaction,
  listening: {
    workspaceId: string;
    runId: string;
    wait: string;
    types: string[] | null;
    subscription: Subscription;
    afterPosition: number;
  },
): Promise<void> {
  const { workspaceId, runId, wait, types, subscription, afterPosition } = listening;
  await sql`
    insert into run_subscription (workspace_id, run_id, wait, types, subscription, after_position)
    values (${workspaceId}, ${runId}, ${wait}, ${types}, ${JSON.stringify(subscription)}, ${afterPosition})
    on conflict do nothing`.execute(tx);
}

export async function deleteSubscription(
  tx: Transaction,
  workspaceId: string,
  runId: string,
  wait: string,
): Promise<void> {
  await sql`
    delete from run_subscription
    where workspace_id = ${workspaceId} and run_id = ${runId} and wait = ${wait}`.execute(tx);
}

/** A run that has ended listens no more. */
export async function deleteSubscriptionsOf(tx: Transaction, workspaceId: string, runId: string): Promise<void> {
  await sql`delete from run_subscription where workspace_id = ${workspaceId} and run_id = ${runId}`.execute(tx);
}
