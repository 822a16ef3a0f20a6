import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { Departure } from "./departure.ts";
import { FaultyRows } from "./faulty-rows.ts";
import type { ImportFields } from "./field-of-columns.ts";
import { FileColumns } from "./file-columns.ts";
import type { FileRow } from "./files/file-row.ts";
import { openFile } from "./files/open-file.ts";
import type { RowFault } from "./read-contact-row.ts";
import type { ImportQuery, ImportReport, RowText } from "./schema.ts";

const rowsPerCommit = 200;
/** More rows than these do not wait for the end of the file. */
const mostLastRows = 20_000;
const mostNotes = 1_000;

export type ImportOutcome = "created" | "changed" | "unchanged";
export type ImportCall = Call<unknown, ImportQuery, unknown>;

/** Holds what the file or the request says beside the fields of a row; `note` tells what was done with it. */
export type RowContext = Pick<ImportQuery, "country" | "dateFormat"> & {
  departure: Departure | undefined;
  note(note: RowNote): void;
};
/** One that `isOnce` is told of the first of such rows. */
type RowNote = RowFault & { isOnce?: boolean };

/**
 * An importer knows one kind of rows. `read` says what is wrong with a row; `store` gets up to 200
 * rows with their numbers, and says it of those that fit nothing that is stored. `notes` grows while
 * rows are stored.
 */
type Importer<Row extends object> = {
  wanted: ImportFields;
  read(fields: Readonly<Record<string, unknown>>, context: RowContext): Row | RowFault;
  /** Tells whether the row leads to a person by other rows of the file, and is stored after them. */
  isLast?(row: Row): boolean;
  store(tx: Transaction, rows: readonly Row[], numbers: readonly number[]): Promise<(ImportOutcome | RowFault)[]>;
  notes?: readonly RowText[];
};

/** Ends the transaction of a dry run. */
class DryRunEnds extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super();
    this.report = report;
  }
}

/**
 * Stores each row of a file, and says which rows could not be read. The rows are committed in groups:
 * after a failure, the same file is sent again, and what is known is unchanged. A dry run is one
 * transaction, so that later rows find what earlier ones made; it begins when the file is here.
 */
export async function importRows<Row extends object>(
  call: ImportCall,
  makeImporter: () => Importer<Row>,
): Promise<ImportReport> {
  const { database } = call.kernel;
  if (!call.query.dryRun) {
    const store = <Value>(work: (tx: Transaction) => Promise<Value>) => inTransaction(database, call.withinRoom(work));
    return readAndStore(call, { bytes: call.bodyStream, importer: makeImporter(), store });
  }
  return withSpooledFile(call.bodyStream, async (readFile) => {
    try {
      return await inTransaction(database, async (tx) => {
        const store = <Value>(work: (tx: Transaction) => Promise<Value>) => call.withinRoom(work)(tx);
        throw new DryRunEnds(await readAndStore(call, { bytes: readFile(), importer: makeImporter(), store }));
      });
    } catch (error) {
      if (error instanceof DryRunEnds) return error.report;
      throw error;
    }
  });
}

/** Works with a file that has arrived as a whole, as often as needed; it lies on the disk meanwhile. */
async function withSpooledFile<Result>(
  bytes: AsyncIterable<Buffer>,
  work: (read: () => AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "parley-import-"));
  const path = join(folder, "file");
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await work(() => createReadStream(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Work<Row extends object> = {
  bytes: AsyncIterable<Buffer>;
  importer: Importer<Row>;
  store<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value>;
};

async function readAndStore<Row extends object>(
  call: ImportCall,
  { bytes, importer, store }: Work<Row>,
): Promise<ImportReport> {
  const { query } = call;
  const { text, rows } = await openFile({
    bytes,
    contentType: call.header("content-type") ?? "",
    encoding: query.encoding,
    workspaceId: call.caller.workspaceId,
    untrusted: call.kernel.untrusted,
    parseJson: (text) => call.parseJson(text),
  });
  const columns = new FileColumns(readMapping(query.mapping, call), importer.wanted);
  const counts = { rows: 0, created: 0, changed: 0, unchanged: 0, failed: 0 };
  const faulty = new FaultyRows();
  const told: RowText[] = [];
  const toldOnce = new Set<string>();
  let group: { row: FileRow; read: Row }[] = [];
  const last: typeof group = [];
  const note = (row: FileRow, fault: RowFault) => {
    counts.failed++;
    faulty.note(row, fault);
  };
  const flush = async () => {
    const rows = group.map(({ read }) => read);
    const numbers = group.map(({ row }) => row.number);
    const outcomes = rows.length === 0 ? [] : await store((tx) => importer.store(tx, rows, numbers));
    for (const [index, outcome] of outcomes.entries()) {
      if (typeof outcome === "string") counts[outcome]++;
      else note(group[index]!.row, outcome);
    }
    group = [];
    faulty.flush(columns.names);
  };
  const read = (row: FileRow): Row | RowFault => {
    if (row.fault !== undefined) return { field: "", message: row.fault };
    const found = columns.read(row);
    if (isFault(found)) return found;
    const { country, dateFormat } = query;
    const notes: RowNote[] = [];
    const context = { country, dateFormat, departure: found.departure, note: (note: RowNote) => void notes.push(note) };
    const read = importer.read(found.fields, context);
    if (!isFault(read)) for (const note of notes) tell(row, note);
    return read;
  };
  const tell = (row: FileRow, { isOnce, ...note }: RowNote) => {
    if (told.length >= mostNotes || (isOnce && toldOnce.has(note.field))) return;
    if (isOnce) toldOnce.add(note.field);
    told.push({ row: row.number, ...note });
  };
  const yieldIfDue = periodicYield();
  let names: string[] | undefined;
  for await (const row of rows) {
    if ("names" in row) {
      names = row.names;
      continue;
    }
    if (counts.rows++ === 0 && names !== undefined) columns.begin(names);
    const found = read(row);
    if (isFault(found)) note(row, found);
    else if (last.length < mostLastRows && importer.isLast?.(found)) last.push({ row, read: found });
    else group.push({ row, read: found });
    if (group.length >= rowsPerCommit || faulty.waiting >= rowsPerCommit) await flush();
    await yieldIfDue();
  }
  await flush();
  while (last.length > 0) {
    group = last.splice(0, rowsPerCommit);
    await flush();
  }
  // A file of one line may be a person, where the names of the columns should be.
  if (counts.rows === 0 && names !== undefined) columns.begin(names);
  return {
    dryRun: query.dryRun ?? false,
    ...counts,
    encoding: text.encoding,
    layout: columns.layout,
    columns: columns.shown,
    notes: [...columns.notes, ...told, ...(importer.notes ?? []), ...faulty.notes],
    faults: faulty.shown,
    errorFile: faulty.file,
  };
}

/** Rows that were read have no `field`. */
function isFault(read: object): read is RowFault {
  return "field" in read;
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
