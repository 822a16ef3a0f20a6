import { cannotBeDone } from "../../kernel/problem.ts";
import { findSchemaFault } from "./fit-schema.ts";
import { refused } from "./problems.ts";
import type { SourceRow } from "./store.ts";

/** All schemas of a source as JSON: every node that takes its events in remembers them. */
const maxCharacters = 65_536;

/** Throws cannot-be-done for a schema that may not be run here, with the place in it. */
export function readSchemas(schemas: Record<string, object> | undefined): SourceRow["schemas"] {
  if (schemas === undefined) return {};
  if (JSON.stringify(schemas).length > maxCharacters) {
    throw refused(cannotBeDone, "/body/schemas", `must not be longer than ${maxCharacters} characters altogether`);
  }
  for (const [kind, schema] of Object.entries(schemas)) {
    const place = `/body/schemas/${kind.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const fault = findSchemaFault(schema, place);
    if (fault !== undefined) throw refused(cannotBeDone, fault.pointer, fault.message);
  }
  return schemas as SourceRow["schemas"];
}
