import { sha256 } from "../../../kernel/secrets.ts";

/** Names an action with its input: a yes is a yes to exactly this. */
export function hashAction(action: { action: string; title: string; input: unknown }): string {
  const { action: name, title, input } = action;
  return sha256(JSON.stringify([name, title, sortKeys(input)])).toString("hex");
}

/**
 * A JSON value with the members of its objects in the order of their names: PostgreSQL keeps no
 * order of members.
 */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortKeys(member)]));
}
