import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import fc from "fast-check";
import { SoundFault } from "../sound-fault.ts";
import { readSoundFile } from "./read-sound-file.ts";
import { oggOf, oggPage, opusOf, webmOf } from "./testing/opus-files.ts";

const seconds = 2;
const tone = Int16Array.from(
  { length: 16_000 * seconds },
  (_, at) => 9_000 * Math.sin((at * 2 * Math.PI * 440) / 16_000),
);

describe("a file of Opus", () => {
  let packets: Uint8Array[];
  before(async () => {
    packets = await opusOf(tone);
  });

  const files = (): [string, Buffer][] => [
    ["Ogg", oggOf(packets)],
    [
      "Ogg after another stream",
      Buffer.concat([oggPage(Buffer.from("\x01vorbis"), { serial: 1, flags: 2 }), oggOf(packets)]),
    ],
    ["WebM as browsers record it", webmOf(packets)],
    ["WebM with sizes", webmOf(packets, false)],
  ];

  test("is read from Ogg and WebM, by its bytes alone", async () => {
    for (const [name, file] of files()) {
      const { rateHz, samples } = await readSoundFile(file, 10);
      assert.equal(rateHz, 16_000);
      assert.equal(samples.length, 16_000 * seconds - 104, name);
      const middle = samples.subarray(8_000, 24_000);
      let crossings = 0;
      for (let at = 1; at < middle.length; at++) if (middle[at - 1]! < 0 !== middle[at]! < 0) crossings++;
      assert.ok(Math.abs(crossings - 880) < 20, `${name}: ${crossings}`);
      assert.ok(middle.some((sample) => sample > 5_000));
    }
  });

  test("whose end is missing is read as far as it goes, and one without sound is refused", async () => {
    for (const [name, file] of files()) {
      const { samples } = await readSoundFile(file.subarray(0, file.length * 0.7), 10);
      assert.ok(samples.length > 16_000 && samples.length < 30_000, name);
    }
    for (const [name, file] of files()) {
      for (const end of [4, 20, 60]) await assert.rejects(readSoundFile(file.subarray(0, end), 10), SoundFault, name);
    }
  });

  test("that is longer than wanted is read only a little further", async () => {
    for (const [name, file] of files()) {
      const many = await readSoundFile(file, 0.5);
      assert.ok(many.samples.length <= 16_000 * 1.6, name);
    }
  });

  test("that is hostile is refused, or is short", async () => {
    const head = oggPage(packets[0]!, { flags: 2 });
    const hostile: [string, Buffer][] = [
      [
        "a packet of Ogg without end",
        Buffer.concat([head, ...Array<Buffer>(300).fill(oggPage(Buffer.alloc(65_025), { flags: 1, hasEnd: false }))]),
      ],
      ["packets without bytes", Buffer.concat([head, ...Array<Buffer>(30_000).fill(oggPage(Buffer.alloc(0)))])],
      [
        "packets that are none",
        Buffer.concat([head, ...Array<Buffer>(30_000).fill(oggPage(Buffer.of(0xff, 0xff, 0xff)))]),
      ],
      ["WebM of unknown masters", Buffer.from(`1a45dfa380${"1853806701ffffffffffffff".repeat(100_000)}`, "hex")],
      ["WebM of an endless element", Buffer.from("1a45dfa3801853806701ffffffffffffff1654ae6b01ffffffffffffff", "hex")],
      [
        "WebM with lacing",
        Buffer.from(webmOf(packets).toString("latin1").replaceAll("\x82\0\0\x80", "\x82\0\0\x86"), "latin1"),
      ],
      [
        "more channels than two",
        oggOf([Buffer.concat([packets[0]!.subarray(0, 18), Buffer.of(1, 6)]), ...packets.slice(1)]),
      ],
      ["no head", oggOf([Buffer.from("OpusHead"), ...packets.slice(1)])],
    ];
    for (const [name, file] of hostile) await assert.rejects(readSoundFile(file, 10), SoundFault, name);
  });

  test("with any damage is sound or a fault, and never another error", async () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.nat(3), damage, async (which, places) => {
        const file = Buffer.from(files()[which]![1]);
        for (const [at, value] of places) file[at % file.length] = value;
        await readSoundFile(file, 10).catch((error) => assert.ok(error instanceof SoundFault, String(error)));
      }),
      { numRuns: 60 },
    );
  });
});

test("a file of another kind is refused by its name", async () => {
  for (const [start, pattern] of [
    ["\0\0\0\x20ftypM4A ", /M4A or MP4, not a WAV file, and not Opus in Ogg or WebM/],
    ["ID3\x04", /MP3/],
    ["\xff\xfb\x90", /MP3/],
    ["\xff\xf1\x50", /AAC/],
    ["fLaC", /FLAC/],
    ["", /^The file is not a WAV file/],
    ["OggS", /no sound as Opus/],
  ] as const) {
    await assert.rejects(readSoundFile(Buffer.from(start, "latin1"), 10), (error: Error) =>
      pattern.test(error.message),
    );
  }
});
