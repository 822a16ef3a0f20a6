import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aLaw } from "./a-law.ts";
import { FrameCutter } from "./frame-cutter.ts";
import { muLaw } from "./mu-law.ts";
import { pcmBytes } from "./pcm-bytes.ts";
import { PcmReader } from "./pcm-reader.ts";
import { SoundFault } from "./sound-fault.ts";
import { readWav, wavHeader } from "./wav.ts";

const everySample = Int16Array.from({ length: 65_536 }, (_, index) => index - 32_768);

describe("PCM16", () => {
  test("is read the same however it is cut into pieces", () => {
    const someSamples = fc.int16Array({ maxLength: 50 });
    fc.assert(
      fc.property(someSamples, fc.array(fc.nat(9)), (samples, lengths) => {
        const bytes = pcmBytes(samples);
        const reader = new PcmReader();
        const read: number[] = [];
        let at = 0;
        for (const length of [...lengths, bytes.length]) {
          read.push(...reader.read(bytes.subarray(at, at + length)));
          at += length;
        }
        assert.deepEqual(read, [...samples]);
      }),
    );
  });

  test("has the low byte first", () => {
    assert.deepEqual([...pcmBytes(Int16Array.of(1, -2))], [1, 0, 0xfe, 0xff]);
  });
});

describe("the codes of telephones", () => {
  test("µ-law has the values of G.711", () => {
    const samples = Int16Array.of(0, -1, 32_767, -32_768, 1_000, -1_000);
    assert.deepEqual([...muLaw.encode(samples)], [0xff, 0x7f, 0x80, 0x00, 0xce, 0x4e]);
    assert.deepEqual([...muLaw.decode(Uint8Array.of(0xff, 0x80, 0x00, 0xce))], [0, 32_124, -32_124, 988]);
  });

  test("A-law has the values of G.711", () => {
    const samples = Int16Array.of(0, -1, 32_767, -32_768, 1_000, -1_000);
    assert.deepEqual([...aLaw.encode(samples)], [0xd5, 0x55, 0xaa, 0x2a, 0xfa, 0x7a]);
    assert.deepEqual([...aLaw.decode(Uint8Array.of(0xd5, 0x55, 0xaa, 0x2a, 0xfa))], [8, -8, 32_256, -32_256, 1_008]);
  });

  test("every byte means itself, and every sample stays close to itself", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    assert.deepEqual(aLaw.encode(aLaw.decode(bytes)), bytes);
    // µ-law has two zeros.
    assert.deepEqual(
      muLaw.encode(muLaw.decode(bytes)),
      bytes.map((byte) => (byte === 0x7f ? 0xff : byte)),
    );
    for (const decoded of [muLaw.decode(muLaw.encode(everySample)), aLaw.decode(aLaw.encode(everySample))]) {
      for (const [index, sample] of everySample.entries()) {
        assert.ok(Math.abs(decoded[index]! - sample) <= Math.max(16, Math.abs(sample) / 16), `${sample}`);
      }
    }
  });
});

describe("frames", () => {
  test("have one length, and the rest ends with silence", () => {
    const cutter = new FrameCutter(4);
    const frames = [[1, 2, 3], [4], [], [5, 6, 7, 8, 9, 10, 11, 12, 13]].map((samples) =>
      cutter.cut(Int16Array.from(samples)).map((frame) => [...frame]),
    );
    assert.deepEqual(frames, [
      [],
      [[1, 2, 3, 4]],
      [],
      [
        [5, 6, 7, 8],
        [9, 10, 11, 12],
      ],
    ]);
    assert.deepEqual([...cutter.rest()!], [13, 0, 0, 0]);
    assert.equal(cutter.rest(), undefined);
  });
});

