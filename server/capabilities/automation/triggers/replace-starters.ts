import type { WorkflowDefinition } from "@parley/workflows";
import { startFollowing } from "../../../kernel/log/follow-log.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { followerName } from "../events.ts";
import { replaceSchedules } from "../schedules/replace-schedules.ts";
import { listFilters } from "./list-filters.ts";
import { deleteTrigger, insertTrigger } from "./store.ts";
import { typesOf } from "./subscribe.ts";

type Workflow = { workspaceId: string; id: string; version: number; isActive: boolean; definition: WorkflowDefinition };

/** From the commit on, only the trigger and schedules of this version start runs; those of an inactive workflow do not. */
export async function replaceStarters(tx: Transaction, workflow: Workflow): Promise<void> {
  const { workspaceId, id: workflowId, version, isActive, definition } = workflow;
  await replaceSchedules(tx, workflow);
  await deleteTrigger(tx, workspaceId, workflowId);
  const strategy = definition.schedule?.on;
  if (!isActive || strategy === undefined) return;
  const until = typeof strategy.until === "object" ? listFilters(strategy.until) : [];
  const types = typesOf({ filters: listFilters(strategy), until });
  const afterPosition = await startFollowing(tx, followerName, workspaceId);
  await insertTrigger(tx, { workspaceId, workflowId, version, types, strategy, afterPosition });
}
