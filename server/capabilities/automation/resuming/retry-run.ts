import { Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { chooseVersion } from "../definitions/choose-version.ts";
import { definitionOf } from "../definitions/definition-of.ts";
import { isWorkflowActive } from "../definitions/store.ts";
import { RunId } from "../ids.ts";
import { runStatusConflict } from "../problems.ts";
import { noRun } from "../runs/key-of-run.ts";
import { type StartedRun, startRun } from "../runs/start-run.ts";
import { findRun, type RunKey } from "../runs/store.ts";
import { requireRoomForRun } from "../runs/take-room-for-run.ts";

type RetryCall = Call<unknown, unknown, { definition?: "latest" | number } | undefined>;

/** Starts a new run with the input of one that has ended. */
export async function retryRun(call: RetryCall, key: RunKey): Promise<{ runId: string; status: StartedRun["status"] }> {
  const { kernel, body } = call;
  const { workspaceId } = key;
  const { query } = kernel.database;
  const run = await findRun(query, key);
  if (run === undefined) throw noRun(RunId.format(key.id));
  if (run.endedAt === null) throw new Problem(runStatusConflict, `The run is ${run.status}. Cancel it first.`);
  const { workflowId, workflowName: name, input, databaseRules } = run;
  const wanted = body?.definition ?? "latest";
  const version = await chooseVersion(query, { workspaceId, workflowId, kept: run.version, wanted });
  const definition = version === undefined ? undefined : await definitionOf(kernel, workspaceId, workflowId, version);
  if (version === undefined || definition === undefined) {
    throw new Problem(runStatusConflict, "The workflow, or this version of it, was deleted.");
  }
  await requireRoomForRun(kernel, query, { workspaceId });
  const isActive = await isWorkflowActive(query, workspaceId, workflowId);
  const workflow = { id: workflowId, name, version, definition, isActive };
  let started: StartedRun | undefined;
  const answer = await call.commit(async (tx) => {
    started = await startRun(kernel, tx, { workspaceId, workflow, input, startedBy: "api", databaseRules });
    return { runId: started.id, status: started.status };
  });
  started?.begin();
  return answer;
}
