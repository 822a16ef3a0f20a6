import { csvOfPeople } from "./csv-of-people.ts";
import { DecodedFile, takeStart } from "./decoded-file.ts";
import type { FileFormat, FileRow, OpenFile } from "./file-row.ts";
import { linesOfJson } from "./lines-of-json.ts";
import { oldSpreadsheet, spreadsheet } from "./spreadsheet.ts";
import { vcard } from "./vcard.ts";

/** The formats of files that imports of people take. */
const fileFormats: readonly FileFormat[] = [csvOfPeople, linesOfJson, spreadsheet, oldSpreadsheet, vcard];

export const importMediaTypes = fileFormats.flatMap(({ mediaTypes }) => mediaTypes);

type SentFile = Omit<OpenFile, "text"> & { contentType: string; encoding: string | undefined };

/** Opens a file by how it begins, or else by what the Content-Type says of it. */
export async function openFile(
  sent: SentFile,
): Promise<{ text: DecodedFile; rows: AsyncGenerator<{ names: string[] } | FileRow> }> {
  const [mediaType = ""] = sent.contentType.split(";", 1);
  const told = sent.encoding ?? /;\s*charset="?([^\s";]+)/i.exec(sent.contentType)?.[1];
  const { start, bytes } = await takeStart(sent.bytes);
  const format =
    fileFormats.find(({ begins }) => begins !== undefined && start.subarray(0, begins.length).equals(begins)) ??
    fileFormats.find(({ mediaTypes }) => mediaTypes.includes(mediaType.trim().toLowerCase())) ??
    csvOfPeople;
  const text = new DecodedFile(start, bytes, told);
  return { text, rows: format.read({ ...sent, bytes, text }) };
}
