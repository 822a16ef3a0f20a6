import Type from "typebox";
import { Csv } from "../../../contacts/index.ts";
import { type CallFunction, faultyCall } from "../../calls/call.ts";
import { readCall } from "../read-call.ts";
import { withProblemsAsFaults } from "../with-problems-as-faults.ts";

const maxCharacters = 1_048_576;
const Text = Type.Object(
  {
    text: Type.String({ maxLength: maxCharacters }),
    /** The first row names the columns, unless this is false. */
    header: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/**
 * The rows of a CSV, divided by commas, semicolons or tabs: objects by the names of the first row, or lists
 * of texts with `header: false`. Cells stay texts, so that `007` and long numbers keep their digits.
 */
export const parseCsv: CallFunction = {
  name: "parley.parse-csv:1.0.0@default",
  isIdempotent: () => true,
  run: (call) =>
    withProblemsAsFaults(async () => {
      const { text, header = true } = readCall(call, Text);
      const rows: string[][] = [];
      for await (const cells of Csv.read(chunksOf(text))) rows.push(cells);
      if (!header) return { output: rows };
      const [names = [], ...others] = rows;
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice !== undefined) throw faultyCall(`The header names the column ${JSON.stringify(twice)} twice.`);
      const wide = others.findIndex((cells) => cells.slice(names.length).some((cell) => cell !== ""));
      if (wide >= 0)
        throw faultyCall(`Row ${wide + 1} has ${others[wide]!.length} cells, and the header has ${names.length}.`);
      return { output: others.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))) };
    }),
};

async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
