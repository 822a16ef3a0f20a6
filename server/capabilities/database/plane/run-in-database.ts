import { readFile } from "node:fs/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, requestTimeout, unavailable } from "../../../kernel/problem.ts";
import { databaseBusy, databaseFull, resultTooLarge, statementTimeout, statementTooLarge } from "../problems.ts";
import type { Access } from "./database-name-of.ts";
import { maxResultBytes } from "./max-rows.ts";
import type { EndReason, Session } from "./session.ts";
import { SessionPool } from "./session-pool.ts";
import { endSession } from "./store.ts";
import type { WorkspaceDatabase } from "./workspace-database.ts";

/** A statement that runs for longer gets the lowest priority on this machine. */
const demotedAfterMs = 50;
/** PostgreSQL itself ends a statement at its timeout; what it cannot end by then is ended from outside. */
const graceMs = 1_500;
const watchIntervalMs = 100;
/** The memory of all statements that run for long, of all workspaces together. */
const maxBytesOfLongStatements = 1024 * 1024 * 1024;
const pageBytes = 4096;

/** How the sessions of one server are lent and watched. */
type Guarded = { pool: SessionPool; watch: NodeJS.Timeout };
const guarded = new WeakMap<Kernel, Guarded>();

export type Work = {
  database: WorkspaceDatabase;
  access: Access;
  /** Ends the work when the caller is gone. */
  signal?: AbortSignal;
  /** The most bytes that may come from the server. */
  maxBytes?: number;
  /** Whether the work may leave settings or locks in the session, which are then discarded. */
  isForeign?: boolean;
  /** Whether it may take longer than one statement: an export. */
  isLong?: boolean;
};

/**
 * Runs the work on a session of the workspace's role. Throws what the work throws, or the problem that
 * says why the work was ended: too slow, too many bytes, too much memory.
 */
export async function runInDatabase<Result>(
  kernel: Kernel,
  work: Work,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { pool } = guardOf(kernel);
  const lent = await pool.take(work.database, work.access);
  const { session } = lent;
  session.beginWork(work.maxBytes ?? maxResultBytes);
  const { statementTimeoutMs } = kernel.config.workspaceDatabase;
  const leave = () => session.end("caller-left");
  if (work.signal?.aborted === true) leave();
  work.signal?.addEventListener("abort", leave, { once: true });
  const deadline =
    work.isLong === true ? undefined : setTimeout(() => session.end("deadline"), statementTimeoutMs + graceMs);
  try {
    return await run(session);
  } catch (error) {
    throw session.endedBecause === undefined ? error : explainEnd(kernel, session.endedBecause, error);
  } finally {
    clearTimeout(deadline);
    work.signal?.removeEventListener("abort", leave);
    session.isWorking = false;
    // PostgreSQL notices a closed session within 250 ms, except where it cannot look: this is for then.
    if (session.endedBecause !== undefined)
      endSession(work.database.plane.administrator, session.processId).catch(() => {});
    if (work.isForeign === true && !session.isBroken)
      await session.command("discard all").catch(() => session.end("stopping"));
    pool.giveBack(lent, work.access);
  }
}

/** Closes the idle sessions with the database of a workspace. */
export async function closeSessionsOf(kernel: Kernel, workspaceId: string): Promise<void> {
  await guarded.get(kernel)?.pool.closeIdleOf(workspaceId);
}

export async function closeSessions(kernel: Kernel): Promise<void> {
  const guard = guarded.get(kernel);
  guarded.delete(kernel);
  clearInterval(guard?.watch);
  await guard?.pool.close();
}

function guardOf(kernel: Kernel): Guarded {
  let guard = guarded.get(kernel);
  if (guard === undefined) {
    const pool = new SessionPool(kernel);
    const watch = setInterval(() => void lookAtLongStatements(kernel, pool), watchIntervalMs);
    watch.unref();
    guard = { pool, watch };
    guarded.set(kernel, guard);
  }
  return guard;
}

async function lookAtLongStatements(kernel: Kernel, pool: SessionPool): Promise<void> {
  if (!kernel.workspaceCluster.isLocal) return;
  const now = performance.now();
  const long = [...pool.lent].map(({ session }) => session).filter((each) => now - each.workBeganAtMs > demotedAfterMs);
  for (const session of long) session.demote();
  const sizes = await Promise.all(long.map(async (session) => ({ session, bytes: await ownMemoryOf(session) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytesOfLongStatements) return;
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  if (largest.session.isWorking) largest.session.end("too-much-memory");
}

/** Bytes in memory of a process of PostgreSQL, without what it shares with the others. */
async function ownMemoryOf({ processId }: Session): Promise<number> {
  const text = await readFile(`/proc/${processId}/statm`, "utf8").catch(() => "");
  const [, resident = 0, shared = 0] = text.split(" ").map(Number);
  return (resident - shared) * pageBytes;
}

function explainEnd(kernel: Kernel, reason: EndReason, cause: unknown): Problem {
  const { statementTimeoutMs } = kernel.config.workspaceDatabase;
  const [type, detail] = {
    deadline: [
      statementTimeout,
      `A statement may take ${statementTimeoutMs / 1000} s. Narrow it with a filter, or add an index.`,
    ],
    "too-many-bytes": [
      resultTooLarge,
      `A result may have ${maxResultBytes / 1_048_576} MiB. Select fewer columns or rows, read page by page, or use GET /api/database/export.`,
    ],
    "too-much-memory": [
      statementTooLarge,
      "The statements that run now need more memory than there is for them, and this one most of all. Narrow it.",
    ],
    "disk-full": [
      databaseFull,
      `The database of the workspace may have ${kernel.config.workspaceDatabase.maxDiskBytes / 1_048_576} MiB. Delete rows or drop tables, then go on.`,
    ],
    preempted: [databaseBusy, "The server had to serve others first. Send the statement again in a second."],
    "caller-left": [requestTimeout, "The client closed the connection before it had the answer."],
    stopping: [unavailable, "The server is stopping. Send the statement again."],
  }[reason] as [Problem["type"], string];
  return new Problem(type, detail, { cause });
}
