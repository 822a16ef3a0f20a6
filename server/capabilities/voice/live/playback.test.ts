import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { until } from "../../../testing/until.ts";
import { Playback } from "./playback.ts";

const rateHz = 16_000;
const second = () => new Int16Array(rateHz).fill(1);

function play() {
  const frames: { atMs: number; samples: number }[] = [];
  const played = Promise.withResolvers<void>();
  const playback = new Playback({
    rateHz,
    send: ({ length }) => frames.push({ atMs: performance.now(), samples: length }),
    onPlayed: () => played.resolve(),
  });
  return { playback, frames, played: played.promise };
}

describe("the sound of a turn", () => {
  test("is sent in frames of 20 ms at the pace of speech, all of it, once", async () => {
    const { playback, frames, played } = play();
    playback.beginPiece("hello");
    playback.add(second().subarray(0, 5_000));
    playback.play();
    playback.add(second().subarray(0, 101));
    playback.complete();
    await played;
    assert.equal(
      frames.reduce((sum, { samples }) => sum + samples, 0),
      5_101,
    );
    assert.ok(frames.slice(0, -1).every(({ samples }) => samples === 320));
    const spentMs = frames.at(-1)!.atMs - frames[0]!.atMs;
    assert.ok(spentMs > 180, `all was sent within ${spentMs} ms`);
    // A timer may fire a millisecond early.
    assert.ok(Math.abs(playback.playedMs - 5_101 / 16) <= 1.5, `${playback.playedMs} ms were played`);
  });

  test("pauses, and goes on with the next sample", async () => {
    const { playback, frames, played } = play();
    playback.beginPiece("hello");
    playback.add(second().subarray(0, 4_800));
    playback.complete();
    playback.play();
    playback.pause();
    const before = frames.length;
    await new Promise((resolve) => setTimeout(resolve, 120));
    assert.equal(frames.length, before, "a paused turn sends nothing");
    playback.play();
    await played;
    assert.equal(
      frames.reduce((sum, { samples }) => sum + samples, 0),
      4_800,
    );
  });

  test("ends at an interruption: nothing more is sent, and what was heard is known", async () => {
    const { playback, frames } = play();
    playback.beginPiece("one two three four five six");
    playback.add(second());
    playback.complete();
    playback.play();
    await until(() => playback.playedMs > 200);
    const { heardText, playedMs } = playback.stop();
    const sent = frames.length;
    assert.ok(playedMs > 200 && playedMs <= sent * 20);
    assert.match(heardText, /^one/);
    assert.ok(!heardText.includes("six"));
    playback.add(second());
    playback.play();
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.equal(frames.length, sent);
  });

  test("is what the client says it has played, and never more than was sent", () => {
    const { playback } = play();
    playback.beginPiece("one two three four five six");
    playback.add(second());
    playback.complete();
    playback.play();
    assert.equal(playback.stop(10_000).playedMs, playback.sentMs);
    assert.equal(playback.stop(-5).playedMs, 0);
  });

  test("makes its synthesizer wait, and lets it go on when it is stopped", async () => {
    const { playback } = play();
    playback.beginPiece("long");
    playback.add(second());
    let hasRoom = false;
    const room = playback.room(0.5).then(() => {
      hasRoom = true;
    });
    await Promise.resolve();
    assert.equal(hasRoom, false);
    playback.stop();
    await room;
  });
});
