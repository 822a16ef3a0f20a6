import type { Kernel } from "../../../kernel/kernel.ts";
import { refuseWhenFull } from "../plane/refuse-when-full.ts";
import { runInDatabase, type Work } from "../plane/run-in-database.ts";
import type { Session } from "../plane/session.ts";
import { beginTransfer } from "./store.ts";
import { placesOf } from "./transfer-places.ts";

/** A whole import, export or restore. Clients that stall are cut long before. */
const maxTransferMs = 3_600_000;
/** A transfer may read so many bytes ahead, and so large may one row be. */
const maxBytesAhead = 64 * 1_048_576;

export type Transfer = Pick<Work, "database" | "access" | "mayGrow" | "signal"> & {
  /** A statement may take as long as the transfer itself. */
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

/**
 * Runs the work in one transaction that may take an hour. Throws what the work throws, and
 * database-busy.
 */
export async function runTransfer<Result>(
  kernel: Kernel,
  transfer: Transfer,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { database } = transfer;
  const release = await placesOf(kernel).take(database.workspaceId);
  try {
    if (!isReadOnly(transfer)) await refuseWhenFull(kernel, database);
    return await runInDatabase(kernel, { ...transfer, isLong: true, maxBytes: maxBytesAhead }, (session) =>
      inTime(transfer, session, run),
    );
  } finally {
    release();
  }
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
