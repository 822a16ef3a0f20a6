import { Readable } from "node:stream";
import Type, { type Static } from "typebox";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { KnownPerson } from "../../../kernel/personal-data.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { type ExportPart, exportPartsOf } from "./export-part.ts";
import { writeArchive } from "./write-archive.ts";

export const PersonExportQuery = Type.Object(
  {
    format: Type.Optional(
      Type.Enum(["ndjson", "zip"], { description: "Without it, the header Accept decides; else lines of JSON." }),
    ),
  },
  { additionalProperties: false },
);
type PersonExportQuery = Static<typeof PersonExportQuery>;

export const personExportTypes = ["application/x-ndjson", "application/zip"];

/**
 * Everything that the capabilities keep of a person, while it is read: as lines of JSON, or as a ZIP archive
 * that a person can read without a program for JSON.
 */
export function exportPerson(call: Call<unknown, PersonExportQuery, unknown>, person: KnownPerson): Answer {
  const parts = exportPartsOf(call.kernel, call.caller, person);
  if (!wantsArchive(call)) {
    return new Answer(200, Readable.from(linesOf(parts)), { "content-type": "application/x-ndjson; charset=utf-8" });
  }
  const language = pageLanguage(null, call.header("accept-language"));
  return new Answer(200, writeArchive(parts, new Date(call.kernel.clock.now()), language), {
    "content-type": "application/zip",
    // Not the person's name: names of downloaded files stay in histories of browsers.
    "content-disposition": 'attachment; filename="personal-data.zip"',
  });
}

function wantsArchive(call: Call<unknown, PersonExportQuery, unknown>): boolean {
  if (call.query.format !== undefined) return call.query.format === "zip";
  return /\bapplication\/zip\b/i.test(call.header("accept") ?? "");
}

/** `part` names the capability that keeps the rest of the line. */
async function* linesOf(parts: readonly ExportPart[]): AsyncGenerator<string> {
  for (const { name, items } of parts) {
    for await (const item of items()) yield `${JSON.stringify({ part: name, ...item })}\n`;
  }
}