describe("WAV files", () => {
  const chunk = (name: string, contents: Uint8Array) => {
    const header = Buffer.alloc(8);
    header.write(name, "latin1");
    header.writeUInt32LE(contents.length, 4);
    return Buffer.concat([header, contents, Buffer.alloc(contents.length % 2)]);
  };
  const format = (code: number, channels: number, rateHz: number, bits: number) => {
    const contents = Buffer.alloc(16);
    contents.writeUInt16LE(code, 0);
    contents.writeUInt16LE(channels, 2);
    contents.writeUInt32LE(rateHz, 4);
    contents.writeUInt16LE(bits, 14);
    return chunk("fmt ", contents);
  };
  const file = (...chunks: Uint8Array[]) => Buffer.concat([Buffer.from("RIFF????WAVE"), ...chunks]);

  test("are read as they are written", () => {
    const samples = Int16Array.of(0, 1, -1, 32_767, -32_768);
    const written = Buffer.concat([wavHeader(24_000, samples.length), pcmBytes(samples)]);
    assert.equal(written.readUInt32LE(4), written.length - 8);
    assert.deepEqual(readWav(written), { rateHz: 24_000, samples });
    const streamed = Buffer.concat([wavHeader(24_000), pcmBytes(samples)]);
    assert.deepEqual(readWav(streamed), { rateHz: 24_000, samples });
  });

  test("are read in each of their formats", () => {
    const read = (code: number, bits: number, bytes: number[]) => [
      ...readWav(file(format(code, 1, 8_000, bits), chunk("data", Uint8Array.from(bytes)))).samples,
    ];
    assert.deepEqual(read(1, 8, [0, 128, 255]), [-32_768, 0, 32_512]);
    assert.deepEqual(read(1, 24, [9, 1, 0, 9, 0, 0x80]), [1, -32_768]);
    assert.deepEqual(read(1, 32, [9, 9, 1, 0]), [1]);
    assert.deepEqual(read(7, 8, [0xff, 0x80]), [0, 32_124]);
    assert.deepEqual(read(6, 8, [0xd5]), [8]);
    const floats = Buffer.from(Float32Array.of(0.5, -2, Number.NaN, Number.POSITIVE_INFINITY).buffer);
    assert.deepEqual(read(3, 32, [...floats]), [16_384, -32_768, 0, 32_767]);
    assert.deepEqual(read(3, 64, [...Buffer.from(Float64Array.of(-0.5).buffer)]), [-16_384]);
  });

  test("become mono, whatever lies around their sound", () => {
    const stereo = pcmBytes(Int16Array.of(100, 300, -5, 5, 7));
    const extra = chunk("LIST", Buffer.from("odd"));
    const read = readWav(file(extra, format(1, 2, 44_100, 16), extra, chunk("data", stereo), extra));
    assert.deepEqual(read, { rateHz: 44_100, samples: Int16Array.of(200, 0) });
    const extensible = Buffer.concat([format(0xfffe, 1, 8_000, 16), Buffer.from([22, 0, 16, 0, 4, 0, 0, 0, 1, 0])]);
    extensible.writeUInt32LE(26, 4);
    const sound = chunk("data", pcmBytes(Int16Array.of(7)));
    assert.deepEqual([...readWav(file(extensible, sound)).samples], [7]);
  });

  test("that are broken are refused with a sentence, or read as far as they go", () => {
    const sound = chunk("data", pcmBytes(Int16Array.of(1, 2, 3)));
    const refused: [Uint8Array, RegExp][] = [
      [Buffer.alloc(0), /not a WAV/],
      [Buffer.from("ID3 an MP3 file by another name"), /not a WAV/],
      [file(), /no sound/],
      [file(format(1, 1, 8_000, 16)), /no sound/],
      [file(sound, format(1, 1, 8_000, 16)), /before its sound/],
      [file(format(1, 1, 8_000, 16).subarray(0, 20), sound), /cut off|no sound/],
      [file(format(1, 0, 8_000, 16), sound), /0 channels/],
      [file(format(1, 60_000, 8_000, 16), sound), /60000 channels/],
      [file(format(1, 1, 1, 16), sound), /1 samples a second/],
      [file(format(1, 1, 4_000_000_000, 16), sound), /samples a second/],
      [file(format(1, 1, 8_000, 7), sound), /7 bits/],
      [file(format(1, 1, 8_000, 0), sound), /0 bits/],
      [file(format(85, 1, 8_000, 16), sound), /format 85/],
    ];
    for (const [bytes, sentence] of refused) {
      assert.throws(
        () => readWav(bytes),
        (error) => error instanceof SoundFault && sentence.test(error.message),
      );
    }
    const whole = file(format(1, 1, 8_000, 16), sound);
    assert.deepEqual([...readWav(whole.subarray(0, whole.length - 3)).samples], [1]);
  });

  test("of any bytes are read or refused, and nothing else happens", () => {
    const start = file(format(1, 1, 8_000, 16), chunk("data", pcmBytes(Int16Array.of(1, 2))));
    const changes = fc.array(fc.tuple(fc.nat(start.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(start.length), (changed, length) => {
        const bytes = Buffer.from(start).subarray(0, length);
        for (const [at, value] of changed) if (at < bytes.length) bytes[at] = value;
        try {
          assert.ok(readWav(bytes).samples.length <= 8);
        } catch (error) {
          assert.ok(error instanceof SoundFault);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
