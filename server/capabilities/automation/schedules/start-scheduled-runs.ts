import type { Kernel } from "../../../kernel/kernel.ts";
import { type Polling, startPolling } from "../../../kernel/nodes/start-polling.ts";
import { type Shortage, tellShortage } from "../../../kernel/quotas/quotas-of.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { definitionOf } from "../definitions/definition-of.ts";
import { type StartedRun, startRun } from "../runs/start-run.ts";
import { takeRoomForRun } from "../runs/take-room-for-run.ts";
import { dueTimes, nextTime, type ScheduleRule } from "./due-times.ts";
import {
  type EndedSchedule,
  findEndedSchedules,
  findNextScheduleTime,
  lockDueSchedules,
  moveSchedule,
  noteScheduleProblem,
  type ScheduleRow,
  setScheduleTime,
} from "./store.ts";

/** A node looks so often for schedules that another node has saved, in milliseconds. */
const pollIntervalMs = 1_000;
const schedulesAtOnce = 50;

const pollingOf = state((): { current?: Polling } => ({}));

/** Starts the clock on this node. Of several nodes with background work, one starts each run. */
export function startScheduledRuns(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  const polling = startPolling(kernel.log, "workflows that are due", pollIntervalMs, async () => {
    await scheduleAfterEnds(kernel);
    while ((await startDue(kernel)) === schedulesAtOnce);
    const next = await findNextScheduleTime(kernel.database.query);
    const inMs = next === undefined ? pollIntervalMs : next.getTime() - kernel.clock.now();
    if (inMs < pollIntervalMs) polling.pollIn(Math.max(inMs, 0));
  });
  pollingOf(kernel).current = polling;
}

export async function stopScheduledRuns(kernel: Kernel): Promise<void> {
  await pollingOf(kernel).current?.stop();
}

/** Starts the runs of schedules that are due, and gives how many schedules there were. */
async function startDue(kernel: Kernel): Promise<number> {
  const now = new Date(kernel.clock.now());
  const { runs, count } = await inTransaction(kernel.database, async (tx) => {
    const rows = await lockDueSchedules(tx, now, schedulesAtOnce);
    const started = await Promise.all(rows.map((row) => start(kernel, tx, row, now)));
    return { runs: started.flat(), count: rows.length };
  });
  for (const run of runs) run.begin();
  return count;
}

async function start(kernel: Kernel, tx: Transaction, row: ScheduleRow, now: Date): Promise<StartedRun[]> {
  const { workspaceId, workflowId: id, workflowName: name, version, catchUp } = row;
  const definition = await definitionOf(kernel, workspaceId, id, version);
  const { due, next } = dueTimes(ruleOf(row), { dueAt: row.nextAt, now, catchUp });
  const workflow = definition && { id, name, version, definition, isActive: true };
  const orders = workflow === undefined ? [] : due;
  let shortage: Shortage | undefined;
  const all = await Promise.all(
    orders.map(async (time) => {
      shortage ??= await takeRoomForRun(kernel, tx, { workspaceId });
      if (shortage !== undefined) return undefined;
      const input = { scheduledAt: time.toISOString() };
      return startRun(kernel, tx, { workspaceId, workflow: workflow!, input, startedBy: "schedule" });
    }),
  );
  const runs = all.filter((run) => run !== undefined);
  if (shortage !== undefined) {
    await noteScheduleProblem(tx, row, `The schedule started no run. ${tellShortage(shortage)}`, now);
  }
  await moveSchedule(tx, row, {
    nextAt: next ?? null,
    lastAt: due.at(-1) ?? null,
    lastRunId: runs.at(-1)?.uuid ?? null,
  });
  return runs;
}

/** `after` counts from the end of the run before, however it ended. */
async function scheduleAfterEnds(kernel: Kernel): Promise<void> {
  const ended = await findEndedSchedules(kernel.database.query, schedulesAtOnce);
  for (const row of ended) {
    const nextAt = nextTime(ruleOf(row), row.endedAt ?? new Date(kernel.clock.now()));
    if (nextAt !== undefined) await setScheduleTime(kernel.database.query, row, nextAt);
  }
}

function ruleOf({ kind, rule, timeZone }: ScheduleRow | EndedSchedule): ScheduleRule {
  return kind === "cron" ? { kind, pattern: rule as string, timeZone } : { kind, duration: rule, timeZone };
}
