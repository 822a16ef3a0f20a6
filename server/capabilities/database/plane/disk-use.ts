import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { openPlane } from "./open-plane.ts";
import * as store from "./store.ts";
import type { WorkspaceDatabase } from "./workspace-database.ts";

/** Bytes on disk of a database, when they were last looked at. */
type Measured = { bytes: number; atMs: number; isUnderWay: boolean };

const staleAfterMs = 500;
/** The share of the quota from which `describe` warns. */
export const warnedFrom = 0.8;
/** A statement under way may go beyond the quota by this factor before it is ended. */
const tolerance = 1.1;

const measuredOf = state(() => new Map<string, Measured>());

/** Bytes on disk, at most some seconds old. */
export async function diskUse(kernel: Kernel, database: WorkspaceDatabase): Promise<number> {
  const known = measuredOf(kernel).get(database.workspaceId);
  if (known !== undefined && performance.now() - known.atMs < staleAfterMs) return known.bytes;
  return await measureDiskUse(kernel, database);
}

/** Does the same as of now. */
export async function measureDiskUse(
  kernel: Kernel,
  { workspaceId, name, schemaName, plane }: WorkspaceDatabase,
): Promise<number> {
  const bytes =
    name === null
      ? await store.measureSchema(plane.administrator, schemaName)
      : await store.measureDatabase(plane.administrator, name);
  measuredOf(kernel).set(workspaceId, { bytes, atMs: performance.now(), isUnderWay: false });
  return bytes;
}

/**
 * Gives the size as last measured; undefined when this node has not measured it yet. Measures again
 * without a wait.
 */
export function lastDiskUse(kernel: Kernel, database: WorkspaceDatabase): number | undefined {
  const known = measuredOf(kernel).get(database.workspaceId);
  if (known === undefined) return undefined;
  if (!known.isUnderWay && performance.now() - known.atMs > staleAfterMs) {
    known.isUnderWay = true;
    measureDiskUse(kernel, database).catch(() => {
      known.isUnderWay = false;
    });
  }
  return known.bytes;
}

/** Tells whether a database grew so far beyond its quota that what writes into it is ended. */
export async function isOverflowing(kernel: Kernel, database: WorkspaceDatabase): Promise<boolean> {
  return (await diskUse(kernel, database)) > kernel.config.workspaceDatabase.maxDiskBytes * tolerance;
}

/** Measures the databases of these workspaces, in bytes on the disk. Makes none, and starts no cluster for those without one. */
export async function bytesOfWorkspaces(kernel: Kernel, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const found = await store.findDatabaseNames(kernel.database.query, workspaceIds);
  if (found.length === 0) return bytes;
  const { administrator } = await openPlane(kernel);
  for (const { workspaceId, name } of found) bytes.set(workspaceId, await store.measureDatabase(administrator, name));
  return bytes;
}
