import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { databaseFull } from "../problems.ts";
import { lastDiskUse, measureDiskUse } from "./disk-use.ts";
import { runInDatabase, type Work } from "./run-in-database.ts";
import type { WorkspaceDatabase } from "./workspace-database.ts";

/**
 * Compactions of a database that stays full come ever more rarely: each pause is twice the one
 * before. A deletion starts with the shortest again.
 */
const minPauseMs = 5_000;
const maxPauseMs = 3_600_000;
const compactions = new WeakMap<WorkspaceDatabase, { atMs: number; pauseMs: number }>();

/** Must be called after rows were deleted: the database may be worth compacting. */
export function noteDeletion(database: WorkspaceDatabase): void {
  const last = compactions.get(database);
  if (last !== undefined) last.pauseMs = minPauseMs;
}

/**
 * Before a write. Throws database-full when the workspace may only delete. The space of deleted rows is
 * given back first.
 */
export async function refuseWhenFull(kernel: Kernel, database: WorkspaceDatabase): Promise<void> {
  // Each change of a row is announced as an event.
  await requireRoom(kernel, kernel.database.query, database.workspaceId, { eventBytes: 0 });
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
 * Compacts the tables as their owner, but seldom. One compaction is not always enough: a table that
 * is in use is waited for only shortly, rows that a reader may still see stay, and so do changes
 * until they are told as events.
 */
async function compactSometimes(kernel: Kernel, database: WorkspaceDatabase): Promise<void> {
  // Where all workspaces share one database, the administrator owns the tables of all.
  if (database.name === null) return;
  const last = compactions.get(database);
  if (last !== undefined && performance.now() - last.atMs < last.pauseMs) return;
  const pauseMs = last === undefined ? minPauseMs : Math.min(2 * last.pauseMs, maxPauseMs);
  compactions.set(database, { atMs: performance.now(), pauseMs });
  // Compacting needs the room of the copies that it makes, so that it is no write for the watch of the quota.
  const work: Work = { database, access: "ddl", isLong: true, mayGrow: false };
  await runInDatabase(kernel, work, (session) => session.command("vacuum full")).catch((error) =>
    kernel.log.info({ sqlState: sqlState(error) }, "could not compact the database of a workspace"),
  );
}
