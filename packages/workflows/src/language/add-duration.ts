import { readDurationParts } from "./read-duration-parts.ts";
import type { Duration } from "./workflow-definition.ts";

const msOf = { weeks: 604_800_000, days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 };

/**
 * The time that lies a duration behind another one. Years and months follow the calendar in UTC: a
 * month after 31 January is the last of February. A fraction of a year is counted in months, and
 * one of a month in days of 1/30 month.
 * @throws RangeError when the text is no duration, or the time is beyond what a Date can hold
 */
export function addDuration(from: Date, duration: Duration): Date {
  const parts = readDurationParts(duration);
  if (parts === undefined) throw new RangeError("This is not a duration such as {seconds: 30} or PT30S.");
  const months = parts.years * 12 + parts.months;
  const wholeMonths = Math.floor(months);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + wholeMonths);
  later.setUTCDate(Math.min(from.getUTCDate(), daysOfMonth(later)));
  const ms =
    (months - wholeMonths) * 30 * msOf.days +
    parts.weeks * msOf.weeks +
    parts.days * msOf.days +
    parts.hours * msOf.hours +
    parts.minutes * msOf.minutes +
    parts.seconds * msOf.seconds +
    parts.milliseconds;
  const sum = new Date(later.getTime() + Math.round(ms));
  if (Number.isNaN(sum.getTime())) throw new RangeError("The duration ends beyond the times that can be written.");
  return sum;
}

function daysOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
