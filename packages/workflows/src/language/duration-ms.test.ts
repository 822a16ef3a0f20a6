import assert from "node:assert/strict";
import { test } from "node:test";
import { addDuration } from "./add-duration.ts";
import { durationMs } from "./duration-ms.ts";

test("a duration is read from its properties and from ISO 8601", () => {
  assert.equal(durationMs({ seconds: 30 }), 30_000);
  assert.equal(durationMs({ days: 1, hours: 2, minutes: 3, seconds: 4, milliseconds: 5 }), 93_784_005);
  assert.equal(durationMs("PT0.25S"), 250);
  assert.equal(durationMs("P1DT2H3M4.005S"), 93_784_005);
  assert.equal(durationMs("P2W"), 14 * 86_400_000);
  assert.equal(durationMs("P1Y"), 365 * 86_400_000);
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

test("what is no duration is an error", () => {
  for (const text of ["", "P", "PT", "5s", "P1H", "P-1D", "P1S", "pt1s", "PT1S1M"]) {
    assert.throws(() => durationMs(text), RangeError, text);
  }
  assert.throws(() => durationMs("P99999999Y"), RangeError);
});
