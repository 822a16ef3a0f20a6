export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * Follows a `$ref` within the document. A reference to another document becomes an empty schema,
 * because following it would send a request to another address.
 */
export function resolveReference(document: Json, value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== "string") return value;
  if (!value.$ref.startsWith("#/")) return {};
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split("/")) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}

const maxDepth = 8;
/** References to references can make a huge schema out of a small document. */
const maxValues = 2_000;

/**
 * The schema with every reference replaced by what it names, up to a depth and a size that models
 * can read.
 */
export function expandReferences(document: Json, schema: unknown): unknown {
  let left = maxValues;
  const expand = (value: unknown, depth: number): unknown => {
    if (!isObject(value) && !Array.isArray(value)) return value;
    const found = resolveReference(document, value);
    if (depth > maxDepth || left <= 0) return {};
    if (Array.isArray(found)) return found.map((each) => expand(each, depth + 1));
    if (!isObject(found)) return found ?? {};
    const members: Json = {};
    for (const [name, each] of Object.entries(found)) {
      if (left-- <= 0) break;
      members[name] = expand(each, depth + 1);
    }
    return members;
  };
  return expand(schema ?? {}, 0);
}
