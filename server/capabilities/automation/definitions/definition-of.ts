import type { WorkflowDefinition } from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { findVersion } from "./store.ts";

const mostKept = 500;
/** A version never changes. */
const definitions = state(() => new Map<string, WorkflowDefinition>());

/** The definition of a version; undefined when the workflow was deleted. */
export async function definitionOf(
  kernel: Kernel,
  workspaceId: string,
  workflowId: string,
  version: number,
): Promise<WorkflowDefinition | undefined> {
  const kept = definitions(kernel);
  const key = `${workspaceId}:${workflowId}:${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await findVersion(kernel.database.query, workspaceId, workflowId, version);
  if (found === undefined) return undefined;
  keep(kept, key, found.definition);
  return found.definition;
}

export function rememberDefinition(
  kernel: Kernel,
  place: { workspaceId: string; workflowId: string; version: number },
  definition: WorkflowDefinition,
): void {
  keep(definitions(kernel), `${place.workspaceId}:${place.workflowId}:${place.version}`, definition);
}

function keep(kept: Map<string, WorkflowDefinition>, key: string, definition: WorkflowDefinition): void {
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, definition);
}
