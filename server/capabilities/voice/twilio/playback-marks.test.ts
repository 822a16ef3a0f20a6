import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PlaybackMarks } from "./playback-marks.ts";

/** Sends so much sound in frames of 20 ms, and gives the marks. */
function send(marks: PlaybackMarks, lengthMs: number, nowMs: number): string[] {
  return Array.from({ length: lengthMs / 20 }, () => marks.add(20, nowMs)).filter((name) => name !== undefined);
}

describe("what a caller has heard", () => {
  test("is known by the marks, and between them by the clock", () => {
    const marks = new PlaybackMarks();
    marks.begin();
    assert.equal(marks.playedMs(0), 0);
    assert.deepEqual(send(marks, 600, 1_000), ["1:200", "1:400", "1:600"]);
    assert.equal(marks.playedMs(1_100), 100);
    // Twilio is late: a mark that did not come back was not reached.
    assert.equal(marks.playedMs(1_900), 200);
    marks.take("1:200", 1_900);
    assert.equal(marks.playedMs(1_950), 250);
    marks.take("1:600", 2_000);
    assert.equal(marks.playedMs(9_000), 600);
  });

  test("does not grow while nothing is sent", () => {
    const marks = new PlaybackMarks();
    marks.begin();
    send(marks, 100, 1_000);
    assert.equal(marks.playedMs(5_000), 100);
    send(marks, 100, 6_000);
    assert.equal(marks.playedMs(6_050), 150);
  });

  test("is told by no mark of another turn, and by none that was not sent", () => {
    const marks = new PlaybackMarks();
    marks.begin();
    send(marks, 400, 0);
    marks.begin();
    send(marks, 400, 1_000);
    for (const name of ["1:400", "2:100", "2:9999", "2", "", "2:200:1", "2:-200"]) marks.take(name, 1_000);
    assert.equal(marks.playedMs(1_010), 10);
  });
});
