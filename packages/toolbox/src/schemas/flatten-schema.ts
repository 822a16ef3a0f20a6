import { type DocumentReading, findReferenced, isObject, type Json, spendStep } from "./document-reading.ts";

/** A schema without `$ref` and `allOf` at its top. */
export type FlatSchema = {
  members: Json;
  /** The references that lead here, so that a schema which contains itself is noticed. */
  path: readonly string[];
  /** Set instead of members, when the path has come to the same schema again. */
  again?: string;
};

/** A schema that contains itself is shown so many times within itself. */
const mostRounds = 2;
/** More than authors write. What is beyond is left out: the schema then says less. */
const mostParts = 100;

/**
 * Follows the references of a schema and merges what must hold together into one list of members,
 * because models, and some of their vendors, do not read `$ref` and `allOf`.
 */
export function flattenSchema(
  reading: DocumentReading,
  schema: Json,
  path: readonly string[],
  parts: { left: number } = { left: mostParts },
): FlatSchema {
  spendStep(reading);
  const { $ref, allOf, ...own } = schema;
  let flat: FlatSchema = { members: own, path };
  if (typeof $ref === "string") flat = merge(flat, follow(reading, $ref, path, parts), path.length);
  for (const part of Array.isArray(allOf) ? allOf : []) {
    if (--parts.left < 0) break;
    if (isObject(part)) flat = merge(flat, flattenSchema(reading, part, path, parts), path.length);
  }
  return flat;
}

function follow(
  reading: DocumentReading,
  reference: string,
  path: readonly string[],
  parts: { left: number },
): FlatSchema {
  const found = findReferenced(reading, reference);
  if (path.filter((each) => each === reference).length >= mostRounds) {
    const members = isObject(found) && found.type !== undefined ? { type: found.type } : {};
    return { members, path, again: reference.slice(reference.lastIndexOf("/") + 1) };
  }
  const further = [...path, reference];
  return isObject(found) ? flattenSchema(reading, found, further, parts) : { members: {}, path: further };
}

/** `start` is the length of the path that both have in common. */
function merge(first: FlatSchema, second: FlatSchema, start: number): FlatSchema {
  const again = first.again ?? second.again;
  const added = second.path.slice(start).filter((reference) => !first.path.includes(reference, start));
  return {
    members: mergeMembers(first.members, second.members),
    path: added.length === 0 ? first.path : [...first.path, ...added],
    ...(again !== undefined && { again }),
  };
}

/** Where both say something of the same kind, the first one is kept: it is nearer to the reader. */
function mergeMembers(first: Json, second: Json): Json {
  const merged = new Map(Object.entries(first));
  for (const [name, value] of Object.entries(second)) {
    const former = merged.get(name);
    merged.set(name, former === undefined ? value : mergeMember(name, former, value));
  }
  return Object.fromEntries(merged);
}

function mergeMember(name: string, first: unknown, second: unknown): unknown {
  if (name === "required" && Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (name === "type") return typesOfBoth([first].flat(), [second].flat());
  if (name === "enum" && Array.isArray(first) && Array.isArray(second)) {
    const both = first.filter((value) => second.includes(value));
    return both.length > 0 ? both : first;
  }
  if (name === "properties" && isObject(first) && isObject(second)) return mergeProperties(first, second);
  return first;
}

function typesOfBoth(first: unknown[], second: unknown[]): unknown[] {
  const both = first.filter((type) => second.includes(type) || (type === "integer" && second.includes("number")));
  if (both.length > 0) return both;
  return second.includes("integer") && first.includes("number") ? ["integer"] : first;
}

function mergeProperties(first: Json, second: Json): Json {
  const merged = new Map(Object.entries(first));
  for (const [name, schema] of Object.entries(second)) {
    const former = merged.get(name);
    merged.set(name, former === undefined ? schema : { allOf: [former, schema] });
  }
  return Object.fromEntries(merged);
}
