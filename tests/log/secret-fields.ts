import type { JsonSchema, Reference } from "../fuzz/read-operations.ts";
import { secretName } from "./recording-proxy.ts";

/** Every name under which the reference lets a caller send a secret, in small letters. */
export function secretFieldsOf({ operations, schemas }: Reference): string[] {
  const found = new Set<string>();
  const visited = new Set<unknown>();
  const look = (schema: unknown): void => {
    if (schema === null || typeof schema !== "object" || visited.has(schema)) return;
    visited.add(schema);
    const { $ref, properties } = schema as { $ref?: string; properties?: Record<string, JsonSchema> };
    if ($ref !== undefined) look(schemas[$ref.split("/").at(-1) ?? ""]);
    for (const [name, member] of Object.entries(properties ?? {})) {
      if (secretName.test(name) && mayBeText(member)) found.add(name.toLowerCase());
    }
    for (const part of Object.values(schema)) look(part);
  };
  for (const { body, parameters } of operations) {
    look(body);
    for (const { name, schema } of parameters)
      if (secretName.test(name) && mayBeText(schema)) found.add(name.toLowerCase());
  }
  return [...found].sort();
}

function mayBeText(schema: JsonSchema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return false;
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  return schema.type === "string" || (choices?.some(mayBeText) ?? false);
}
