import { compareNumbers, ExactNumber, isNumber } from "@parley/json";

/**
 * Tells whether two values from JSON are equal. `spend` is called for every pair of values that is
 * compared, with the text where both are texts of the same length; it may throw.
 */
export function isEqualJson(left: unknown, right: unknown, spend: (text?: string) => void): boolean {
  if (typeof left === "string" && typeof right === "string") {
    spend(left.length === right.length ? left : undefined);
    return left === right;
  }
  spend();
  if (left === right) return true;
  if (isNumber(left) && isNumber(right)) {
    for (const each of [left, right]) if (each instanceof ExactNumber) spend(each.text);
    return compareNumbers(left, right) === 0;
  }
  if (left === null || right === null || typeof left !== "object" || typeof right !== "object") return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [names, others] = [Object.keys(left), Object.keys(right)];
  if (names.length !== others.length) return false;
  const [one, other] = [left as Record<string, unknown>, right as Record<string, unknown>];
  return names.every((name) => Object.hasOwn(other, name) && isEqualJson(one[name], other[name], spend));
}
