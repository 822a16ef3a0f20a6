import type { WorkflowDefinition } from "@parley/workflows";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { settingsOf } from "../interpreter/run-settings.ts";
import { nextTime } from "./due-times.ts";
import { schedulesOf } from "./schedules-of.ts";
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
    const timeZone = rule.kind === "cron" ? rule.timeZone : "UTC";
    await insertSchedule(tx, { workspaceId, workflowId, kind, version, rule: written, timeZone, catchUp, nextAt });
  }
}
