import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { refuseWhenFull } from "../plane/refuse-when-full.ts";
import { runInDatabase, type Work } from "../plane/run-in-database.ts";
import type { Session } from "../plane/session.ts";
import { databaseBusy } from "../problems.ts";
import { beginTransfer } from "./store.ts";

/** A whole import, export or restore. Clients that stall are cut long before. */
const maxTransferMs = 3_600_000;
/** Of a row, with all that is read ahead. */
const maxBytesAhead = 64 * 1_048_576;

export type Transfer = Pick<Work, "database" | "access" | "mayGrow" | "signal"> & {
  /** Whether a statement may take as long as the transfer itself. */
  isOneStatement: boolean;
};

/** Thrown by the work of a transfer, whose effect is then undone. */
export class Undo<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super("The transfer is undone.");
    this.result = result;
  }
}

/** Transfers under way, by workspace. */
const transfersOf = state(() => new Map<string, number>());

/**
 * Runs the work in one transaction that may take an hour. Half of the workspace's sessions, at most,
 * do so at the same time: the others stay free for statements. Throws what the work throws, and
 * database-busy.
 */
export async function runTransfer<Result>(
  kernel: Kernel,
  transfer: Transfer,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { database } = transfer;
  const release = occupy(kernel, database.workspaceId);
  try {
    if (!isReadOnly(transfer)) await refuseWhenFull(kernel, database);
    return await runInDatabase(kernel, { ...transfer, isLong: true, maxBytes: maxBytesAhead }, (session) =>
      inTime(transfer, session, run),
    );
  } finally {
    release();
  }
}

function occupy(kernel: Kernel, workspaceId: string): () => void {
  const transfers = transfersOf(kernel);
  const count = transfers.get(workspaceId) ?? 0;
  const most = Math.max(1, Math.floor(kernel.config.workspaceDatabase.maxConnections / 2));
  if (count >= most)
    throw new Problem(
      databaseBusy,
      `A workspace runs up to ${most} imports and exports at the same time here. Start this one when another has ended.`,
      { headers: { "retry-after": "5" } },
    );
  transfers.set(workspaceId, count + 1);
  return () => {
    const left = (transfers.get(workspaceId) ?? 1) - 1;
    if (left === 0) transfers.delete(workspaceId);
    else transfers.set(workspaceId, left);
  };
}

async function inTime<Result>(
  transfer: Transfer,
  session: Session,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const deadline = setTimeout(() => session.end("transfer-deadline"), maxTransferMs);
  const { database, isOneStatement } = transfer;
  const settings = { isOneStatement, version: database.plane.version, schemaName: database.schemaName };
  try {
    await beginTransfer(session, { isReadOnly: isReadOnly(transfer), ...settings });
    const result = await run(session);
    await session.command("commit");
    return result;
  } catch (error) {
    if (!session.isBroken) await session.command("rollback").catch(() => session.end("stopping"));
    if (error instanceof Undo && session.endedBecause === undefined) return error.result as Result;
    throw error;
  } finally {
    clearTimeout(deadline);
  }
}

function isReadOnly({ access, mayGrow = access !== "read" }: Transfer): boolean {
  return !mayGrow;
}
