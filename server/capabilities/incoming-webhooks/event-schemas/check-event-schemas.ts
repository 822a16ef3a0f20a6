import { pointerTo } from "@parley/json";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { findSchemaFault } from "../../../kernel/untrusted/find-schema-fault.ts";
import type { Cost } from "../../../kernel/wire/cost.ts";
import { refused } from "../problems.ts";
import type { EventSchemas } from "../sources/store.ts";

/**
 * The most characters of all schemas of a source as JSON: every node that receives its webhooks
 * keeps them in memory.
 */
const maxCharacters = 65_536;

/**
 * Checks the schemas that a client sets for a source, by kind of event. Throws cannot-be-done with the
 * place of what is wrong.
 */
export function checkEventSchemas(schemas: Record<string, object> | undefined): EventSchemas {
  if (schemas === undefined) return {};
  if (JSON.stringify(schemas).length > maxCharacters) {
    throw refused(cannotBeDone, "/body/schemas", `must not be longer than ${maxCharacters} characters in total`);
  }
  for (const [kind, schema] of Object.entries(schemas)) {
    const fault = findSchemaFault(schema, pointerTo("/body/schemas", kind));
    if (fault !== undefined) throw refused(cannotBeDone, fault.pointer, fault.message);
  }
  return schemas as EventSchemas;
}

const charactersPerMs = 1_000;

/** The cost of looking through the schemas of a source. */
export function costOfSchemas(schemas: Record<string, object> | undefined): Cost {
  const characters = schemas === undefined ? 0 : JSON.stringify(schemas).length;
  return { workMs: 1 + characters / charactersPerMs, of: `schemas of ${characters} characters` };
}
