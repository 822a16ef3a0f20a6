import type { Api, Operation } from "../../api.ts";

/**
 * Writes what a client knows of an operation beside its types: `i` idempotent, `h` harmless to repeat, `b` JSON
 * body, `f` form, `u` bytes, `y` text for YAML, and the media type of bytes.
 */
export function writeRoutes({ version, groups }: Api): string {
  const operations = groups.flatMap((group) => group.operations.filter(({ tag }) => tag === undefined));
  const rows = operations.map(
    (each) => `    ${JSON.stringify(`${each.method} ${each.path}`)} => [${flagsOf(each)}, ${mediaTypeOf(each)}],\n`,
  );
  return `module Parley\n  # The version of the interface that this client speaks.\n  API_VERSION = ${JSON.stringify(version)}\n\n  # What the client knows of each operation, beside its types.\n  ROUTES = {\n${rows.sort().join("")}  }.freeze\nend\n`;
}

function flagsOf({ body, isIdempotent, isHarmlessToRepeat }: Operation): string {
  const flags = [
    body?.json === undefined ? "" : "b",
    body?.form === undefined ? "" : "f",
    body?.upload === undefined ? "" : "u",
    body?.textAs === undefined ? "" : "y",
    isIdempotent ? "i" : "",
    isHarmlessToRepeat ? "h" : "",
  ];
  return JSON.stringify(flags.join(""));
}

function mediaTypeOf({ body }: Operation): string {
  const type = body?.upload?.[0] ?? body?.textAs;
  return type === undefined ? "nil" : JSON.stringify(type);
}
