/** TypeScript does not know these yet: Node has them from version 22 on, browsers since 2025. */
type Context = { source?: string };
const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };

/** @throws TypeError where the platform cannot tell how a number was written */
export function requireExactJson(): void {
  if (rawJSON === undefined) throw new TypeError("bigIntegers needs Node 22 or a newer browser.");
}

/** Reads JSON. A whole number that a `number` would round is a BigInt. */
export function parseExactly(text: string): unknown {
  const read = (_name: string, value: unknown, { source = "" }: Context) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value;
  return JSON.parse(text, read as Parameters<typeof JSON.parse>[1]);
}

/**
 * Writes JSON. A BigInt is a number with all of its digits.
 * @throws TypeError for a BigInt where the platform cannot write it, and for a value that holds itself
 */
export function stringifyExactly(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === "bigint" && rawJSON ? rawJSON(String(part)) : part));
}
