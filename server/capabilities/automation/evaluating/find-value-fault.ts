import { findSchemaErrors } from "@parley/workflows";

/**
 * Checks a value by any JSON Schema, with its regular expressions: both may be made to take long, so this runs in a
 * thread for untrusted input. Gives the first fault in words.
 * @throws SchemaUnusable
 */
export function findValueFault({ schema, value }: { schema: unknown; value: unknown }): string | undefined {
  const [first] = findSchemaErrors(schema, value);
  return first && `${first.instancePath || "It"} ${first.message ?? "is not valid"}`;
}
