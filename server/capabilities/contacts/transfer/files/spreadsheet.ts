import { type readSpreadsheet, readSpreadsheetModule } from "@parley/documents";
import { bodyTooLarge, invalidRequest, Problem } from "../../../../kernel/problem.ts";
import { parserIn } from "../../../../kernel/untrusted/untrusted.ts";
import { Csv } from "../csv.ts";
import { rowsOfTable } from "./csv-of-people.ts";
import type { FileFormat } from "./file-row.ts";

const mostBytes = 10_485_760;
const mostRows = 200_000;
const mostCharacters = 52_428_800;
const reader = parserIn<typeof readSpreadsheet>(readSpreadsheetModule, "readSpreadsheet", { needsProcess: true });

/** The first sheet of a file of Excel, whose first row has the names of the columns. */
export const spreadsheet: FileFormat = {
  mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  // It is a ZIP archive, which no other of these files is, whatever the sender calls it.
  begins: Buffer.from("PK\x03\x04"),
  async *read({ bytes, untrusted, workspaceId }) {
    const input = { bytes: await collect(bytes), mostRows, mostCharacters };
    const read = untrusted.parse(workspaceId, reader, input).catch(refuseUnreadable);
    yield* rowsOfTable(Csv.read(oneChunk(await read)));
  },
};

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
  const detail = `The spreadsheet ${cause.message.slice(0, 200)}. Save it as CSV, and send that.`;
  throw new Problem(invalidRequest, detail, { cause, errors: [{ pointer: "/body", message: "is not read" }] });
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
