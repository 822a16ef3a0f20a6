import type { Static } from "typebox";
import { show } from "../../../kernel/wire/show.ts";
import { RunSummary, TimelineTask } from "../schema.ts";
import type { ShownRun } from "./limit-runs.ts";
import type { TaskRow } from "./store.ts";

const shapeRun = show(RunSummary);
const shapeTask = show(TimelineTask);

export function showRun(row: ShownRun): Static<typeof RunSummary> {
  const startedBy = row.startedBy as Static<typeof RunSummary>["startedBy"];
  return shapeRun({ ...row, workflow: row.workflowName, startedBy });
}

export function showTask(row: TaskRow): Static<typeof TimelineTask> {
  return shapeTask({
    ...row,
    durationMs: row.endedAt === null ? null : row.endedAt.getTime() - row.startedAt.getTime(),
  });
}
