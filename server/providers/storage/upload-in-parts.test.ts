import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { openBucket } from "./open-bucket.ts";
import { type Bucket, keyOfBucket, startBucket } from "./testing/start-bucket.ts";
import { uploadInParts } from "./upload-in-parts.ts";

const partBytes = 10;

describe("an upload whose length nobody knows yet", () => {
  let bucket: Bucket;
  before(async () => {
    bucket = await startBucket();
  });
  after(() => bucket.stop());
  afterEach(() => {
    bucket.fault = undefined;
    bucket.failsToComplete = false;
  });
  const upload = (bytes: AsyncIterable<Buffer>) =>
    uploadInParts(openBucket({ ...keyOfBucket, endpoint: bucket.url }), "backups/one", bytes, partBytes);
  async function* inPieces(...lengths: number[]): AsyncGenerator<Buffer, void> {
    for (const [index, length] of lengths.entries()) yield Buffer.alloc(length, index + 1);
  }

  for (const lengths of [[3], [10], [7, 7], [25, 1, 4], [40]]) {
    test(`arrives as it was sent, in pieces of ${lengths.join(", ")} bytes`, async () => {
      const sum = lengths.reduce((all, length) => all + length);
      assert.equal(await upload(inPieces(...lengths)), sum);
      const sent = Buffer.concat(lengths.map((length, index) => Buffer.alloc(length, index + 1)));
      assert.deepEqual(bucket.objects.get("backups/one"), sent);
      assert.deepEqual([bucket.uploads.size, bucket.refused], [0, []]);
    });
  }

  test("leaves what was there, and no parts, when its bytes break off", async () => {
    bucket.objects.set("backups/one", Buffer.from("before"));
    const broken = (async function* () {
      yield* inPieces(25);
      throw new Error("the database is gone");
    })();
    await assert.rejects(upload(broken), /the database is gone/);
    assert.deepEqual([String(bucket.objects.get("backups/one")), bucket.uploads.size], ["before", 0]);
  });

  test("leaves what was there when the storage refuses a part, or fails at the end", async () => {
    bucket.objects.set("backups/one", Buffer.from("before"));
    bucket.fault = { method: "PUT", status: 403 };
    await assert.rejects(upload(inPieces(25)), /answered PUT with 403 \(Planted\)/);
    bucket.fault = undefined;
    bucket.failsToComplete = true;
    await assert.rejects(upload(inPieces(25)), /could not put the parts together \(InternalError\)/);
    assert.deepEqual([String(bucket.objects.get("backups/one")), bucket.uploads.size], ["before", 0]);
  });
});
