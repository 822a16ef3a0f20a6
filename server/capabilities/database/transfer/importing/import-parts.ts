import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import type { Call, MultipartLimits } from "../../../../kernel/wire/route.ts";
import type { DatabaseImportQuery } from "../schema.ts";

const maxFieldBytes = 262_144;

/**
 * An import as multipart/form-data has these limits. The limit of the whole body is the limit of
 * the file.
 */
export const importParts: MultipartLimits = {
  maxFiles: 1,
  maxFileBytes: Number.MAX_SAFE_INTEGER,
  maxFields: 8,
  maxFieldBytes,
};

/** An import is asked to do this, with the rows that follow. */
export type AskedImport = {
  query: DatabaseImportQuery & { table: string };
  /** The media type that the client says the file has. */
  mediaType: string;
  rows: Readable;
};

type ImportCall = Call<unknown, DatabaseImportQuery, unknown>;

const maxFieldCharacters = 4_000;
const allowed: Record<string, (value: string) => unknown> = {
  table: (value) => (value.length <= 63 && value !== "" ? value : undefined),
  fileFormat: (value) => (["csv", "ndjson"].includes(value) ? value : undefined),
  mode: (value) => (["insert", "upsert"].includes(value) ? value : undefined),
  onConflict: (value) => value,
  dateFormat: (value) => (["DMY", "MDY", "YMD"].includes(value) ? value : undefined),
  dryRun: (value) => (value === "true" ? true : value === "false" ? false : undefined),
};

/**
 * Calls `work` with the parameters and the rows: of the query and the body, or of the fields and the part
 * `rows` of multipart/form-data, which stands after the fields.
 * @throws Problem invalid-request
 */
export async function withAskedImport<Result>(
  call: ImportCall,
  work: (asked: AskedImport) => Promise<Result>,
): Promise<Result> {
  const mediaType = call.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(mediaType))
    return await work({ query: withTable(call.query, "/query/table"), mediaType, rows: call.bodyStream });
  const query: Record<string, unknown> = { ...call.query };
  for await (const { name, fileName, mimeType, stream } of call.parts) {
    if (name === "rows" || fileName !== null) {
      const asked = withTable(query as DatabaseImportQuery, "/body/table");
      return await work({ query: asked, mediaType: mimeType, rows: stream });
    }
    const value = await text(stream);
    const read = Object.hasOwn(allowed, name) && value.length <= maxFieldCharacters ? allowed[name]!(value) : undefined;
    if (read === undefined) throw wrong(`/body/${name}`, "is no field of an import, or has no value that it takes");
    query[name] = read;
  }
  throw wrong("/body/rows", "is missing: the part with the file, after the fields");
}

function withTable(query: DatabaseImportQuery, pointer: string): AskedImport["query"] {
  if (query.table === undefined) throw wrong(pointer, "is required");
  return { ...query, table: query.table };
}

function wrong(pointer: string, message: string): Problem {
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}
