import { ExactNumber } from "./exact-number.ts";

/**
 * A value on its way between two threads, where a copy loses its class. A text as an object, which
 * no JSON has, stands for an exact number.
 */
export type Carried = { value: unknown; hasExactNumbers: boolean };

/** Makes a value ready for `postMessage`, so that its exact numbers arrive. */
export function carryNumbers(value: unknown): Carried {
  if (!hasExactNumbers(value)) return { value, hasExactNumbers: false };
  return { value: replaceNumbers(value, ({ text }) => Object(text)), hasExactNumbers: true };
}

/** Gives the value that `carryNumbers` got. */
export function takeCarried({ value, hasExactNumbers }: Carried): unknown {
  return hasExactNumbers ? unpack(value) : value;
}

/** Gives a deep copy, as `structuredClone` makes it, with its exact numbers. */
export function copyOf<Value>(value: Value): Value {
  return takeCarried(structuredClone(carryNumbers(value))) as Value;
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (value instanceof String) return new ExactNumber(value.valueOf());
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]));
}

/** Tells whether the value from JSON has an `ExactNumber` somewhere. */
export function hasExactNumbers(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof ExactNumber) return true;
  if (Array.isArray(value)) return value.some(hasExactNumbers);
  if (!isPlain(value)) return false;
  for (const name in value) if (hasExactNumbers(value[name])) return true;
  return false;
}

/** Gives a copy in which each exact number is replaced. Parts that are no JSON stay as they are. */
export function replaceNumbers(value: unknown, replace: (number: ExactNumber) => unknown): unknown {
  if (value instanceof ExactNumber) return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceNumbers(item, replace));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceNumbers(part, replace)]));
}

/** Gives the value with the nearest double in place of each exact number. */
export function withDoubles(value: unknown): unknown {
  return hasExactNumbers(value) ? replaceNumbers(value, Number) : value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
