import { Problem } from "../../../kernel/problem.ts";
import { diskUse, warnedFrom } from "../plane/disk-use.ts";
import { maxResultBytes, maxRows } from "../plane/max-rows.ts";
import { runInDatabase } from "../plane/run-in-database.ts";
import type { WorkspaceDatabase } from "../plane/workspace-database.ts";
import type { DatabaseAnswer, DatabaseRequest } from "../schema.ts";
import { suggestNames } from "../tables/near-names.ts";
import { unknownTable } from "../tables/problems.ts";
import { showTables } from "../tables/rules/show-tables.ts";
import { requireAccess } from "./access-of.ts";
import { knownTables } from "./known-tables.ts";
import type { DatabaseOrder } from "./operate.ts";

type Describe = Extract<DatabaseRequest, { operation: "describe" }>;

/** The tables of the workspace, and what its database may do. */
export async function describeDatabase(
  { kernel, caller, signal }: Pick<DatabaseOrder, "kernel" | "caller" | "signal">,
  database: WorkspaceDatabase,
  { table: name }: Describe,
  startedAtMs: number,
): Promise<DatabaseAnswer> {
  requireAccess(caller, "read", "The operation describe");
  const work = { database, access: "read" as const, signal };
  const known = await runInDatabase(kernel, work, (session) => knownTables(kernel, database, session, true));
  const found = name === undefined ? [...known.values()] : [known.get(name)].filter((table) => table !== undefined);
  const shown = showTables(found, caller.databaseRules);
  if (name !== undefined && shown.length === 0) {
    throw new Problem(
      unknownTable,
      `The database has no table ${JSON.stringify(name)}.${caller.databaseRules == null ? suggestNames(name, known.keys()) : ""}`,
      { errors: [{ pointer: "/body/table", message: "is the name of no table" }] },
    );
  }
  const { maxDiskBytes, statementTimeoutMs, maxConnections } = kernel.config.workspaceDatabase;
  const diskBytes = await diskUse(kernel, database);
  return {
    rows: [],
    rowCount: 0,
    fields: [],
    durationMs: Math.round((performance.now() - startedAtMs) * 100) / 100,
    tables: shown,
    limits: {
      diskBytes,
      maxDiskBytes,
      isNearlyFull: diskBytes >= maxDiskBytes * warnedFrom,
      isFull: diskBytes > maxDiskBytes,
      statementTimeoutMs,
      maxRows,
      maxResultBytes,
      maxConnections,
      rawSql: database.plane.rawSqlOffBecause === null,
      rawSqlOffBecause: database.plane.rawSqlOffBecause,
    },
  };
}
