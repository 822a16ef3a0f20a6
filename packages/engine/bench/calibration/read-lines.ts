import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Says what is wrong with a folder of data; the message names the file and the line to put right. */
export class DataFault extends Error {}

/** Reads a file of JSON objects, one a line, packed where its name ends in .gz. */
export function readLines<Line>(path: string): Line[] {
  const lines = textOf(path)
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [objectOf<Line>(line, `${path}:${at + 1}`)]));
  if (lines.length === 0) throw new DataFault(`${path} holds no line.`);
  return lines;
}

/** Reads the list of sets in the folder's index.json. */
export function readList<Entry>(path: string): Entry[] {
  const list = parsed(textOf(path), path);
  if (Array.isArray(list)) return list as Entry[];
  throw new DataFault(`${path} is no list. Write [{ "set": …, "sort": …, "lang": … }].`);
}

/** Ends the process with the message where the data has a fault. */
export function readOrExit<Data>(read: () => Data): Data {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function textOf(path: string): string {
  try {
    const bytes = readFileSync(path);
    return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  } catch (cause) {
    throw new DataFault(`${path} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function objectOf<Line>(text: string, place: string): Line {
  const value = parsed(text, place);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Line;
  throw new DataFault(`${place} is no JSON object.`);
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DataFault(`${place} is no JSON: ${(cause as Error).message}`, { cause });
  }
}
