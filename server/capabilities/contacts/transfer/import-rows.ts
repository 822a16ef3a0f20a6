import { isObject } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { FaultyRows } from "./faulty-rows.ts";
import { type FieldOfColumns, fieldOfColumns, withWholeName } from "./field-of-columns.ts";
import type { RowFault } from "./read-contact-row.ts";
import { type FileRow, readRows, refuseTwice } from "./read-rows.ts";
import type { ImportQuery, ImportReport } from "./schema.ts";

const rowsPerCommit = 200;
const mostColumnsShown = 1_000;

export type ImportOutcome = "created" | "changed" | "unchanged";
export type ImportCall = Call<unknown, ImportQuery, unknown>;
/** It says what a row shares with others. */
export type RowNote = ImportReport["notes"][number];

/**
 * An importer knows one kind of rows. `read` says what is wrong with a row; `store` gets up to 200
 * rows with their numbers, and says it of those that fit nothing that is stored. `notes` grows while
 * rows are stored.
 */
type Importer<Row extends object> = {
  read(fields: Readonly<Record<string, unknown>>, country: string | undefined): Row | RowFault;
  store(tx: Transaction, rows: readonly Row[], numbers: readonly number[]): Promise<(ImportOutcome | RowFault)[]>;
  notes?: readonly RowNote[];
};

/** Ends the transaction of a dry run. */
class DryRunEnds extends Error {}

/**
 * Stores each row of a file, and says which rows could not be read. The rows are committed in groups:
 * after a failure, the same file is sent again, and what is known is unchanged.
 */
export async function importRows<Row extends object>(call: ImportCall, importer: Importer<Row>): Promise<ImportReport> {
  const { query } = call;
  const isCsv = /^text\/csv\b/i.test(call.header("content-type") ?? "");
  const mapping = readMapping(query.mapping, call);
  const report: ImportReport = {
    dryRun: query.dryRun ?? false,
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    failed: 0,
    columns: [],
    notes: [],
    faults: [],
    errorFile: null,
  };
  let names: string[] | undefined;
  let fieldOf: FieldOfColumns = mapping;
  const faulty = new FaultyRows();
  let group: { row: FileRow; read: Row }[] = [];
  const note = (row: FileRow, fault: RowFault) => {
    report.failed++;
    faulty.note(row, fault);
  };
  const flush = async () => {
    for (const [index, outcome] of (await storeGroup(call, importer, group, report.dryRun)).entries()) {
      if (typeof outcome === "string") report[outcome]++;
      else note(group[index]!.row, outcome);
    }
    group = [];
  };
  const yieldIfDue = periodicYield();
  for await (const row of readRows(call.bodyStream, isCsv, (text) => call.parseJson(text))) {
    report.rows++;
    if (names === undefined) {
      names = row.names;
      if (isCsv) fieldOf = fieldOfColumns(names, mapping);
      const fields = names.map((name) => (fieldOf.has(name) ? fieldOf.get(name)! : name));
      refuseTwice(fields.map((field) => field ?? ""));
      report.columns = names.slice(0, mostColumnsShown).map((name, index) => ({ name, field: fields[index]! }));
    }
    const read =
      row.fault === undefined
        ? importer.read(withWholeName(rename(row.fields, fieldOf)), query.country)
        : rowFault(row);
    if (isFault(read)) note(row, read);
    else group.push({ row, read });
    if (group.length >= rowsPerCommit) await flush();
    await yieldIfDue();
  }
  await flush();
  const notes = [...(importer.notes ?? [])];
  return { ...report, notes, faults: faulty.shown, errorFile: await faulty.writeFile(names ?? []) };
}

/** Rows that were read have no `field`. */
function isFault(read: object): read is RowFault {
  return "field" in read;
}

function rowFault({ fault = "" }: FileRow): RowFault {
  return { field: "", message: fault };
}

/** `{"E-Mail": "email"}`: which field of a contact a column is. Null leaves a column out. */
function readMapping(text: string | undefined, call: Pick<Call<unknown, unknown, unknown>, "parseJson">) {
  if (text === undefined) return new Map<string, string | null>();
  const value = call.parseJson(text);
  const entries = isObject(value) ? Object.entries(value) : undefined;
  if (entries?.every(([, field]) => field === null || typeof field === "string")) {
    return new Map(entries as [string, string | null][]);
  }
  throw new Problem(invalidRequest, 'Write the mapping as JSON like {"E-Mail": "email", "Notes": null}.', {
    errors: [{ pointer: "/query/mapping", message: "is not a JSON object of names" }],
  });
}

function rename(fields: Record<string, unknown>, mapping: ReadonlyMap<string, string | null>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = mapping.has(name) ? mapping.get(name) : name;
      return field === null || field === undefined ? [] : [[field, value]];
    }),
  );
}

async function storeGroup<Row extends object>(
  call: ImportCall,
  importer: Importer<Row>,
  group: readonly { row: FileRow; read: Row }[],
  isDryRun: boolean,
): Promise<(ImportOutcome | RowFault)[]> {
  let outcomes: (ImportOutcome | RowFault)[] = [];
  try {
    const storeRows = async (tx: Transaction) => {
      const numbers = group.map(({ row }) => row.number);
      outcomes = await importer.store(
        tx,
        group.map(({ read }) => read),
        numbers,
      );
    };
    const store = isDryRun ? storeRows : call.withinRoom(storeRows);
    await inTransaction(call.kernel.database, async (tx) => {
      await store(tx);
      if (isDryRun) throw new DryRunEnds();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnds)) throw error;
  }
  return outcomes;
}
