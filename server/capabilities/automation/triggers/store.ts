import type { Schedule } from "@parley/workflows";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { CloudEvent } from "./cloud-event.ts";
import type { Heard, TriggerWait } from "./hear-event.ts";
import type { Subscription } from "./subscribe.ts";

/** The SQL of the events that start runs, and of those that waiting runs listen for. */

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
  await execute(tx)`
    insert into run_subscription (workspace_id, run_id, wait, types, subscription, after_position)
    values (${workspaceId}, ${runId}, ${wait}, ${types}, ${JSON.stringify(subscription)}, ${afterPosition})
    on conflict do nothing`;
}

export async function deleteSubscription(
  tx: Transaction,
  workspaceId: string,
  runId: string,
  wait: string,
): Promise<void> {
  await execute(tx)`
    delete from run_subscription
    where workspace_id = ${workspaceId} and run_id = ${runId} and wait = ${wait}`;
}

/** A run that has ended listens no more. */
export async function deleteSubscriptionsOf(tx: Transaction, workspaceId: string, runId: string): Promise<void> {
  await execute(tx)`delete from run_subscription where workspace_id = ${workspaceId} and run_id = ${runId}`;
}

export type SubscriptionRow = { runId: string; wait: string; subscription: Subscription; afterPosition: number };

const fits = (types: readonly string[]): Sql => sql`(types is null or types && ${types}::text[])`;

/** The subscriptions of waiting runs that events of these types may fit, by run. */
export async function findSubscriptions(
  tx: Transaction,
  workspaceId: string,
  types: readonly string[],
  page: { after: { runId: string; wait: string } | undefined; limit: number },
): Promise<SubscriptionRow[]> {
  const after =
    page.after === undefined ? sql`` : sql`and (run_id, wait) > (${page.after.runId}::uuid, ${page.after.wait})`;
  return all<SubscriptionRow>(tx)`
    select run_id, wait, subscription, after_position from run_subscription
    where workspace_id = ${workspaceId} and ${fits(types)} ${after}
    order by run_id, wait limit ${page.limit}`;
}

export async function updateSubscription(tx: Transaction, workspaceId: string, row: SubscriptionRow): Promise<void> {
  await execute(tx)`
    update run_subscription set subscription = ${JSON.stringify(row.subscription)}
    where workspace_id = ${workspaceId} and run_id = ${row.runId} and wait = ${row.wait}`;
}

export type TriggerRow = {
  workflowId: string;
  workflowName: string;
  version: number;
  strategy: NonNullable<Schedule["on"]>;
  afterPosition: number;
};

/** The triggers that events of these types may fit. */
export async function findTriggers(
  tx: Transaction,
  workspaceId: string,
  types: readonly string[],
): Promise<TriggerRow[]> {
  return all<TriggerRow>(tx)`
    select workflow_id, workflow.name as workflow_name, workflow_trigger.version, strategy,
      after_position
    from workflow_trigger
    join workflow on workflow.workspace_id = workflow_trigger.workspace_id and workflow.id = workflow_id
    where workflow_trigger.workspace_id = ${workspaceId} and ${fits(types)}
    order by workflow_id`;
}

export async function insertTrigger(
  tx: Transaction,
  trigger: {
    workspaceId: string;
    workflowId: string;
    version: number;
    types: string[] | null;
    strategy: NonNullable<Schedule["on"]>;
    afterPosition: number;
  },
): Promise<void> {
  const { workspaceId, workflowId, version, types, strategy, afterPosition } = trigger;
  await execute(tx)`
    insert into workflow_trigger (workspace_id, workflow_id, version, types, strategy, after_position)
    values (${workspaceId}, ${workflowId}, ${version}, ${types}, ${JSON.stringify(strategy)}, ${afterPosition})`;
}

export async function deleteTrigger(tx: Transaction, workspaceId: string, workflowId: string): Promise<void> {
  await execute(tx)`
    delete from workflow_trigger where workspace_id = ${workspaceId} and workflow_id = ${workflowId}`;
}

/** Notes for the workflow's owner why a trigger started no run. */
export async function noteProblem(
  tx: Transaction,
  workspaceId: string,
  { workflowId, problem, now }: { workflowId: string; problem: string; now: Date },
): Promise<void> {
  await execute(tx)`
    update workflow_trigger set problem = ${problem}, problem_at = ${now}
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId}`;
}

type StoredWait = TriggerWait & { number: string };

export async function findWaits(tx: Transaction, workspaceId: string, workflowId: string): Promise<StoredWait[]> {
  return all<StoredWait>(tx)`
    select number::text as number, expected, heard from workflow_trigger_wait
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} order by number`;
}

export async function insertWait(
  tx: Transaction,
  key: { workspaceId: string; workflowId: string; now: Date },
  { expected, heard }: { expected: Record<string, unknown>; heard: Heard[] },
): Promise<void> {
  await execute(tx)`
    insert into workflow_trigger_wait (workspace_id, workflow_id, expected, heard, updated_at)
    values (${key.workspaceId}, ${key.workflowId}, ${JSON.stringify(expected)}, ${JSON.stringify(heard)}, ${key.now})`;
}

export async function updateWait(
  tx: Transaction,
  key: { workspaceId: string; workflowId: string; now: Date },
  { number, expected, heard }: StoredWait,
): Promise<void> {
  await execute(tx)`
    update workflow_trigger_wait
    set expected = ${JSON.stringify(expected)}, heard = ${JSON.stringify(heard)}, updated_at = ${key.now}
    where workspace_id = ${key.workspaceId} and workflow_id = ${key.workflowId} and number = ${number}`;
}

export async function deleteWaits(
  tx: Transaction,
  key: { workspaceId: string; workflowId: string },
  numbers: readonly string[],
): Promise<void> {
  await execute(tx)`
    delete from workflow_trigger_wait
    where workspace_id = ${key.workspaceId} and workflow_id = ${key.workflowId}
      and number = any(${numbers}::bigint[])`;
}

export async function insertEmittedEvent(
  tx: Transaction,
  emitted: { workspaceId: string; id: string; runId: string; event: CloudEvent },
): Promise<void> {
  const { workspaceId, id, runId, event } = emitted;
  await execute(tx)`
    insert into emitted_event (workspace_id, id, run_id, event)
    values (${workspaceId}, ${id}, ${runId}, ${JSON.stringify(event)})`;
}

export async function findEmittedEvents(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ id: string; event: CloudEvent }[]> {
  return all<{ id: string; event: CloudEvent }>(db)`
    select id, event from emitted_event where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])`;
}
