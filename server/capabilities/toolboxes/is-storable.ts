/**
 * Tells whether PostgreSQL can store the value as JSON. NUL and half of a surrogate pair, which
 * JSON may contain, are refused by it.
 */
export function isStorable(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(value));
}
