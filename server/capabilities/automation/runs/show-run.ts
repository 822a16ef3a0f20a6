import type { Static } from "typebox";
import { RunId } from "../ids.ts";
import type { RunSummary, TimelineTask } from "../schema.ts";
import type { RunRow, TaskRow } from "./store.ts";

export function showRun(row: RunRow): Static<typeof RunSummary> {
  return {
    id: RunId.format(row.id),
    workflow: row.workflowName,
    version: row.version,
    status: row.status,
    startedBy: row.startedBy as Static<typeof RunSummary>["startedBy"],
    ...(row.waitingFor === null ? {} : { waitingFor: row.waitingFor }),
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export function showTask(row: TaskRow): Static<typeof TimelineTask> {
  const { error, waitingFor, effect, cost, iteration } = row;
  return {
    pointer: row.pointer,
    name: row.name,
    kind: row.kind,
    ...(iteration === null ? {} : { iteration }),
    status: row.status,
    attempt: row.attempt,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    durationMs: row.endedAt === null ? null : row.endedAt.getTime() - row.startedAt.getTime(),
    input: row.input,
    output: row.output,
    ...(error === null ? {} : { error }),
    ...(waitingFor === null ? {} : { waitingFor }),
    ...(effect === null ? {} : { effect }),
    ...(cost === null ? {} : { cost }),
  };
}
