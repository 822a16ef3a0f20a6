import { notFound, Problem } from "../../../kernel/problem.ts";
import { RunId } from "../ids.ts";
import type { RunKey } from "./store.ts";

/** Throws not-found for what is no id of a run. */
export function keyOfRun(workspaceId: string, runId: string): RunKey {
  const id = RunId.parse(runId);
  if (id === undefined) throw noRun(runId);
  return { workspaceId, id };
}

export function noRun(runId: string): Problem {
  return new Problem(notFound, `There is no run ${runId.slice(0, 60)}. GET /api/runs lists those there are.`);
}
