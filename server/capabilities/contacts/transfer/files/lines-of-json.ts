import { isObject } from "@parley/json";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import type { FileFormat, FileRow, OpenFile } from "./file-row.ts";

const mostLineCharacters = 200_000;

/** A JSON object on each line. */
export const linesOfJson: FileFormat = {
  mediaTypes: ["application/x-ndjson"],
  async *read({ text, parseJson }) {
    let number = 0;
    for await (const line of readLines(text)) yield { number: ++number, ...readObject(line, parseJson) };
  },
};

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const chunk of text) {
    const lines = (held + chunk).split("\n");
    held = lines.pop() ?? "";
    if (held.length > mostLineCharacters) {
      throw new Problem(invalidRequest, "Write one JSON object a line: a line of the file is too long.");
    }
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  if (held.trim() !== "") yield held;
}

function readObject(line: string, parseJson: OpenFile["parseJson"]): Omit<FileRow, "number"> {
  try {
    const value = parseJson(line);
    return isObject(value) ? { fields: value } : { fields: {}, fault: "is not a JSON object" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { fields: {}, fault: error.detail };
  }
}
