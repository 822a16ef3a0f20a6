import { type BackupKey, type NewPart, writeBackup } from "@parley/backup";
import type { Kernel } from "../../../kernel/kernel.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { openWorkspaceTables } from "../../database/index.ts";
import { readStoredBytes } from "../../files/index.ts";
import { findWorkspace, listCarriedMembers } from "../../identity/index.ts";
import { carriedTables } from "../carrying/carried-tables.ts";
import { type Contents, fileVersion, type Origin, partNames, type Watch } from "../carrying/part-names.ts";
import { readSchema } from "../carrying/read-schema.ts";
import { bytesOfText, type Row, sealedColumns, textOfBytes } from "../carrying/sealed-columns.ts";
import { beginMoment, type CatalogTable, readRows } from "../carrying/store.ts";

/** The workspace was deleted meanwhile, or there never was one. */
export class NoSuchWorkspace extends Error {
  override name = "NoSuchWorkspace";
}

type Wanted = { workspaceId: string; key: BackupKey | null; watch: Watch };

/**
 * Hands the bytes of a workspace's file to `consume`, while they are read. The main database is read in one transaction,
 * so that all its tables are of one moment; then the workspace's own tables, and the files. Memory holds a few MiB,
 * whatever the workspace has. Throws NoSuchWorkspace.
 */
export function exportWorkspace<Result>(
  kernel: Kernel,
  { workspaceId, key, watch }: Wanted,
  consume: (bytes: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  return inShareOf(workspaceId, "long", () =>
    inTransaction(kernel.database, async (tx) => {
      const moment = await beginMoment(tx);
      const workspace = await findWorkspace(tx, workspaceId);
      if (workspace === undefined) throw new NoSuchWorkspace("There is no workspace with this id.");
      const origin: Origin = {
        version: fileVersion,
        parley: kernel.serverVersion,
        ...(await readSchema(tx)),
        workspaceId,
        name: workspace.name,
        moment,
        hasSecrets: key !== null,
      };
      return consume(writeBackup(partsOf(kernel, tx, origin, watch), key));
    }),
  );
}

async function* partsOf(kernel: Kernel, tx: Transaction, origin: Origin, watch: Watch): AsyncGenerator<NewPart> {
  const { workspaceId } = origin;
  const contents: Contents = { members: 0, tables: {}, database: null, files: { count: 0, bytes: 0, missing: 0 } };
  yield { name: partNames.origin, content: json(origin) };
  const members = await listCarriedMembers(tx, workspaceId);
  contents.members = members.length;
  yield { name: partNames.members, content: members.map((member) => Buffer.from(`${JSON.stringify(member)}\n`)) };
  for (const table of await carriedTables(tx)) {
    watch.doing(table.name);
    const columns = table.columns.map(({ name }) => name);
    yield { name: `${partNames.table}/${table.name}`, about: { columns }, content: rowsOf(table) };
  }
  yield* databaseParts(kernel, workspaceId, contents, watch);
  yield* fileParts(kernel, tx, workspaceId, contents, watch);
  yield { name: partNames.contents, content: json(contents) };

  async function* rowsOf(table: CatalogTable): AsyncGenerator<Buffer> {
    const open = opener(kernel, table, origin.hasSecrets);
    let count = 0;
    for await (const lines of readRows(tx, table, workspaceId)) {
      const opened = open === undefined ? lines : lines.flatMap((line) => open(line) ?? []);
      count += opened.length;
      watch.rows(opened.length);
      if (opened.length > 0) yield Buffer.from(`${opened.join("\n")}\n`);
    }
    contents.tables[table.name] = count;
  }
}

/** Makes what opens the sealed columns of a line. It gives undefined for a row that does not come along. */
function opener(
  { secrets }: Kernel,
  { name, columns }: CatalogTable,
  hasSecrets: boolean,
): ((line: string) => string | undefined) | undefined {
  const sealed = sealedColumns[name];
  if (sealed === undefined) return undefined;
  return (line) => {
    const values = JSON.parse(line) as (string | null)[];
    const row: Row = Object.fromEntries(columns.map((column, index) => [column.name, values[index] ?? null]));
    for (const { column, purpose, binding, isContent, without } of sealed) {
      const bytes = bytesOfText(row[column] ?? "");
      if (bytes === undefined) continue;
      const comesAlong = isContent === true || hasSecrets;
      if (!comesAlong && without === "no-row") return undefined;
      row[column] = comesAlong ? textOfBytes(Buffer.from(secrets.decrypt(purpose, bytes, binding(row)))) : null;
    }
    return JSON.stringify(columns.map((column) => row[column.name]));
  };
}

async function* databaseParts(
  kernel: Kernel,
  workspaceId: string,
  contents: Contents,
  watch: Watch,
): AsyncGenerator<NewPart> {
  watch.doing("database");
  const tables = await openWorkspaceTables(kernel);
  try {
    for await (const { part, moment, lines } of tables.read(workspaceId)) {
      // The former installation announces the changes that wait, and knows the requests that are done.
      if (part !== "tables") continue;
      contents.database = { moment };
      yield { name: partNames.database, content: bytesOf(lines) };
    }
  } finally {
    await tables.close();
  }

  async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
    for await (const text of lines) {
      if (text === "") continue;
      const bytes = Buffer.from(text);
      watch.bytes(bytes.length);
      yield bytes;
    }
  }
}

/** The bytes of files are as they lie in the storage; the row of each has its key. */
async function* fileParts(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  contents: Contents,
  watch: Watch,
): AsyncGenerator<NewPart> {
  const [table] = (await carriedTables(tx)).filter(({ name }) => name === "file");
  if (table === undefined) return;
  const ids = { ...table, columns: table.columns.filter(({ name }) => name === "id") };
  for await (const lines of readRows(tx, ids, workspaceId)) {
    for (const line of lines) {
      const [id] = JSON.parse(line) as [string];
      const bytes = await readStoredBytes(kernel, { workspaceId, id });
      if (bytes === undefined) {
        contents.files.missing++;
        continue;
      }
      contents.files.count++;
      watch.file();
      yield { name: `${partNames.file}/${id}`, content: counted(bytes) };
    }
  }

  async function* counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      contents.files.bytes += piece.length;
      watch.bytes(piece.length);
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    }
  }
}

function json(value: object): Buffer[] {
  return [Buffer.from(JSON.stringify(value))];
}
