import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { StereoTape } from "./stereo-tape.ts";

const rateHz = 1_000;
const sound = (value: number, length: number) => new Int16Array(length).fill(value);
const side = (taken: Int16Array, channel: 0 | 1) => [...taken].filter((_, index) => index % 2 === channel);

test("both sides lie where they were heard, with silence between", () => {
  const tape = new StereoTape(rateHz);
  tape.play(sound(2, 20), 0);
  // 10 ms of jitter are no silence; half a second is.
  tape.play(sound(3, 20), 30);
  tape.hear(sound(1, 20), 620);
  const taken = tape.take(700);
  assert.equal(taken.length, 2 * 700);
  assert.deepEqual(side(taken, 1).slice(0, 50), [...sound(2, 20), ...sound(3, 20), ...sound(0, 10)]);
  const person = side(taken, 0);
  assert.deepEqual([person.indexOf(1), person.lastIndexOf(1)], [600, 619]);
});

test("what comes for a time that was taken moves behind it", () => {
  const tape = new StereoTape(rateHz);
  tape.hear(sound(1, 100), 100);
  assert.equal(tape.take(500).length, 1_000);
  tape.hear(sound(2, 300), 600);
  const person = side(tape.takeRest(), 0);
  assert.deepEqual([person.length, person.indexOf(2)], [300, 0]);
});

test("nothing is lost or doubled, however the sound is cut and taken", () => {
  const step = fc.record({
    isPerson: fc.boolean(),
    length: fc.integer({ min: 0, max: 300 }),
    afterMs: fc.integer({ min: 0, max: 400 }),
    takes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const tape = new StereoTape(rateHz);
      const sent = [0, 0];
      const got = [0, 0];
      const count = (taken: Int16Array) => {
        assert.equal(taken.length % 2, 0);
        for (const channel of [0, 1] as const)
          got[channel]! += side(taken, channel).filter((each) => each !== 0).length;
      };
      let nowMs = 0;
      for (const { isPerson, length, afterMs, takes } of steps) {
        nowMs += afterMs;
        if (isPerson) tape.hear(sound(7, length), nowMs);
        else tape.play(sound(7, length), nowMs);
        sent[isPerson ? 0 : 1]! += length;
        if (takes) count(tape.take(nowMs - 100));
      }
      count(tape.takeRest());
      assert.deepEqual(got, sent);
    }),
  );
});
