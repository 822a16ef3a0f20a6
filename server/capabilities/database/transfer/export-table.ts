import type { Readable } from "node:stream";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { Csv } from "../../contacts/index.ts";
import { callerLeft } from "../operating/caller-left.ts";
import { knownTables } from "../operating/known-tables.ts";
import { maxRows } from "../plane/max-rows.ts";
import type { Session, TextRow } from "../plane/session.ts";
import { openWorkspaceDatabase } from "../plane/workspace-database.ts";
import { openTable } from "../tables/rules/open-table.ts";
import type { Column } from "../tables/table-description.ts";
import { jsonOfText } from "./json-of-text.ts";
import type { FileFormat } from "./schema.ts";
import { exportStatement } from "./store.ts";
import { streamFromDatabase } from "./stream-from-database.ts";

/** The rows of one table or view, while they are read. Of a key with rules, those that it may select. */
export async function exportTable(
  call: Call<unknown, unknown, unknown>,
  table: string,
  { format, audience }: { format: FileFormat; audience: "spreadsheet" | undefined },
): Promise<Answer> {
  const { kernel, caller } = call;
  const isCsv = format === "csv";
  const database = await openWorkspaceDatabase(kernel, caller.workspaceId);
  const transfer = { database, access: "read", signal: callerLeft(call), isOneStatement: true } as const;
  const body: Readable = await streamFromDatabase(kernel, transfer, read);
  return new Answer(200, body, {
    "content-type": isCsv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName(table)}.${format}"`,
  });

  async function* read(session: Session): AsyncGenerator<string> {
    const tables = await knownTables(kernel, database, session, true);
    const rules = caller.databaseRules ?? null;
    const scope = { tables, schemaName: database.schemaName, rules, maxRows };
    const open = openTable(scope, "select", table, "/query/table");
    const columns = [...open.columns.values()];
    const { text, values } = exportStatement(database.schemaName, open.table.name, columns, open.rows);
    const writeCsv = audience === undefined ? Csv.writeExactly : Csv.writeOfNumbers;
    const write = isCsv ? writeCsv : ndjsonWriter(columns);
    if (isCsv && audience !== undefined) yield Csv.byteOrderMark;
    if (isCsv) yield writeCsv([columns.map(({ name }) => name)]);
    for await (const rows of session.stream(text, values)) yield write(rows);
  }
}

function ndjsonWriter(columns: readonly Column[]): (rows: readonly TextRow[]) => string {
  const members = columns.map((column, index) => ({
    name: `${index === 0 ? "" : ","}${JSON.stringify(column.name)}:`,
    write: jsonOfText(column),
  }));
  const writeRow = (row: TextRow) => {
    let line = "{";
    for (let index = 0; index < members.length; index++) {
      const { name, write } = members[index]!;
      const text = row[index]!;
      line += name + (text === null ? "null" : write(text));
    }
    return `${line}}\n`;
  };
  return (rows) => rows.map(writeRow).join("");
}

/** Makes a file's name of a table's, with only characters that every system allows. */
function fileName(table: string): string {
  return table.replaceAll(/[^\w-]+/g, "_").slice(0, 63) || "table";
}
