import { availableParallelism } from "node:os";
import type { EraseWorkspaces } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem, requestTimeout, unavailable } from "../../../kernel/problem.ts";
import { readOnlyProblem } from "../../../kernel/problem-of.ts";
import { state } from "../../../kernel/state.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { databaseBusy, databaseFull, resultTooLarge, statementTimeout, statementTooLarge } from "../problems.ts";
import { departuresOf } from "./connections/departures.ts";
import { readProcess } from "./connections/process-use.ts";
import { restartIfCrowded, untilRestarted } from "./connections/restart-cluster.ts";
import type { Access } from "./database-name-of.ts";
import { isOverflowing } from "./disk-use.ts";
import { maxResultBytes } from "./max-rows.ts";
import type { EndReason, Session } from "./session.ts";
import { type Lent, SessionPool } from "./session-pool.ts";
import { findDatabaseNames, findDatabasesOf } from "./store.ts";
import { dropWorkspaceDatabase, explainIfGone, type WorkspaceDatabase } from "./workspace-database.ts";

/** A statement that used more processor time gets the lowest priority on this machine. */
const retiredAfterMs = 50;
/** PostgreSQL itself ends a statement at its timeout; what it cannot end by then is ended from outside. */
const graceMs = 1_500;
const watchIntervalMs = 100;
/** The memory of all statements that run for long, of all workspaces together. */
const maxBytesOfLongStatements = 1024 * 1024 * 1024;

/**
 * The sessions of one server are lent and watched by these. Nobody can know what SQL of a workspace
 * costs, so that it has fewer sessions than the operations of the table API, of the lowest
 * priority.
 */
type Guarded = { operations: SessionPool; sql: SessionPool; watch: NodeJS.Timeout };
const guardedOf = state((): { guard?: Guarded | undefined } => ({}));

export type Work = {
  database: WorkspaceDatabase;
  access: Access;
  /** Ends the work when the caller is gone. */
  signal?: AbortSignal;
  /** The most bytes that may come from the server. */
  maxBytes?: number;
  /** The work may leave settings or locks in the session, which are then discarded. */
  isForeign?: boolean;
  /** The work may take longer than one statement, as an export does. */
  isLong?: boolean;
  /** The work may fill the disk: by default, unless it reads. A database that is full may be emptied. */
  mayGrow?: boolean;
};

/**
 * Runs the work on a session of the workspace's role. Throws what the work throws, or the problem that
 * says why the work was ended: too slow, too many bytes, too much memory, workspace deleted.
 */
export async function runInDatabase<Result>(
  kernel: Kernel,
  work: Work,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  try {
    return await runOnSession(kernel, work, run).catch(async (error) => {
      // Work that only reads may run again, and nobody notices the restart.
      if (!(error instanceof Restarted) || work.access !== "read" || work.isLong === true) throw error;
      await untilRestarted(kernel);
      return await runOnSession(kernel, work, run);
    });
  } catch (error) {
    if (error instanceof Restarted) throw error.problem;
    throw await explainIfGone(kernel, work.database.workspaceId, error);
  }
}

/** The work was ended by a restart of the workspace cluster. */
class Restarted extends Error {
  override name = "Restarted";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

async function runOnSession<Result>(
  kernel: Kernel,
  work: Work,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const guard = guardOf(kernel);
  const pool = work.isForeign === true ? guard.sql : guard.operations;
  await untilRestarted(kernel);
  const lent = await pool.take(work.database, work.access);
  const { session } = lent;
  try {
    await refuseClosed(kernel, work);
  } catch (error) {
    pool.giveBack(lent);
    throw error;
  }
  session.beginWork({ mayGrow: work.access !== "read", ...work });
  const leave = () => session.end("caller-left");
  if (work.signal?.aborted === true) leave();
  work.signal?.addEventListener("abort", leave, { once: true });
  try {
    return await run(session);
  } catch (error) {
    if (session.endedBecause === undefined) throw error;
    const problem = explainEnd(kernel, session.endedBecause, error);
    throw session.endedBecause === "restarting" ? new Restarted(problem) : problem;
  } finally {
    work.signal?.removeEventListener("abort", leave);
    session.isWorking = false;
    if (work.isForeign === true && !session.isBroken) await session.discard().catch(() => session.end("stopping"));
    pool.giveBack(lent);
  }
}

/** The clusters of workspaces are moved, too. A mover ends sessions that write, so this comes when one is lent. */
async function refuseClosed({ readOnly }: Kernel, { access }: Work): Promise<void> {
  if (access === "read") return;
  await readOnly.confirm();
  if (readOnly.state === "closed") throw readOnlyProblem();
}

/** Closes the idle sessions with the database of a workspace. */
async function closeSessionsOf(kernel: Kernel, workspaceId: string): Promise<void> {
  const { guard } = guardedOf(kernel);
  await Promise.all([guard?.operations.closeIdleOf(workspaceId), guard?.sql.closeIdleOf(workspaceId)]);
}

export async function closeSessions(kernel: Kernel): Promise<void> {
  const held = guardedOf(kernel);
  const { guard } = held;
  held.guard = undefined;
  clearInterval(guard?.watch);
  departuresOf(kernel).stop();
  await Promise.all([guard?.operations.close(), guard?.sql.close()]);
}

function guardOf(kernel: Kernel): Guarded {
  const held = guardedOf(kernel);
  held.guard ??= startGuard(kernel);
  return held.guard;
}

function startGuard(kernel: Kernel): Guarded {
  const operations = new SessionPool(kernel, { maxSessions: 32, isPatient: false });
  const sql = new SessionPool(kernel, { maxSessions: Math.max(4, 2 * availableParallelism()), isPatient: true });
  let isLooking = false;
  const watch = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    const atWork = () => [...operations.lent, ...sql.lent];
    lookAfterStatements(kernel, atWork())
      .then(() => restartIfCrowded(kernel, () => endForRestart(kernel)))
      .catch((error) => kernel.log.warn({ sqlState: sqlState(error) }, "could not look after statements"))
      .finally(() => {
        isLooking = false;
      });
  }, watchIntervalMs);
  watch.unref();
  return { operations, sql, watch };
}

