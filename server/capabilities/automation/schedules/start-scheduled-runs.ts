import type { Kernel } from "../../../kernel/kernel.ts";
import { dueLooksOf, roundMs } from "../../../kernel/nodes/due-looks.ts";
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
  isScheduleDue,
  lockDueSchedules,
  moveSchedule,
  noteScheduleProblem,
  type ScheduleRow,
  setScheduleTime,
} from "./store.ts";

const schedulesAtOnce = 50;

const lookingOf = state((): { stop?: () => Promise<void> } => ({}));

/** Starts the clock on this node. Of several nodes with background work, one starts each run. */
export function startScheduledRuns(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  const looks = dueLooksOf(kernel);
  lookingOf(kernel).stop = looks.add({
    what: "workflows that are due",
    // A schedule that comes before the next round begins at its time.
    isDue: () => isScheduleDue(new Date(kernel.clock.now() + roundMs)),
    async look() {
      await scheduleAfterEnds(kernel);
      while ((await startDue(kernel)) === schedulesAtOnce);
      const next = await findNextScheduleTime(kernel.database.query);
      const inMs = next === undefined ? roundMs : next.getTime() - kernel.clock.now();
      if (inMs > 0 && inMs < roundMs) looks.lookIn(inMs);
    },
  });
}

export async function stopScheduledRuns(kernel: Kernel): Promise<void> {
  await lookingOf(kernel).stop?.();
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
