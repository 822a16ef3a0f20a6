/**
 * Gives the text at a place in what an outside platform sent, cut to a length. Undefined for anything
 * else, and for a text of white space.
 * @example textAt({ request: { locale: "en-US" } }, ["request", "locale"]) // "en-US"
 */
export function textAt(body: unknown, path: readonly string[], mostCharacters = 1_000): string | undefined {
  const value = valueAt(body, path);
  if (typeof value !== "string" || value.trim() === "") return undefined;
  return value.slice(0, mostCharacters).toWellFormed();
}

/** Gives the value at a place. Undefined when there is none. */
export function valueAt(body: unknown, path: readonly string[]): unknown {
  let value = body;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
