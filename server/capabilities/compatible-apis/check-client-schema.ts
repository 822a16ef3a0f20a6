import { hasFewerValues } from "@parley/json";
import { invalid } from "./problems.ts";

/** A schema is stored with the pending reply and sent with every turn of the model. */
const mostValues = 5_000;

/**
 * Returns the JSON Schema of a client's tool or format. Parley passes it on to the model and never
 * runs it, so only its size is checked. Throws invalid-request.
 */
export function checkClientSchema(schema: Record<string, unknown>, pointer: string): Record<string, unknown> {
  if (hasFewerValues(schema, mostValues)) return schema;
  throw invalid(pointer, `must not hold more than ${mostValues} values: send a smaller schema`);
}
