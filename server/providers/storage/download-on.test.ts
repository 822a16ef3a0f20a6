import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { downloadOn } from "./download-on.ts";
import { openBucket } from "./open-bucket.ts";
import { type Bucket, keyOfBucket, startBucket } from "./testing/start-bucket.ts";

let bucket: Bucket;
before(async () => {
  bucket = await startBucket();
});
after(() => bucket.stop());

const stored = randomBytes(1_000_000);
const open = () => openBucket({ ...keyOfBucket, endpoint: bucket.url });
async function read(): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await downloadOn(open(), "backups/one", { pauseMs: 1 })) ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("a download goes on where its connection broke, as often as it breaks", async () => {
  bucket.objects.set("backups/one", stored);
  assert.ok((await read()).equals(stored));
  bucket.breaksAfter = 150_000;
  assert.ok((await read()).equals(stored));
  assert.deepEqual(bucket.refused, []);
});

test("a download ends with an error when nothing comes any more, or when the object is another one", async () => {
  bucket.breaksAfter = 0;
  await assert.rejects(read());
  bucket.breaksAfter = 150_000;
  const bytes = await downloadOn(open(), "backups/one", { pauseMs: 1 });
  await assert.rejects(async () => {
    for await (const _piece of bytes ?? []) bucket.objects.set("backups/one", randomBytes(1_000_000));
  }, /412/);
  bucket.breaksAfter = undefined;
  assert.equal(await downloadOn(open(), "backups/none"), undefined);
});
