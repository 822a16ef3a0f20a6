import type { Duration } from "./workflow-definition.ts";

/** How often each unit of a duration is contained in it. */
export type DurationParts = Record<(typeof units)[number], number>;

const units = ["years", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds"] as const;

const amount = (letter: string) => `(?:(\\d+(?:\\.\\d+)?)${letter})?`;
const isoDuration = new RegExp(
  `^P(?=.)${"YMWD".split("").map(amount).join("")}(?:T(?=\\d)${"HMS".split("").map(amount).join("")})?$`,
);

/** ISO 8601 as the specification reads it: weeks beside other units, and fractions of each. */
export function isIsoDuration(text: string): boolean {
  return isoDuration.test(text);
}

/** Undefined for what is no duration, such as an expression. */
export function readDuration(duration: Duration): DurationParts | undefined {
  if (typeof duration !== "string") return partsOf((unit) => (duration as Partial<DurationParts>)[unit] ?? 0);
  const found = isoDuration.exec(duration.trim());
  if (found === null) return undefined;
  return partsOf((_, index) => Number(found[index + 1] ?? 0));
}

function partsOf(count: (unit: (typeof units)[number], index: number) => number): DurationParts {
  return Object.fromEntries(units.map((unit, index) => [unit, count(unit, index)])) as DurationParts;
}
