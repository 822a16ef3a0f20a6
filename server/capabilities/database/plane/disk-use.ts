import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { databaseFull } from "../problems.ts";
import * as store from "./store.ts";
import type { WorkspaceDatabase } from "./workspace-database.ts";

/** Bytes on disk of a database, when they were last looked at. */
type Measured = { bytes: number; atMs: number; isUnderWay: boolean };

const staleAfterMs = 500;
/** The share of the quota from which `describe` warns. */
export const warnedFrom = 0.8;
/** What a statement under way may go beyond the quota before it is ended. */
const tolerance = 1.1;

const measured = new WeakMap<Kernel, Map<string, Measured>>();

/** Bytes on disk, at most some seconds old. */
export async function diskUse(kernel: Kernel, database: WorkspaceDatabase): Promise<number> {
  const known = of(kernel).get(database.workspaceId);
  if (known !== undefined && performance.now() - known.atMs < staleAfterMs) return known.bytes;
  return await measure(kernel, database);
}

/** Throws database-full when the workspace may only delete. */
export async function refuseWhenFull(kernel: Kernel, database: WorkspaceDatabase): Promise<void> {
  const known = of(kernel).get(database.workspaceId);
  const bytes = known === undefined ? await measure(kernel, database) : known.bytes;
  if (known !== undefined && performance.now() - known.atMs > staleAfterMs) lookLater(kernel, database);
  const { maxDiskBytes } = kernel.config.workspaceDatabase;
  if (bytes <= maxDiskBytes) return;
  // It may have been emptied since.
  if ((await measure(kernel, database)) <= maxDiskBytes) return;
  throw new Problem(
    databaseFull,
    `The database of the workspace has ${Math.ceil(bytes / 1_048_576)} MiB of ${maxDiskBytes / 1_048_576}. Delete rows, truncate or drop tables; reading goes on.`,
  );
}

/** Whether a database grew so far beyond its quota that what writes into it is ended. */
export async function isOverflowing(kernel: Kernel, database: WorkspaceDatabase): Promise<boolean> {
  return (await diskUse(kernel, database)) > kernel.config.workspaceDatabase.maxDiskBytes * tolerance;
}

export function forgetDiskUse(kernel: Kernel, workspaceId: string): void {
  of(kernel).delete(workspaceId);
}

function lookLater(kernel: Kernel, database: WorkspaceDatabase): void {
  const known = of(kernel).get(database.workspaceId);
  if (known === undefined || known.isUnderWay) return;
  known.isUnderWay = true;
  measure(kernel, database).catch(() => {
    known.isUnderWay = false;
  });
}

async function measure(kernel: Kernel, { workspaceId, name, schemaName, plane }: WorkspaceDatabase): Promise<number> {
  const bytes =
    name === null
      ? await store.measureSchema(plane.administrator, schemaName)
      : await store.measureDatabase(plane.administrator, name);
  of(kernel).set(workspaceId, { bytes, atMs: performance.now(), isUnderWay: false });
  return bytes;
}

function of(kernel: Kernel): Map<string, Measured> {
  let all = measured.get(kernel);
  if (all === undefined) {
    all = new Map();
    measured.set(kernel, all);
  }
  return all;
}
