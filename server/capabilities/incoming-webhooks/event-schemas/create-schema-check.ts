import type { ValidateFunction } from "ajv";
import type { FieldError } from "../../../kernel/problem.ts";
import { explainFaults } from "../../../kernel/wire/explain-faults.ts";
import { compileSchema, withoutNames } from "./compile-schema.ts";
import { unfoldedSize } from "./find-schema-fault.ts";

/** Bytes of a body times nodes of its schema: about 100 ms of checking at worst. */
const maxWork = 30_000_000;

/**
 * What is wrong with the data at this JSON pointer; undefined when it matches. `bodyBytes` bounds
 * the work.
 */
export type SchemaCheck = (data: unknown, pointer: string, bodyBytes: number) => FieldError | undefined;

/**
 * A check of data against a schema that `findSchemaFault` has accepted. The schema is compiled at
 * the first use, because a server may have many sources.
 *
 * @example
 * createSchemaCheck({ required: ["number"] })({}, "/body/data", 100) // a fault at /body/data/number
 */
export function createSchemaCheck(schema: unknown): SchemaCheck {
  const plain = withoutNames(schema);
  const nodes = unfoldedSize(plain);
  let validate: ValidateFunction | undefined;
  return (data, pointer, bodyBytes) => {
    if (bodyBytes * nodes > maxWork) return { pointer, message: "is too large for a schema of this size" };
    validate ??= compileSchema(plain);
    if (validate(data)) return undefined;
    return explainFaults(pointer, validate.errors ?? [])[0] ?? { pointer, message: "is not valid" };
  };
}
