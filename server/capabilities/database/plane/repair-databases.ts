import type { Kernel } from "../../../kernel/kernel.ts";
import { openPlane } from "./open-plane.ts";
import * as store from "./store.ts";
import { openWorkspaceDatabase } from "./workspace-database.ts";

/** Finds the workspaces whose database, or one of its roles, the cluster lacks. Empty where there is no cluster. */
export async function findMissingDatabases(kernel: Kernel): Promise<string[]> {
  // The cluster is started for those who have used it only.
  if (!(await store.hasWorkspaceDatabases(kernel.database.query))) return [];
  const { administrator, hasDatabases } = await openPlane(kernel);
  if (!hasDatabases) return [];
  const missing: string[] = [];
  for (const { workspaceId, name } of await store.listMadeDatabases(kernel.database.query))
    if (!(await store.isComplete(administrator, name))) missing.push(workspaceId);
  return missing;
}

/**
 * Creates the databases that the cluster lacks, empty where the database itself is gone: on the word of an operator
 * who has no copy of them. What has only lost its roles keeps its tables.
 */
export async function repairDatabases(kernel: Kernel, workspaceIds: readonly string[]): Promise<void> {
  for (const workspaceId of workspaceIds) {
    await store.setRevision(kernel.database.query, workspaceId, 0);
    await openWorkspaceDatabase(kernel, workspaceId);
  }
}
