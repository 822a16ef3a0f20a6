import assert from "node:assert/strict";
import { test } from "node:test";
import { addDuration } from "./add-duration.ts";
import { durationMs } from "./duration-ms.ts";
import type { Duration } from "./workflow-definition.ts";

const msOf = (duration: Duration) => durationMs(duration, new Date("2001-01-01T00:00:00Z"));

test("a duration is read from its properties and from ISO 8601", () => {
  assert.equal(msOf({ seconds: 30 }), 30_000);
  assert.equal(msOf({ days: 1, hours: 2, minutes: 3, seconds: 4, milliseconds: 5 }), 93_784_005);
  assert.equal(msOf("PT0.25S"), 250);
  assert.equal(msOf("P1DT2H3M4.005S"), 93_784_005);
  assert.equal(msOf("P2W"), 14 * 86_400_000);
  assert.equal(msOf("P1Y"), 365 * 86_400_000);
  assert.equal(durationMs("P1M", new Date("2024-02-01T00:00:00Z")), 29 * 86_400_000);
});

test("years and months follow the calendar", () => {
  const add = (from: string, duration: string) => addDuration(new Date(from), duration).toISOString();
  assert.equal(add("2026-01-31T10:00:00Z", "P1M"), "2026-02-28T10:00:00.000Z");
  assert.equal(add("2024-02-29T10:00:00Z", "P1Y"), "2025-02-28T10:00:00.000Z");
  assert.equal(add("2026-11-30T23:00:00Z", "P1Y3MT2H"), "2028-03-01T01:00:00.000Z");
  assert.equal(add("2026-01-15T00:00:00Z", "P0.5M"), "2026-01-30T00:00:00.000Z");
  assert.equal(add("2026-01-15T00:00:00Z", "P0.5Y"), "2026-07-15T00:00:00.000Z");
});

test("years, months, weeks and days follow the clocks of the time zone", () => {
  const add = (from: string, duration: string, timeZone: string) =>
    addDuration(new Date(from), duration, timeZone).toISOString();
  assert.equal(add("2026-11-26T08:00:00Z", "P1M", "Europe/Berlin"), "2026-12-26T08:00:00.000Z");
  // Nine o'clock is nine o'clock, before the clocks change and after.
  assert.equal(add("2026-10-24T07:00:00.250Z", "P1D", "Europe/Berlin"), "2026-10-25T08:00:00.250Z");
  assert.equal(add("2026-10-24T07:00:00Z", "P1W", "Europe/Berlin"), "2026-10-31T08:00:00.000Z");
  assert.equal(add("2026-10-24T07:00:00Z", "PT24H", "Europe/Berlin"), "2026-10-25T07:00:00.000Z");
  // The last of the month is the zone's, where it is the first already.
  assert.equal(add("2026-01-30T23:30:00Z", "P1M", "Europe/Berlin"), "2026-02-27T23:30:00.000Z");
  assert.equal(add("2026-01-31T23:30:00Z", "P1M", "Asia/Tokyo"), "2026-02-28T23:30:00.000Z");
  // 02:30 is skipped on this day, and there twice on that one.
  assert.equal(add("2027-03-27T01:30:00Z", "P1D", "Europe/Berlin"), "2027-03-28T01:30:00.000Z");
  assert.equal(add("2026-10-24T00:30:00Z", "P1D", "Europe/Berlin"), "2026-10-25T00:30:00.000Z");
  assert.equal(add("2026-10-24T12:00:00Z", "P1DT12H", "Asia/Kolkata"), "2026-10-26T00:00:00.000Z");
});

test("what is no duration is an error", () => {
  for (const text of ["", "P", "PT", "5s", "P1H", "P-1D", "P1S", "pt1s", "PT1S1M"]) {
    assert.throws(() => msOf(text), RangeError, text);
  }
  assert.throws(() => msOf("P99999999Y"), RangeError);
  assert.throws(() => addDuration(new Date(), "P99999999Y", "Europe/Berlin"), RangeError);
});
