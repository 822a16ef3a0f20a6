import type { WorkflowDefinition } from "@parley/workflows";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { settingsOf, timeZoneOf } from "../execution/run-settings.ts";
import { nextTime, type ScheduleRule } from "./due-times.ts";
import { deleteSchedules, insertSchedule } from "./store.ts";

type Workflow = { workspaceId: string; id: string; version: number; isActive: boolean; definition: WorkflowDefinition };

/** From the commit on, the clock starts runs of this version, and of no other. */
export async function replaceSchedules(tx: Transaction, workflow: Workflow): Promise<void> {
  const { workspaceId, id: workflowId, version, isActive, definition } = workflow;
  await deleteSchedules(tx, workspaceId, workflowId);
  if (!isActive) return;
  const { catchUp = "one" } = settingsOf(definition);
  for (const rule of schedulesOf(definition)) {
    const nextAt = nextTime(rule, new Date());
    if (nextAt === undefined) continue;
    const { kind } = rule;
    const written = rule.kind === "cron" ? rule.pattern : rule.duration;
    const { timeZone } = rule;
    await insertSchedule(tx, { workspaceId, workflowId, kind, version, rule: written, timeZone, catchUp, nextAt });
  }
}

/** The rules by which the clock starts runs of a workflow: up to one of each kind. */
function schedulesOf(definition: WorkflowDefinition): ScheduleRule[] {
  const { cron, every, after } = definition.schedule ?? {};
  const timeZone = timeZoneOf(definition);
  return [
    ...(cron === undefined ? [] : [{ kind: "cron" as const, pattern: cron, timeZone }]),
    ...(every === undefined ? [] : [{ kind: "every" as const, duration: every, timeZone }]),
    ...(after === undefined ? [] : [{ kind: "after" as const, duration: after, timeZone }]),
  ];
}