/** Ends all work under way, because the workspace cluster restarts. */
export function endForRestart(kernel: Kernel): void {
  const { guard } = guardedOf(kernel);
  for (const { session } of [...(guard?.operations.lent ?? []), ...(guard?.sql.lent ?? [])]) session.end("restarting");
}

/**
 * Looks after statements that run for long: ends what is beyond its time, and what fills the disk or the
 * memory; and lets the others go before what computes for long.
 */
async function lookAfterStatements(kernel: Kernel, atWork: readonly Lent[]): Promise<void> {
  const now = performance.now();
  const long = atWork.filter(({ session }) => now - session.workBeganAtMs > watchIntervalMs);
  const lastMs = kernel.config.workspaceDatabase.statementTimeoutMs + graceMs;
  for (const { session } of long) if (!session.isLong && now - session.workBeganAtMs > lastMs) session.end("deadline");
  for (const { session, database } of long)
    if (session.mayGrow && (await isOverflowing(kernel, database)) && session.isWorking) session.end("disk-full");
  if (!kernel.workspaceCluster.isLocal) return;
  let largest: Session | undefined;
  let [total, most] = [departuresOf(kernel).leftOvers.bytes, 0];
  for (const { session } of long) {
    const { ownBytes = 0, ownMs = 0, systemMs = 0 } = (await readProcess(session.processId)) ?? {};
    const cpuMs = ownMs + systemMs;
    session.cpuBeforeMs ??= cpuMs;
    if (cpuMs - session.cpuBeforeMs > retiredAfterMs) {
      // A priority that was given up does not come back, so that the session ends with this work.
      session.yieldToOthers();
      session.retire();
    }
    total += ownBytes;
    if (ownBytes > most) [largest, most] = [session, ownBytes];
  }
  if (total > maxBytesOfLongStatements && largest?.isWorking === true) largest.end("too-much-memory");
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
    "transfer-deadline": [
      statementTimeout,
      "An import, an export or a restore may take an hour. Read and send faster, or table by table.",
    ],
    preempted: [databaseBusy, "The server had to serve others first. Send the statement again in a second."],
    "caller-left": [requestTimeout, "The client closed the connection before it had the answer."],
    stopping: [unavailable, "The server is stopping. Send the statement again."],
    restarting: [
      unavailable,
      "The database of workspaces had to start again. Send the statement again with the same Idempotency-Key; without one, look first whether it took effect.",
    ],
  }[reason] as [Problem["type"], string];
  return new Problem(type, detail, { cause, ...(type === unavailable ? { headers: { "retry-after": "1" } } : {}) });
}

/** Drops the database of a workspace that was erased. Retried while the cluster does not answer. */
export const dropDatabase = defineJob<{ workspaceId: string }>({
  name: "drop-workspace-database",
  goesOnWhenSuspended: true,
  async run(kernel, { workspaceId }) {
    // An export of the workspace may have been imported since: then the database is that of the import.
    if ((await findDatabaseNames(kernel.database.query, [workspaceId])).length > 0) return;
    await closeSessionsOf(kernel, workspaceId);
    await dropWorkspaceDatabase(kernel, workspaceId);
  },
});

/** Has the databases of the workspaces dropped after the commit that erases the workspaces. */
export const eraseDatabases: EraseWorkspaces = async (tx, workspaceIds) => {
  for (const workspaceId of await findDatabasesOf(tx, workspaceIds)) addJob(tx, dropDatabase, { workspaceId });
};
