const day = String.raw`(?:\d{4,7}-\d\d-\d\d|\d{8})`;
const clock = String.raw`\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?`;
const zone = String.raw` ?(?:Z|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)`;
const moment = new RegExp(`^\\s*(?:[+-]?infinity|${day}(?:[T ]${clock}(?:${zone})?)?(?: BC)?)\\s*$`, "i");

/**
 * Tells whether a text is a date, or a date and time, as ISO 8601 and RFC 3339 write it (with `T` or a
 * blank), or as PostgreSQL exports what these cannot write: `infinity`, and years before Christ.
 * Whether the calendar has the day is not looked at.
 */
export function isIsoMoment(text: string): boolean {
  return moment.test(text);
}
