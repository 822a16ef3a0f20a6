import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { databaseFull } from "../problems.ts";
import { lastDiskUse, measureDiskUse } from "./disk-use.ts";
import { runInDatabase, type Work } from "./run-in-database.ts";
import type { WorkspaceDatabase } from "./workspace-database.ts";

/** How often the space of deleted rows is given back, of a database from which rows were deleted since. */
const compactedEveryMs = 5_000;
const compactedAtMs = new WeakMap<WorkspaceDatabase, number>();
const emptied = new WeakSet<WorkspaceDatabase>();

/** To be called after rows were deleted: the database may be worth compacting. */
export function noteDeletion(database: WorkspaceDatabase): void {
  emptied.add(database);
}

/**
 * Before a write. Throws database-full when the workspace may only delete. The space of rows that were
 * deleted on this node is given back first.
 */
export async function refuseWhenFull(kernel: Kernel, database: WorkspaceDatabase): Promise<void> {
  const { maxDiskBytes } = kernel.config.workspaceDatabase;
  const last = lastDiskUse(kernel, database);
  if (last !== undefined && last <= maxDiskBytes) return;
  let bytes = await measureDiskUse(kernel, database);
  if (bytes > maxDiskBytes) {
    await compactSometimes(kernel, database);
    bytes = await measureDiskUse(kernel, database);
  }
  if (bytes <= maxDiskBytes) return;
  throw new Problem(
    databaseFull,
    `The database of the workspace has ${Math.ceil(bytes / 1_048_576)} MiB of ${maxDiskBytes / 1_048_576}. Delete rows and try again in some seconds, or truncate or drop tables; reading goes on.`,
  );
}

/**
 * As the owner of the tables. A table that is in use is waited for only shortly, and a large one may take
 * longer than there is time: then nothing is lost.
 */
async function compactSometimes(kernel: Kernel, database: WorkspaceDatabase): Promise<void> {
  // Where all workspaces share one database, the administrator owns the tables of all.
  if (database.name === null || !emptied.has(database)) return;
  const lastMs = compactedAtMs.get(database);
  if (lastMs !== undefined && performance.now() - lastMs < compactedEveryMs) return;
  compactedAtMs.set(database, performance.now());
  emptied.delete(database);
  // It needs the room of the copies that it makes, so that it is no write for the watch of the quota.
  const work: Work = { database, access: "ddl", isLong: true, mayGrow: false };
  await runInDatabase(kernel, work, (session) => session.command("vacuum full")).catch((error) => {
    emptied.add(database);
    kernel.log.info({ sqlState: sqlState(error) }, "could not compact the database of a workspace");
  });
}
