import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, test } from "node:test";
import { type BackupKey, readBackup, writeBackup } from "./index.ts";

type Parts = Record<string, Buffer[]>;

async function bytesOf(parts: Parts, key: BackupKey | null): Promise<Buffer> {
  const written = Object.entries(parts).map(([name, content]) => ({ name, about: { count: content.length }, content }));
  const pieces: Buffer[] = [];
  for await (const piece of writeBackup(written, key)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer, void> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

async function partsOf(bytes: Buffer, key: BackupKey | null, length = 65_536): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for await (const { name, content } of readBackup(inPieces(bytes, length), key)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found[name] = Buffer.concat(pieces);
  }
  return found;
}

const parts: Parts = {
  nothing: [],
  words: [Buffer.from("kiln "), Buffer.from("and glaze")],
  "files/long one": [randomBytes(3_000_000), randomBytes(5)],
};
const whole = Object.fromEntries(Object.entries(parts).map(([name, pieces]) => [name, Buffer.concat(pieces)]));
const passphrase = { passphrase: "several quiet otters" };
const keyFile = { bytes: randomBytes(32) };

for (const [what, key] of [
  ["in clear", null],
  ["with a key file", keyFile],
] as const) {
  describe(`a backup ${what}`, async () => {
    const bytes = await bytesOf(parts, key);

    test("gives its parts back, in whatever pieces it comes", async () => {
      for (const length of [999, 65_536, bytes.length]) assert.deepEqual(await partsOf(bytes, key, length), whole);
    });

    test("that is cut anywhere is told", async () => {
      for (const end of [0, 5, 16, 40, 200, 1_000_000, bytes.length - 17, bytes.length - 1])
        await assert.rejects(partsOf(bytes.subarray(0, end), key), { name: "BackupDamaged" }, `${end}`);
    });

    test("in which a bit is turned, or to which a byte is added, is told", async () => {
      for (const place of [3, 25, 250, 1_500_000, bytes.length - 20, bytes.length - 1]) {
        const turned = Buffer.from(bytes);
        turned[place]! ^= 4;
        await assert.rejects(partsOf(turned, key), /Backup(Damaged|Locked)/, `${place}`);
      }
      await assert.rejects(partsOf(Buffer.concat([bytes, Buffer.from("x")]), key), { name: "BackupDamaged" });
    });

    test("ends with the error of a part that cannot be read", async () => {
      const failing = (async function* () {
        yield Buffer.from("half");
        throw new Error("the disk is gone");
      })();
      await assert.rejects(async () => {
        for await (const _piece of writeBackup([{ name: "a", content: failing }], key));
      }, /the disk is gone/);
    });

    test("ends with the error of a source that breaks off", async () => {
      const breaking = (async function* () {
        yield* inPieces(bytes.subarray(0, 100_000), 65_536);
        throw new TypeError("the line is dead");
      })();
      await assert.rejects(
        async () => {
          for await (const _part of readBackup(breaking, key));
        },
        { name: "TypeError", message: "the line is dead" },
      );
    });

    test("lets a reader pass parts over", async () => {
      const names: string[] = [];
      for await (const { name } of readBackup(inPieces(bytes, 65_536), key)) names.push(name);
      assert.deepEqual(names, Object.keys(parts));
    });
  });
}

test("an encrypted backup shows nothing, and opens with its own key alone", async () => {
  const bytes = await bytesOf({ secret: [Buffer.from("glaze ".repeat(100))] }, passphrase);
  assert.deepEqual(Object.keys(await partsOf(bytes, passphrase)), ["secret"]);
  assert.ok(!bytes.includes("glaze") && !bytes.subarray(200).includes("secret"));
  for (const key of [null, { passphrase: "another" }, keyFile, { bytes: Buffer.from("short") }])
    await assert.rejects(partsOf(bytes, key), { name: "BackupLocked" });
});

test("another file is no backup", async () => {
  for (const bytes of [Buffer.from("PK\u0003\u0004"), Buffer.from("parley-backup 2\n{}\n"), randomBytes(9_000)])
    await assert.rejects(partsOf(bytes, null), /no backup of Parley/);
});
