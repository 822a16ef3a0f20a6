import { sql } from "kysely";
import type { Session } from "../plane/session.ts";
import type { Statement } from "../tables/compiled.ts";
import type { Condition } from "../tables/filtering/condition.ts";
import { columnSql, conditionSql } from "../tables/filtering/store.ts";
import { statementOf, tableSql } from "../tables/store.ts";
import type { Column } from "../tables/table-description.ts";

/** Settings of the transaction of an import, an export or a restore. */
type TransferSettings = {
  isReadOnly: boolean;
  /** A statement may take as long as the transfer itself. */
  isOneStatement: boolean;
  /** PostgreSQL's major version. */
  version: number;
  /** Says where names without a schema are looked up, and written without it. */
  schemaName: string;
};

/** Begins a transaction that no timeout of single requests ends. The caller ends it in its own time. */
export async function beginTransfer(session: Session, settings: TransferSettings): Promise<void> {
  const { isReadOnly, isOneStatement, version, schemaName } = settings;
  await session.command(isReadOnly ? "begin isolation level repeatable read read only" : "begin");
  if (version >= 17) await session.command("set local transaction_timeout = 0");
  await session.command("set local idle_in_transaction_session_timeout = 0");
  if (isOneStatement) await session.command("set local statement_timeout = 0");
  // Rows come in one order, also while others read the same table.
  await session.command("set local synchronize_seqscans = off");
  const { text } = statementOf(sql`set local search_path to ${sql.id(schemaName)}`);
  await session.command(text);
}

const savepoint = "parley_portion";

/** Runs the work so that its failure leaves the transaction as it was before. */
export async function inSavepoint<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.command(`savepoint ${savepoint}`);
  try {
    const result = await work();
    await session.command(`release savepoint ${savepoint}`);
    return result;
  } catch (error) {
    if (!session.isBroken) await session.command(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`);
    throw error;
  }
}

/** Finds what deferred constraints say, while it can still be told. */
export async function checkDeferredConstraints(session: Session): Promise<void> {
  await session.command("set constraints all immediate");
}

/** Exports all rows of a table that fulfil the condition, in no particular order. */
export function exportStatement(
  schemaName: string,
  table: string,
  columns: readonly Column[],
  rows: Condition,
): Statement {
  const of = sql.id("t");
  const shown = columns.length === 0 ? sql`` : sql.join(columns.map((column) => columnSql(column, of)));
  return statementOf(sql`select ${shown} from ${tableSql(schemaName, table)} as ${of} where ${conditionSql(rows, of)}`);
}
