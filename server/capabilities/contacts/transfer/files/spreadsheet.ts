import { noDate, type readSpreadsheet, readSpreadsheetModule } from "@parley/documents";
import { bodyTooLarge, invalidRequest, Problem } from "../../../../kernel/problem.ts";
import { parserIn } from "../../../../kernel/untrusted/untrusted.ts";
import { Csv } from "../csv.ts";
import { rowsOfTable } from "./csv-of-people.ts";
import type { FileFormat, FileRow } from "./file-row.ts";

const mostBytes = 10_485_760;
const mostRows = 200_000;
const mostCharacters = 52_428_800;
const reader = parserIn<typeof readSpreadsheet>(readSpreadsheetModule, "readSpreadsheet", { needsProcess: true });

const zip = Buffer.from("PK\x03\x04");

/** The first sheet of a file of Excel, whose first row has the names of the columns. */
export const spreadsheet: FileFormat = {
  mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  // A file of Excel is a ZIP archive, which no other of these files is, whatever the sender calls it.
  begins: zip,
  async *read({ bytes, untrusted, workspaceId }) {
    const input = { bytes: await collect(bytes), mostRows, mostCharacters };
    if (!input.bytes.subarray(0, zip.length).equals(zip)) throw refusal("is no file of Excel: it is no ZIP archive");
    const read = untrusted.parse(workspaceId, reader, input).catch(refuseUnreadable);
    for await (const row of rowsOfTable(Csv.read(oneChunk(await read)))) yield withDates(row);
  },
};

/** The format of Excel until 2003, whatever its sender calls it. */
export const oldSpreadsheet: FileFormat = {
  mediaTypes: [],
  begins: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  // biome-ignore lint/correctness/useYield: it has no rows.
  async *read() {
    throw refusal("has the format of Excel until 2003");
  },
};

function withDates(row: { names: string[] } | FileRow): { names: string[] } | FileRow {
  const wrong = "names" in row ? undefined : Object.entries(row.fields).find(([, cell]) => cell === noDate);
  return wrong === undefined
    ? row
    : ({ ...row, fault: `has a number that is no date in ${JSON.stringify(wrong[0])}` } as FileRow);
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > mostBytes) {
      const detail = `A spreadsheet may have ${mostBytes / 1_048_576} MiB. Save it as CSV, which may have 50.`;
      throw new Problem(bodyTooLarge, detail);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseUnreadable(cause: Error): never {
  if (cause.name !== "SpreadsheetFault") throw cause;
  throw refusal(cause.message.slice(0, 200), cause);
}

function refusal(what: string, cause?: Error): Problem {
  const detail = `The spreadsheet ${what}. Save it as .xlsx or CSV, and send that.`;
  return new Problem(invalidRequest, detail, { cause, errors: [{ pointer: "/body", message: "is not read" }] });
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
