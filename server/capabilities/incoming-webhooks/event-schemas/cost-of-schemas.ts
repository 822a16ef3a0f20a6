import type { Cost } from "../../../kernel/wire/cost.ts";

const charactersPerMs = 1_000;

/** The cost of looking through the schemas of a source. */
export function costOfSchemas(schemas: Record<string, object> | undefined): Cost {
  const characters = schemas === undefined ? 0 : JSON.stringify(schemas).length;
  return { workMs: 1 + characters / charactersPerMs, of: `schemas of ${characters} characters` };
}
