import type { AskedAction } from "./store.ts";

const maxValues = 50;

/**
 * Texts by which a person may name an action in the yes to it: its title, its own name, and the
 * numbers and codes of its input.
 */
export function deedOf({ title, action, input }: AskedAction): string[] {
  const name = action.slice(action.indexOf("__") + 1).replaceAll("_", " ");
  return [title, name, ...codesIn(input).slice(0, maxValues)];
}

/** Only whole values of one word with a digit: the model chose the input, and any word could be in it. */
function codesIn(value: unknown): string[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return /^\S*\d\S*$/.test(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(codesIn) : [];
}
