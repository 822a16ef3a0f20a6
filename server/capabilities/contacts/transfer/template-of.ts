import { Answer } from "../../../kernel/wire/route.ts";
import { Csv } from "./csv.ts";

/** Gives a file to fill in for an import: its columns, and a row that shows what they hold. */
export function templateOf(name: string, example: Readonly<Record<string, string>>): Answer {
  return new Answer(200, Csv.write([Object.keys(example), Object.values(example)]), {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
  });
}
