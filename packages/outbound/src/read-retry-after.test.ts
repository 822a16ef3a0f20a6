import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readRetryAfter } from "./read-retry-after.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;

describe("Retry-After", () => {
  test("is read as seconds or as a date, and is at most a day", () => {
    const read = (header: string | undefined) => readRetryAfter(header, nowMs);
    assert.deepEqual([read("120"), read(" 0 "), read("999999999")], [120_000, 0, 24 * hourMs]);
    assert.equal(read(new Date(nowMs + hourMs).toUTCString()), hourMs);
    assert.equal(read(new Date(nowMs - hourMs).toUTCString()), 0);
    for (const nothing of [undefined, "", "soon", "-5", "1.5e400"]) {
      const value = read(nothing);
      assert.ok(value === null || (value >= 0 && value <= 24 * hourMs), `${nothing}: ${value}`);
    }
  });
});
