import type { Api, Operation } from "../../api.ts";

/**
 * Writes what a client knows of an operation beside its types: `i` idempotent, `h` harmless to repeat, `b` JSON
 * body, `f` form, `u` bytes, `y` text for YAML, and the media type of bytes.
 */
export function writeRoutes({ version, groups }: Api): string {
  const operations = groups.flatMap((group) => group.operations.filter(({ tag }) => tag === undefined));
  const rows = operations.map(
    (each) => `        '${each.method} ${each.path}' => ['${flagsOf(each)}', ${mediaTypeOf(each)}],\n`,
  );
  return [
    "declare(strict_types=1);\n\nnamespace Parley;\n\n",
    "/** What the client knows of each operation, beside its types. */\nfinal class Routes\n{\n",
    "    /** The version of the interface that this client speaks. */\n",
    `    public const API_VERSION = '${version}';\n\n    public const ROWS = [\n${rows.sort().join("")}    ];\n}\n`,
  ].join("");
}

function flagsOf({ body, isIdempotent, isHarmlessToRepeat }: Operation): string {
  return [
    body?.json === undefined ? "" : "b",
    body?.form === undefined ? "" : "f",
    body?.upload === undefined ? "" : "u",
    body?.textAs === undefined ? "" : "y",
    isIdempotent ? "i" : "",
    isHarmlessToRepeat ? "h" : "",
  ].join("");
}

function mediaTypeOf({ body }: Operation): string {
  const type = body?.upload?.[0] ?? body?.textAs;
  return type === undefined ? "null" : `'${type}'`;
}
