import { parseJson } from "@parley/json";
import type { Caller } from "../../../../kernel/caller.ts";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Cause } from "../../../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import type { Call } from "../../../../kernel/wire/route.ts";
import { callerLeft } from "../../operating/caller-left.ts";
import { knownTables } from "../../operating/known-tables.ts";
import { findAnswer, nameCause, recordRequest, storeAnswer } from "../../operating/store.ts";
import { maxRows } from "../../plane/max-rows.ts";
import type { Session } from "../../plane/session.ts";
import { openWorkspaceDatabase } from "../../plane/workspace-database.ts";
import { promiseRelay, relaySoon } from "../../records/promise-relay.ts";
import { explainError } from "../../tables/explaining/explain-error.ts";
import { type OpenTable, openTable } from "../../tables/rules/open-table.ts";
import type { TableScope } from "../../tables/rules/table-scope.ts";
import { importRefused } from "../problems.ts";
import { runTransfer, Undo } from "../run-transfer.ts";
import type { DatabaseImport, DatabaseImportQuery, DatabaseImportReport, FileFormat } from "../schema.ts";
import { checkDeferredConstraints } from "../store.ts";
import type { FileRow } from "./file-row.ts";
import { type AskedImport, withAskedImport } from "./import-parts.ts";
import { readCsvRows } from "./read-csv-rows.ts";
import { readNdjsonRows } from "./read-ndjson-rows.ts";
import { RowWriter } from "./row-writer.ts";

const maxRowsOfPortion = 500;
const maxCharactersOfPortion = 524_288;
/** The most faults that stand in `errors` of the problem too. */
const maxErrors = 20;

type ImportCall = Call<unknown, DatabaseImportQuery, unknown>;

/** One import, by HTTP or by a workflow. */
type ImportOrder = {
  kernel: Kernel;
  caller: Caller;
  query: DatabaseImport & { dryRun?: boolean };
  format: FileFormat;
  file: AsyncIterable<Buffer>;
  signal: AbortSignal;
  parseJson?(text: string): unknown;
  /** A second attempt with this UUID finds what the first one did, for 25 hours. */
  requestId?: string;
  /** An empty text is a missing value of a column that has no texts. */
  emptyIsMissing?: boolean;
  /** The cause of the changes, where a workflow makes them. */
  causedBy?: Cause;
};

/**
 * Stores all rows of a file, or none. They become events as those of an insert do.
 * @throws Problem import-refused, which tells the rows that were not accepted
 */
export function importTable(call: ImportCall): Promise<DatabaseImportReport> {
  return withAskedImport(call, (asked) => {
    const { onConflict, ...query } = asked.query;
    const keys = readOnConflict(call, asked.query);
    return importInto({
      kernel: call.kernel,
      caller: call.caller,
      query: { ...query, ...(keys !== undefined && { onConflict: keys }) },
      format: formatOf(asked),
      file: asked.rows,
      signal: callerLeft(call),
      parseJson: (text) => call.parseJson(text),
    });
  });
}

/** @throws Problem import-refused, which tells the rows that were not accepted */
export async function importInto(order: ImportOrder): Promise<DatabaseImportReport> {
  const { kernel, caller, query, format, file, requestId, causedBy } = order;
  const database = await openWorkspaceDatabase(kernel, caller.workspaceId);
  await promiseRelay(kernel, database.workspaceId);
  const transfer = { database, access: "write", signal: order.signal, isOneStatement: false } as const;
  const report = await runTransfer(kernel, transfer, load);
  if (!report.dryRun) {
    if (report.failed.length > 0) throw refusal(report);
    relaySoon(kernel, database.workspaceId);
  }
  return report;

  async function load(session: Session): Promise<DatabaseImportReport> {
    if (causedBy !== undefined) await nameCause(session, causedBy);
    if (requestId !== undefined && !(await recordRequest(session, requestId)))
      return (await findAnswer(session, requestId)) as DatabaseImportReport;
    const tables = await knownTables(kernel, database, session, true);
    const rules = caller.databaseRules ?? null;
    const scope: TableScope = { tables, schemaName: database.schemaName, rules, maxRows };
    const open = openTable(scope, query.mode ?? "insert", query.table, "/query/table");
    const writer = new RowWriter(session, scope, query);
    const rows = await writeAll(readRows(open), writer);
    if (writer.faults.length === 0) await checkDeferred(session, scope);
    writer.faults.sort((one, other) => one.row - other.row);
    const { inserted, updated, faults: failed } = writer;
    const dryRun = query.dryRun ?? false;
    const done = { dryRun, rows, inserted, updated, failed };
    if (dryRun || failed.length > 0) throw new Undo(done);
    if (requestId !== undefined) await storeAnswer(session, requestId, done);
    return done;
  }

  function readRows(open: OpenTable): AsyncGenerator<FileRow> {
    const { dateFormat } = query;
    const { emptyIsMissing = false } = order;
    return format === "csv"
      ? readCsvRows(file, open, dateFormat)
      : readNdjsonRows(file, open, { parseJson: order.parseJson ?? parseJson, dateFormat, emptyIsMissing });
  }
}

/** Gives the number of rows that were read. */
async function writeAll(rows: AsyncIterable<FileRow>, writer: RowWriter): Promise<number> {
  let portion: Extract<FileRow, { values: object }>[] = [];
  let characters = 0;
  let count = 0;
  for await (const row of rows) {
    count++;
    if ("fault" in row) writer.note(row.number, row.fault.column, row.fault.message);
    else {
      portion.push(row);
      characters += row.characters;
    }
    if (portion.length >= maxRowsOfPortion || characters >= maxCharactersOfPortion) {
      await writer.write(portion);
      portion = [];
      characters = 0;
    }
    if (writer.isFull) return count;
  }
  await writer.write(portion);
  return count;
}

async function checkDeferred(session: Session, { tables, rules }: TableScope): Promise<void> {
  try {
    await checkDeferredConstraints(session);
  } catch (error) {
    throw await explainError(error, { tables, rules });
  }
}

function refusal(report: DatabaseImportReport): Problem {
  const { rows, failed } = report;
  const [first] = failed;
  const place = first!.column === null ? `row ${first!.row}` : `row ${first!.row}, ${first!.column}`;
  return new Problem(
    importRefused,
    `Nothing is stored, because ${failed.length} of ${rows} rows were not accepted. The first is ${place}: ${first!.message}.`,
    {
      errors: failed.slice(0, maxErrors).map(({ pointer, message }) => ({ pointer: `/body${pointer}`, message })),
      members: { report },
    },
  );
}

function formatOf({ query, mediaType }: AskedImport): FileFormat {
  if (query.fileFormat !== undefined) return query.fileFormat;
  if (/^text\/csv\b/i.test(mediaType)) return "csv";
  if (/^application\/x-ndjson\b/i.test(mediaType)) return "ndjson";
  throw new Problem(invalidRequest, "Say with fileFormat whether the file is csv or ndjson.", {
    errors: [{ pointer: "/query/fileFormat", message: "is needed for this Content-Type" }],
  });
}

function readOnConflict(call: ImportCall, query: DatabaseImportQuery): string[] | undefined {
  if (query.onConflict === undefined) return undefined;
  const names = call.parseJson(query.onConflict);
  const isList = Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === "string");
  if (isList && query.mode === "upsert") return names;
  const message = isList ? "is for mode=upsert only" : 'is not a JSON list of columns such as ["email"]';
  throw new Problem(invalidRequest, `onConflict ${message}.`, { errors: [{ pointer: "/query/onConflict", message }] });
}
