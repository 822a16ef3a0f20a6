import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import { findSchemaFault } from "../../../../kernel/untrusted/find-schema-fault.ts";

/** Every node that writes to the table keeps its schema in memory. */
const maxCharacters = 65_536;

/** @throws Problem invalid-request, with the place of what is wrong */
export function checkRowSchema(schema: object | null | undefined, pointer: string): void {
  if (schema === null || schema === undefined) return;
  const fault =
    JSON.stringify(schema).length > maxCharacters
      ? { pointer, message: `must not be longer than ${maxCharacters} characters` }
      : findSchemaFault(schema, pointer);
  if (fault !== undefined) throw new Problem(invalidRequest, `${fault.pointer} ${fault.message}.`, { errors: [fault] });
}
