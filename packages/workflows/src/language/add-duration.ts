import { Cron } from "croner";
import { readDurationParts } from "./read-duration-parts.ts";
import type { Duration } from "./workflow-definition.ts";

const msOf = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 };

/**
 * Gives the time that lies a duration behind another one. Years, months, weeks and days follow the
 * calendar and the clocks of the time zone: a month after 31 January is the last of February, and a
 * day after noon is noon, also where the clocks change in between. A time that a day does not have
 * is as much later as the clocks jump; of one that it has twice, the first is taken. A fraction of a
 * year is counted in months, one of a month in days of 1/30 month, and one of a day in hours.
 * @throws RangeError when the text is no duration, or the time is beyond what a Date can hold
 */
export function addDuration(from: Date, duration: Duration, timeZone = "UTC"): Date {
  const parts = readDurationParts(duration);
  if (parts === undefined) throw new RangeError("This is not a duration such as {seconds: 30} or PT30S.");
  const months = parts.years * 12 + parts.months;
  const wholeMonths = Math.floor(months);
  const days = (months - wholeMonths) * 30 + parts.weeks * 7 + parts.days;
  const wholeDays = Math.floor(days);
  const isByCalendar = wholeMonths > 0 || wholeDays > 0;
  const later = isByCalendar ? addDays(from, { months: wholeMonths, days: wholeDays, timeZone }) : from;
  const ms =
    (days - wholeDays) * msOf.days +
    parts.hours * msOf.hours +
    parts.minutes * msOf.minutes +
    parts.seconds * msOf.seconds +
    parts.milliseconds;
  return valid(new Date(later.getTime() + Math.round(ms)));
}

function addDays(from: Date, { months, days, timeZone }: { months: number; days: number; timeZone: string }): Date {
  const local = timeZone === "UTC" ? from : inZone(from, timeZone);
  const later = new Date(local);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  later.setUTCDate(Math.min(local.getUTCDate(), daysOfMonth(later)) + days);
  return timeZone === "UTC" ? later : outOfZone(valid(later), from, timeZone);
}

function daysOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

function valid(date: Date): Date {
  if (!Number.isNaN(date.getTime())) return date;
  throw new RangeError("The duration ends beyond the times that can be written.");
}

/** Gives a date whose UTC fields are what the clocks of the zone show. */
function inZone(date: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat("en-US", {
    ...({ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" } as const),
    ...({ hour: "numeric", minute: "numeric", second: "numeric" } as const),
  });
  const shown = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, date.getUTCMilliseconds()));
}

/** Finds the time after `from` at which the clocks of the zone show the UTC fields of `local`. */
function outOfZone(local: Date, from: Date, timeZone: string): Date {
  const written = local.toISOString().slice(0, "2026-11-27T12:00:00".length);
  const found = new Cron(written, { paused: true, timezone: timeZone }).nextRun(from);
  if (found === null) throw new RangeError("The duration ends beyond the times that can be written.");
  return new Date(found.getTime() + local.getUTCMilliseconds());
}
