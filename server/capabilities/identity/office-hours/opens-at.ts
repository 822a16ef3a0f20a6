import { momentOf, wallTimeOf } from "./moment-of.ts";
import { daysOfWeek, type OfficeHours } from "./schema.ts";

const dayMs = 86_400_000;
/** An opening may fall into the hour that clocks skip; a week later it does not. */
const daysAhead = 15;

/**
 * This moment when the team is there, else when its next opening begins. Without office hours the
 * team is always there. Both are in milliseconds since 1970.
 */
export function opensAt(hours: OfficeHours | null, atMs: number): number {
  if (hours === null) return atMs;
  const { timeZone, days } = hours;
  const midnight = Math.floor(wallTimeOf(atMs, timeZone) / dayMs) * dayMs;
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const date = midnight + ahead * dayMs;
    for (const [from, to] of days[dayOf(date)] ?? []) {
      const beginsMs = momentOf(date + minutesOf(from!) * 60_000, timeZone, "first");
      const endsMs = momentOf(date + minutesOf(to!) * 60_000, timeZone, "second");
      if (endsMs > Math.max(atMs, beginsMs)) return Math.max(atMs, beginsMs);
    }
  }
  throw new Error("These office hours have no opening.");
}

/** The first day of 1970 was a Thursday. */
function dayOf(wallMs: number) {
  return daysOfWeek[(Math.floor(wallMs / dayMs) + 3) % 7]!;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
