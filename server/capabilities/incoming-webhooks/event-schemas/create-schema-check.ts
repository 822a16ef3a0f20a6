import type { FieldError } from "../../../kernel/problem.ts";
import { CheckTooLong, checkBySchema } from "../../../kernel/untrusted/check-by-schema.ts";
import { explainFaults, type SchemaFault } from "../../../kernel/wire/explain-faults.ts";

/** A check says what is wrong with the data at this JSON pointer; undefined when it matches. */
export type SchemaCheck = (data: unknown, pointer: string) => FieldError | undefined;

/**
 * Makes a check of data against a schema that `findSchemaFault` has accepted.
 *
 * @example
 * createSchemaCheck({ required: ["number"] })({}, "/body/data") // a fault at /body/data/number
 */
export function createSchemaCheck(schema: unknown): SchemaCheck {
  return (data, pointer) => {
    let fault: SchemaFault | undefined;
    try {
      fault = checkBySchema(schema, data);
    } catch (error) {
      if (error instanceof CheckTooLong) return { pointer, message: "is too large for a schema of this size" };
      throw error;
    }
    return fault && (explainFaults(pointer, [fault])[0] ?? { pointer, message: "is not valid" });
  };
}
