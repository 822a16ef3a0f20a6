import { type FieldError, invalidRequest, Problem } from "../../../kernel/problem.ts";
import { daysOfWeek, type OfficeHours } from "./schema.ts";

/**
 * Returns the office hours with the time zone as IANA spells it. Throws invalid-request for an
 * unknown zone, openings that end before they begin or overlap, and a week without an opening.
 */
export function checkOfficeHours(hours: OfficeHours): OfficeHours {
  const timeZone = checkTimeZone(hours.timeZone, at("timeZone"));
  const faults = daysOfWeek.flatMap((day) => faultsOf(day, hours.days[day] ?? []));
  if (faults.length > 0) refuse(faults);
  if (daysOfWeek.every((day) => (hours.days[day] ?? []).length === 0)) {
    refuse([{ pointer: at("days"), message: "must have an opening; null in place of officeHours switches them off" }]);
  }
  return { ...hours, timeZone };
}

/** Returns the time zone as IANA spells it. Throws invalid-request for an unknown one. */
export function checkTimeZone(name: string, pointer = "/body/timeZone"): string {
  const zone = canonicalZone(name);
  return zone ?? refuse([{ pointer, message: "is no IANA time zone, such as Europe/Berlin or UTC" }]);
}

/**
 * Spells it as IANA does. Undefined for anything but a name: an offset such as +01:00 knows no
 * summer time.
 */
export function canonicalZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Times are written with two digits, so that their texts compare like the times. */
function faultsOf(day: string, openings: readonly (readonly string[])[]): FieldError[] {
  return openings.flatMap(([from = "", to = ""], index) => {
    const pointer = at(`days/${day}/${index}`);
    if (from >= to) {
      return [{ pointer, message: "must end after it begins; divide what goes past midnight between two days" }];
    }
    const before = openings[index - 1]?.[1];
    if (before !== undefined && from < before) {
      return [{ pointer, message: "must not begin before the opening before it has ended" }];
    }
    return [];
  });
}

const at = (place: string) => `/body/officeHours/${place}`;

function refuse(errors: FieldError[]): never {
  const [first] = errors;
  throw new Problem(invalidRequest, `${first!.pointer} ${first!.message}.`, { errors });
}
