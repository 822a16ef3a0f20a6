import type { WorkflowDefinition } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { findVersion } from "./store.ts";

/** A run takes this from a version. `databaseRules` bound its calls in the workspace's database. */
type KeptVersion = { definition: WorkflowDefinition; databaseRules: readonly DatabaseRule[] | null };

const mostKept = 500;
/** A version never changes. */
const versions = state(() => new Map<string, KeptVersion>());

/** Gives the definition of a version; undefined when the workflow was deleted. */
export async function definitionOf(
  kernel: Kernel,
  workspaceId: string,
  workflowId: string,
  version: number,
): Promise<WorkflowDefinition | undefined> {
  return (await versionOf(kernel, workspaceId, workflowId, version))?.definition;
}

/** Gives the definition of a version with the rules that bound it; undefined when the workflow was deleted. */
export async function versionOf(
  kernel: Kernel,
  workspaceId: string,
  workflowId: string,
  version: number,
): Promise<KeptVersion | undefined> {
  const kept = versions(kernel);
  const key = `${workspaceId}:${workflowId}:${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await findVersion(kernel.database.query, workspaceId, workflowId, version);
  if (found === undefined) return undefined;
  const { definition, databaseRules } = found;
  keep(kept, key, { definition, databaseRules });
  return { definition, databaseRules };
}

/** Nobody who saves a version has rules, so that it has none. */
export function rememberDefinition(
  kernel: Kernel,
  place: { workspaceId: string; workflowId: string; version: number },
  definition: WorkflowDefinition,
): void {
  const key = `${place.workspaceId}:${place.workflowId}:${place.version}`;
  keep(versions(kernel), key, { definition, databaseRules: null });
}

function keep(kept: Map<string, KeptVersion>, key: string, version: KeptVersion): void {
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, version);
}
