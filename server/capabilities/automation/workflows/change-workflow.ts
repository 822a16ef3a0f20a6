import type { Static } from "typebox";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { noWorkflow, requireWorkflow } from "../definitions/require-workflow.ts";
import { lockWorkflow, setActive } from "../definitions/store.ts";
import { cancelRuns } from "../runs/many/cancel-runs.ts";
import { holdOrRelease } from "../runs/many/hold-or-release.ts";
import type { ChangedWorkflow, WorkflowChange } from "../schema.ts";
import { replaceStarters } from "../triggers/replace-starters.ts";
import { showWorkflow } from "./show-workflow.ts";

type ChangeCall = Call<{ name: string }, unknown, Static<typeof WorkflowChange>>;

/** Activates or deactivates a workflow. Its queued runs are held until it is active again, or cancelled. */
export async function changeWorkflow(call: ChangeCall): Promise<Static<typeof ChangedWorkflow>> {
  const { kernel, caller, params } = call;
  const { workspaceId } = caller;
  const { active: isActive, queued = "hold" } = call.body;
  if (isActive && queued === "cancel") {
    throw new Problem(cannotBeDone, "An active workflow keeps its queued runs. Deactivate it to cancel them.");
  }
  const cancelled = await call.commit(async (tx) => {
    const found = await lockWorkflow(tx, workspaceId, params.name);
    if (found === undefined) throw noWorkflow(params.name);
    const { id, isActive: wasActive } = found;
    if (wasActive !== isActive) {
      await setActive(tx, { workspaceId, id, isActive, now: new Date() });
      const { definition } = await requireWorkflow(tx, workspaceId, params.name);
      await replaceStarters(tx, { workspaceId, id, version: found.version, isActive, definition });
    }
    await holdOrRelease(tx, { workspaceId, workflowId: id }, { wasActive, isActive });
    return queued === "cancel" ? cancelRuns(tx, { workspaceId, workflowId: id, isQueued: true }) : null;
  });
  const row = await requireWorkflow(kernel.database.query, workspaceId, params.name);
  return { ...showWorkflow(row), ...(cancelled === null ? {} : { cancelled }) };
}
