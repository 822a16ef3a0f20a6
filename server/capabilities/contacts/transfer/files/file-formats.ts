import { csvOfPeople } from "./csv-of-people.ts";
import type { FileFormat } from "./file-row.ts";
import { linesOfJson } from "./lines-of-json.ts";

/** The formats of files that imports of people take. */
const fileFormats: readonly FileFormat[] = [csvOfPeople, linesOfJson];

export const importMediaTypes = fileFormats.flatMap(({ mediaTypes }) => mediaTypes);

/** Gives the format that a Content-Type names. */
export function formatOf(contentType: string): FileFormat {
  const mediaType = contentType.split(";", 1)[0]!.trim().toLowerCase();
  return fileFormats.find(({ mediaTypes }) => mediaTypes.includes(mediaType)) ?? csvOfPeople;
}
