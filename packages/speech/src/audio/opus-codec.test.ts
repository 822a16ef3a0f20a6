import assert from "node:assert/strict";
import { test } from "node:test";
import { OpusCodec } from "./opus-codec.ts";

const tone = (rateHz: number, frames: number) =>
  Array.from({ length: frames }, (_, frame) =>
    Int16Array.from({ length: rateHz / 50 }, (_, at) => {
      const seconds = (frame * rateHz) / 50 / rateHz + at / rateHz;
      return Math.round(Math.sin(2 * Math.PI * 400 * seconds) * 8_000);
    }),
  );

const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test("sound that was encoded is decoded again, at each rate, in a tenth of the bytes", async () => {
  for (const rateHz of [8_000, 16_000, 24_000]) {
    const codec = await OpusCodec.open(rateHz);
    const frames = tone(rateHz, 50);
    const packets = frames.map((frame) => codec.encode(frame));
    const bytes = packets.reduce((sum, packet) => sum + packet.length, 0);
    assert.ok(bytes < (rateHz * 2) / 8, `${bytes} bytes`);
    const decoded = packets.map((packet) => codec.decode(packet)!);
    assert.ok(decoded.every(({ length }) => length === rateHz / 50));
    const ratio = loudness(decoded[40]!) / loudness(frames[40]!);
    assert.ok(ratio > 0.7 && ratio < 1.3, `${ratio} times as loud`);
    assert.equal(codec.decode(codec.encode(new Int16Array(7)))?.length, rateHz / 50);
    codec.close();
  }
});

test("bytes that are no packet harm neither this session nor another", async () => {
  const [codec, other] = [await OpusCodec.open(16_000), await OpusCodec.open(16_000)];
  const packets = tone(16_000, 20).map((frame) => codec.encode(frame));
  const expected = await OpusCodec.open(16_000);
  let state = 20261123;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let refused = 0;
  for (let round = 0; round < 5_000; round++) {
    // Bytes at random, and packets of which some bytes or the end are others.
    const packet =
      round % 2 === 0
        ? Uint8Array.from({ length: 1 + chance() * 1_500 }, () => chance() * 256)
        : packets[round % packets.length]!.slice(0, 1 + chance() * 60);
    packet[Math.floor(chance() * packet.length)] = chance() * 256;
    const samples = codec.decode(packet);
    if (samples === undefined) refused++;
    else assert.ok(samples.length <= 16_000 * 0.12, `${samples.length} samples`);
  }
  assert.ok(refused > 0);
  for (const packet of packets) assert.deepEqual(other.decode(packet), expected.decode(packet));
  assert.equal(codec.decode(new Uint8Array(0)), undefined);
  assert.equal(codec.decode(new Uint8Array(100_000)), undefined);
  for (const each of [codec, other, expected]) each.close();
  assert.equal(codec.decode(packets[0]!), undefined);
});
