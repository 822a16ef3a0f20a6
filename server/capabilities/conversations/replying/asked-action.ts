import { ExactNumber, isNumber, isObject, plainTextOf } from "@parley/json";
import { sha256 } from "../../../kernel/secrets.ts";
import type { ConsentQuestion } from "../schema.ts";

/**
 * An action that the assistant asked the person to agree to. Only the next message can agree, and
 * only when it was written after the assistant had asked.
 */
export type AskedAction = {
  action: string;
  title: string;
  input: unknown;
  /** The hash is of all of this, as `hashAction` gives it. Absent in questions of before it was recorded. */
  hash?: string;
};

/** Gives what the conversation keeps of a question for consent, until the next message. */
export function askedOf(asks: ConsentQuestion | undefined): AskedAction | undefined {
  if (asks === undefined) return undefined;
  const { start: _start, end: _end, ...asked } = asks;
  return asked;
}

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
  // PostgreSQL writes `1e400` with all its zeros.
  if (value instanceof ExactNumber) return new ExactNumber(plainTextOf(value));
  if (!isObject(value)) return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortKeys(member)]));
}

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
  if (isNumber(value)) return [String(value)];
  if (typeof value === "string") return /^\S*\d\S*$/.test(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(codesIn) : [];
}
