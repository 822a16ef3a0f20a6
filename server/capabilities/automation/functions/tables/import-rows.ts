import Type from "typebox";
import { DatabaseImport, importInto } from "../../../database/index.ts";
import { type CallFunction, faultyCall } from "../../calls/call.ts";
import { causeOf } from "../../execution/run-facts.ts";
import { readCall } from "../read-call.ts";
import { withProblemsAsFaults } from "../with-problems-as-faults.ts";
import { workspaceCaller } from "../workspace-caller.ts";
import { uuidOf } from "./call-database.ts";

const Import = Type.Object(
  {
    ...DatabaseImport.properties,
    /** The rows as objects. */
    rows: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 100_000 })),
    /** The rows as a CSV whose first row names the columns. */
    text: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/**
 * Stores all rows in a table of the workspace, or none, as `POST /api/database/import` does. The workspace's
 * database remembers for 25 hours what a call did.
 */
export const importRows: CallFunction = {
  name: "parley.import:1.0.0@default",
  isIdempotent: () => true,
  run: (call) =>
    withProblemsAsFaults(async () => {
      const { rows, text, ...query } = readCall(call, Import);
      if ((rows === undefined) === (text === undefined)) throw faultyCall("Give either `rows` or `text`.");
      const {
        dryRun: _dryRun,
        failed: _failed,
        ...output
      } = await importInto({
        kernel: call.kernel,
        caller: workspaceCaller(call),
        query,
        format: rows === undefined ? "csv" : "ndjson",
        file: chunksOf(rows === undefined ? [text ?? ""] : rows.map((row) => `${JSON.stringify(row)}\n`)),
        // The rows of `parley.parse-csv` have it for an empty cell.
        emptyIsMissing: true,
        signal: call.signal,
        requestId: uuidOf(call.idempotencyKey),
        ...causeOf(call.run),
      });
      return { output };
    }),
};

async function* chunksOf(texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
