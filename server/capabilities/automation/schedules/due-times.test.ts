import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type CatchUp, dueTimes, nextTime, type ScheduleRule } from "./due-times.ts";

const berlin = (pattern: string): ScheduleRule => ({ kind: "cron", pattern, timeZone: "Europe/Berlin" });
const every = (duration: string): ScheduleRule => ({ kind: "every", duration, timeZone: "UTC" });

function times(rule: ScheduleRule, from: string, count: number): string[] {
  const found: string[] = [];
  for (let time = new Date(from); found.length < count; ) {
    time = nextTime(rule, time)!;
    found.push(time.toISOString());
  }
  return found;
}

const due = (rule: ScheduleRule, dueAt: string, now: string, catchUp: CatchUp) => {
  const found = dueTimes(rule, { dueAt: new Date(dueAt), now: new Date(now), catchUp });
  return { due: found.due.map((time) => time.toISOString()), next: found.next?.toISOString() };
};

describe("the clock of a time zone", () => {
  test("a daily time is the local one, in summer and in winter", () => {
    assert.deepEqual(times(berlin("0 9 * * *"), "2027-03-27T00:00:00Z", 3), [
      "2027-03-27T08:00:00.000Z",
      "2027-03-28T07:00:00.000Z",
      "2027-03-29T07:00:00.000Z",
    ]);
  });
  test("a time that the day does not have comes when the clock has jumped", () => {
    assert.deepEqual(times(berlin("30 2 * * *"), "2027-03-27T12:00:00Z", 2), [
      "2027-03-28T01:00:00.000Z",
      "2027-03-29T00:30:00.000Z",
    ]);
  });
  test("a time that the day has twice comes once", () => {
    assert.deepEqual(times(berlin("30 2 * * *"), "2027-10-30T12:00:00Z", 2), [
      "2027-10-31T00:30:00.000Z",
      "2027-11-01T01:30:00.000Z",
    ]);
  });
  test("what repeats within the day is neither skipped nor doubled", () => {
    for (const day of ["2027-03-28", "2027-10-31"]) {
      const found = times(berlin("*/30 * * * *"), `${day}T00:00:00Z`, 5).map((time) => Date.parse(time));
      for (const [index, time] of found.slice(1).entries()) assert.equal(time - found[index]!, 1_800_000);
    }
  });
  test("a pattern may have seconds, and a duration months of the calendar", () => {
    assert.deepEqual(times(berlin("*/20 * * * * *"), "2027-01-01T00:00:05Z", 2), [
      "2027-01-01T00:00:20.000Z",
      "2027-01-01T00:00:40.000Z",
    ]);
    assert.deepEqual(times(every("P1M"), "2028-01-31T00:00:00Z", 1), ["2028-02-29T00:00:00.000Z"]);
  });
});

describe("times that were missed while no node ran", () => {
  const hourly = every("PT1H");
  const missed = (catchUp: CatchUp) => due(hourly, "2027-01-01T00:00:00Z", "2027-01-01T03:30:00Z", catchUp);
  const next = "2027-01-01T04:00:00.000Z";

  test("start one run, none, or all of them", () => {
    assert.deepEqual(missed("one"), { due: ["2027-01-01T03:00:00.000Z"], next });
    assert.deepEqual(missed("none"), { due: [], next });
    assert.equal(missed("all").due.length, 4);
    assert.deepEqual(due(hourly, "2027-01-01T00:00:00Z", "2027-01-01T03:00:02Z", "none"), {
      due: ["2027-01-01T03:00:00.000Z"],
      next,
    });
  });
  test("a node that is a few seconds late misses nothing", () => {
    const late = due(every("PT1S"), "2027-01-01T00:00:00Z", "2027-01-01T00:00:03.500Z", "none");
    assert.equal(late.due.length, 4);
  });
  test("after a month of seconds at most 100 runs are started, and the rhythm stays", () => {
    for (const rule of [every("PT7S"), berlin("*/7 * * * * *")]) {
      const long = due(rule, "2027-01-01T00:00:00Z", "2027-02-01T00:00:00Z", "all");
      assert.equal(long.due.length, 100);
      assert.ok(Date.parse(long.next!) > Date.parse("2027-02-01T00:00:00Z"));
      assert.ok(Date.parse(long.next!) - Date.parse(long.due.at(-1)!) <= 7_000);
    }
    const long = due(every("PT7S"), "2027-01-01T00:00:00Z", "2027-02-01T00:00:00Z", "one");
    assert.equal((Date.parse(long.next!) - Date.parse("2027-01-01T00:00:00Z")) % 7_000, 0);
  });
  test("what counts from an end goes on at once, or a whole pause later", () => {
    const after: ScheduleRule = { kind: "after", duration: "PT1H", timeZone: "UTC" };
    const at = (catchUp: CatchUp) => due(after, "2027-01-01T00:00:00Z", "2027-01-01T03:00:00Z", catchUp);
    assert.deepEqual(at("one"), { due: ["2027-01-01T00:00:00.000Z"], next: undefined });
    assert.deepEqual(at("none"), { due: [], next: "2027-01-01T04:00:00.000Z" });
  });
});
