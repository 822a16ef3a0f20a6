import { isObject } from "./is-object.ts";

/** Tells whether a value from JSON, with everything in it, is at most so many values. */
export function hasFewerValues(value: unknown, most: number): boolean {
  let left = most;
  const count = (each: unknown): boolean => {
    if (--left < 0) return false;
    if (Array.isArray(each)) return each.every(count);
    if (!isObject(each)) return true;
    for (const name in each) if (!count(each[name])) return false;
    return true;
  };
  return count(value);
}
