import { isObject, readPointer } from "@parley/json";
import { listSchemas } from "./list-schemas.ts";

/** These keywords apply what stands below them to the same value. */
const ofTheSameValue = ["$ref", "$dynamicRef", "$recursiveRef", "not", "if", "then", "else"];
const listsOfTheSameValue = ["allOf", "anyOf", "oneOf", "dependentSchemas", "dependencies"];

/**
 * Tells whether a reference of a schema leads back to itself without going into the value, so that
 * a check would never end: `{ allOf: [{ $ref: "#" }] }`.
 */
export function hasEndlessReference(root: unknown): boolean {
  const schemas = listSchemas(root);
  // References of an inner schema with a name start at that schema.
  if (schemas.slice(1).some(({ $id }) => typeof $id === "string" && !$id.startsWith("#"))) return false;
  const [open, done] = [new Set<unknown>(), new Set<unknown>()];
  const leadsBack = (schema: unknown): boolean => {
    if (!isObject(schema) || done.has(schema)) return false;
    if (open.has(schema)) return true;
    open.add(schema);
    const isEndless = listNext(schema).some(leadsBack);
    open.delete(schema);
    done.add(schema);
    return isEndless;
  };
  const listNext = (schema: Record<string, unknown>): unknown[] => [
    ...ofTheSameValue.map((name) => {
      const next = schema[name];
      return typeof next === "string" && name.endsWith("ef") ? findTarget(root, schemas, next) : next;
    }),
    ...listsOfTheSameValue.flatMap((name) => Object.values(schema[name] ?? {})),
  ];
  return schemas.some(leadsBack);
}

function findTarget(root: unknown, schemas: Record<string, unknown>[], reference: string): unknown {
  if (!reference.startsWith("#")) return undefined;
  const fragment = decodeURIComponent(reference.slice(1));
  if (fragment !== "" && !fragment.startsWith("/")) {
    return schemas.find(({ $anchor, $dynamicAnchor, $id }) =>
      [$anchor, $dynamicAnchor, $id].some((name) => name === fragment || name === reference),
    );
  }
  return readPointer(fragment).reduce<unknown>((part, name) => {
    const isHere = typeof part === "object" && part !== null && Object.hasOwn(part, name);
    return isHere ? (part as Record<string, unknown>)[name] : undefined;
  }, root);
}
