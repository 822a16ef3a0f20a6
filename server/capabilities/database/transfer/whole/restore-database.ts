import { forbidden, Problem } from "../../../../kernel/problem.ts";
import type { Call } from "../../../../kernel/wire/route.ts";
import { requireAccess } from "../../operating/access-of.ts";
import { callerLeft } from "../../operating/caller-left.ts";
import { forgetTables } from "../../operating/known-tables.ts";
import { watchTables } from "../../plane/store.ts";
import { openWorkspaceDatabase } from "../../plane/workspace-database.ts";
import { sqlOff } from "../../problems.ts";
import { readStatement } from "../../sql/read-statement.ts";
import { readLines } from "../importing/read-lines.ts";
import { databaseNotEmpty } from "../problems.ts";
import { runTransfer } from "../run-transfer.ts";
import type { DatabaseRestoreReport } from "../schema.ts";
import { restoreLines } from "./restore-lines.ts";
import { findAnything } from "./store.ts";

/**
 * Makes of an empty database what an export of a whole database says, or leaves it empty. No events
 * are announced: nothing happened to the rows. What is SQL in the file passes the gate of raw SQL,
 * and runs as the owner of the tables.
 * @throws Problem database-not-empty, restore-refused, sql-off, forbidden
 */
export async function restoreDatabase(call: Call<unknown, unknown, unknown>): Promise<DatabaseRestoreReport> {
  const { kernel, caller } = call;
  requireAccess(caller, "ddl", "A restore");
  requireAccess(caller, "write", "A restore");
  if (caller.databaseRules != null)
    throw new Problem(forbidden, "This key has rules for tables, so it may not restore a database.");
  const database = await openWorkspaceDatabase(kernel, caller.workspaceId);
  const { workspaceId, schemaName, plane } = database;
  if (plane.rawSqlOffBecause !== null) throw new Problem(sqlOff, plane.rawSqlOffBecause);
  const judge = (sql: string) => readStatement({ untrusted: kernel.untrusted, workspaceId, sql, pointer: "/body" });
  const transfer = { database, access: "ddl", signal: callerLeft(call), isOneStatement: true } as const;
  const report = await runTransfer(kernel, transfer, async (session) => {
    const [found] = await findAnything(session, schemaName);
    if (found !== undefined)
      throw new Problem(
        databaseNotEmpty,
        `The database has ${JSON.stringify(found)} already. Restore into a workspace without tables, or drop what is there.`,
      );
    const done = await restoreLines(session, schemaName, readLines(call.bodyStream), {
      judge,
      parseJson: (text) => call.parseJson(text),
    });
    await watchTables(session, schemaName);
    return done;
  });
  forgetTables(kernel, workspaceId);
  return report;
}
