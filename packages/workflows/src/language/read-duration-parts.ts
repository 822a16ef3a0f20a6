import { isObject } from "@parley/json";

/** Each unit of a duration is contained in it so often. */
type DurationParts = Record<(typeof units)[number], number>;

const units = ["years", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds"] as const;

const amount = (letter: string) => `(?:(\\d+(?:\\.\\d+)?)${letter})?`;
const isoDuration = new RegExp(
  `^P(?=.)${"YMWD".split("").map(amount).join("")}(?:T(?=\\d)${"HMS".split("").map(amount).join("")})?$`,
);

/** ISO 8601 as the specification reads it: weeks beside other units, and fractions of each. */
export function isIsoDuration(text: string): boolean {
  return isoDuration.test(text);
}

/**
 * Gives undefined for what is no duration, such as an expression. What an expression gave may be anything.
 */
export function readDurationParts(duration: unknown): DurationParts | undefined {
  if (isObject(duration)) return readProperties(duration);
  if (typeof duration !== "string") return undefined;
  const found = isoDuration.exec(duration.trim());
  if (found === null) return undefined;
  return partsOf((_, index) => Number(found[index + 1] ?? 0));
}

function readProperties(properties: Record<string, unknown>): DurationParts | undefined {
  const given = Object.entries(properties);
  const isRight = given.every(([unit, count]) => inProperties.includes(unit) && isCount(count));
  return isRight && given.length > 0 ? partsOf((unit) => (properties[unit] as number | undefined) ?? 0) : undefined;
}

const inProperties: readonly string[] = units.slice(3);
const isCount = (count: unknown) => Number.isFinite(count) && (count as number) >= 0;

function partsOf(count: (unit: (typeof units)[number], index: number) => number): DurationParts {
  return Object.fromEntries(units.map((unit, index) => [unit, count(unit, index)])) as DurationParts;
}
