import type { WorkflowDefinition } from "@parley/workflows";
import { settingsOf } from "../interpreter/run-settings.ts";
import type { ScheduleRule } from "./due-times.ts";

/** The rules by which the clock starts runs of a workflow: up to one of each kind. */
export function schedulesOf(definition: WorkflowDefinition): ScheduleRule[] {
  const { cron, every, after } = definition.schedule ?? {};
  const { timeZone = "UTC" } = settingsOf(definition);
  return [
    ...(cron === undefined ? [] : [{ kind: "cron" as const, pattern: cron, timeZone }]),
    ...(every === undefined ? [] : [{ kind: "every" as const, duration: every }]),
    ...(after === undefined ? [] : [{ kind: "after" as const, duration: after }]),
  ];
}
