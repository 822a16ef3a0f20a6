/**
 * JSON in which equal values have equal texts: without spaces, and with names in the order of their UTF-16
 * code units (RFC 8785).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${members.join(",")}}`;
}
