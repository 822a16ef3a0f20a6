import { anyTrusted, may } from "../../../kernel/caller.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import {
  databaseBusy,
  databaseFull,
  databaseMissing,
  resultTooLarge,
  sqlOff,
  statementTimeout,
  statementTooLarge,
} from "../problems.ts";
import * as tableProblems from "../tables/problems.ts";
import { exportTable } from "./export-table.ts";
import { importParts } from "./importing/import-parts.ts";
import { importTable } from "./importing/import-table.ts";
import { databaseNotEmpty, importRefused, restoreRefused } from "./problems.ts";
import { DatabaseExportQuery, DatabaseImportQuery, DatabaseImportReport, DatabaseRestoreReport } from "./schema.ts";
import { exportDatabase } from "./whole/export-database.ts";
import { restoreDatabase } from "./whole/restore-database.ts";

const csv = "text/csv";
const ndjson = "application/x-ndjson";
/** Texts take more room than the rows that are made of them. */
const charactersOfByte = 4;

export function transferRoutes(app: Routes): void {
  app.get(
    "/api/database/export",
    {
      schema: {
        summary: "Export a table, or the whole database",
        description:
          "With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values are PostgreSQL's own texts, as COPY writes them: an empty cell is a missing value, an empty cell in quotes an empty text. A spreadsheet may take a text for a formula: `for=spreadsheet` guards its cells, and is no longer exact. Lines of JSON are as `select` gives them, with every digit. Without `table`, the definitions and rows of all tables, for `POST /api/database/restore`. An answer that breaks off is not complete.",
        query: DatabaseExportQuery,
        response: { 200: null },
        alsoProduces: [csv, ndjson],
      },
      guard: may("database:read"),
      problems: [tableProblems.unknownTable, databaseBusy, databaseMissing, statementTimeout, resultTooLarge],
      cost: () => ({ workMs: 500, of: "an export" }),
    },
    (call) => {
      const { table, format, for: audience } = call.query;
      if (table !== undefined) return exportTable(call, table, { format: format ?? "csv", audience });
      if (format !== "csv") return exportDatabase(call);
      throw new Problem(invalidRequest, "A CSV holds one table: name it with `table`, or leave format out.", {
        errors: [{ pointer: "/query/table", message: "is needed for CSV" }],
      });
    },
  );
  app.post(
    "/api/database/import",
    {
      schema: {
        summary: "Import rows into a table, from CSV or from lines of JSON",
        description:
          "Stores all rows or none, in one transaction, and tells the first hundred rows that were not accepted. The first row of a CSV names columns; values are as in an export. Columns that PostgreSQL computes are passed over. Rows are checked by the table's JSON Schema and announced as `record.created` and `record.updated`. `mode=upsert` may be sent again after a failure. With `dryRun=true` the answer is 200 also where rows were not accepted. The body is the file, or multipart/form-data: the parameters as fields, and after them a part `rows` with the file.",
        query: DatabaseImportQuery,
        response: { 200: DatabaseImportReport },
      },
      guard: may("database:write"),
      problems: [
        ...Object.values(tableProblems),
        importRefused,
        databaseFull,
        quotaExceeded,
        databaseBusy,
        databaseMissing,
        statementTimeout,
      ],
      body: { kind: "stream", mediaTypes: [csv, ndjson, "application/octet-stream"], parts: importParts },
      maxBodyBytes: ({ workspaceDatabase }) => workspaceDatabase.maxDiskBytes * charactersOfByte,
      cost: () => ({ workMs: 2_000, of: "an import" }),
    },
    (call) => importTable(call),
  );
  app.post(
    "/api/database/restore",
    {
      schema: {
        summary: "Restore a whole database from its export",
        description:
          "Makes the tables, rows, keys, indexes, views and types of an export in a database that has none, or leaves it empty. No events are announced. Needs the scopes `database:ddl` and `database:write`.",
        response: { 200: DatabaseRestoreReport },
      },
      guard: anyTrusted,
      problems: [
        restoreRefused,
        databaseNotEmpty,
        sqlOff,
        databaseFull,
        quotaExceeded,
        databaseBusy,
        databaseMissing,
        statementTimeout,
        statementTooLarge,
      ],
      body: { kind: "stream", mediaTypes: [ndjson] },
      maxBodyBytes: ({ workspaceDatabase }) => workspaceDatabase.maxDiskBytes * charactersOfByte,
      cost: () => ({ workMs: 5_000, of: "a restore" }),
    },
    (call) => restoreDatabase(call),
  );
}
