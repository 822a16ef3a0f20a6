import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Bucket, startBucket } from "../../providers/storage/testing/start-bucket.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { deleteDueBytes } from "./delete-files.ts";
import { openDesk, settingsOf } from "./testing/open-desk.ts";

describe("files while their storage fails", () => {
  let server: TestServer;
  let bucket: Bucket;
  let desk: Awaited<ReturnType<typeof openDesk>>;
  const lines: string[] = [];
  before(async () => {
    bucket = await startBucket();
    server = await startTestServer({
      settings: { ...settingsOf(bucket), PARLEY_LOG_LEVEL: "error" },
      log: { write: (line) => void lines.push(line) },
    });
    desk = await openDesk(server, bucket);
  });
  after(async () => {
    await server.stop();
    bucket.stop();
  });
  const bytes = Buffer.alloc(100_000, "kiln");

  for (const [status, advice] of [
    [403, "Check PARLEY_FILES_S3_ACCESS_KEY_ID"],
    [500, "Uploads and downloads work again when the storage does"],
  ] as const) {
    test(`uploads and downloads get 503 at ${status}, the log says what to do, and nothing is lost`, async () => {
      const { body } = await desk.upload(bytes);
      const before = await desk.keys();
      bucket.fault = { method: "PUT", status };
      const refused = await desk.upload(bytes);
      assert.deepEqual([refused.status, refused.body.code], [503, "unavailable"]);
      bucket.fault = { method: "GET", status };
      const unread = await desk.download(`/api/files/${body.id}`, desk.person.accessToken);
      assert.deepEqual([unread.status, ((await unread.json()) as { code: string }).code], [503, "unavailable"]);
      assert.equal(unread.headers.get("retry-after"), "60");
      const told = lines.filter((line) => line.includes("the storage of files fails") && line.includes(advice));
      assert.equal(told.length, 2);
      assert.ok(!lines.some((line) => line.includes(bucket.url) && line.includes("Credential=")));
      bucket.fault = undefined;
      assert.deepEqual(await desk.keys(), before);
      assert.ok((await desk.bytesOf(body.id))?.equals(bytes));
      assert.ok(await desk.isCountedRight());
    });
  }

  test("a deletion succeeds at once, and its bytes go when the storage works again", async () => {
    const { body } = await desk.upload(bytes);
    const before = await desk.keys();
    bucket.fault = { method: "DELETE", status: 500 };
    assert.equal((await desk.person.client.call("DELETE", `/api/files/${body.id}`)).status, 204);
    const gone = await desk.download(`/api/files/${body.id}`, desk.person.accessToken);
    assert.equal(gone.status, 404);
    await until(() => lines.some((line) => line.includes("answered DELETE with 500")));
    assert.deepEqual(await desk.keys(), before);
    bucket.fault = undefined;
    await deleteDueBytes.run(server.server.kernel, null);
    await until(async () => (await desk.keys()).length === before.length - 1);
  });

  test("what the storage kept of an upload that it did not confirm is deleted", async () => {
    const before = await desk.keys();
    bucket.fault = { method: "PUT", status: 500, isDone: true };
    assert.equal((await desk.upload(bytes)).status, 503);
    bucket.fault = undefined;
    assert.equal((await desk.keys()).length, before.length + 1);
    moveClock(server, 61 * 60 * 1000);
    await deleteDueBytes.run(server.server.kernel, null);
    await until(async () => (await desk.keys()).length === before.length);
    assert.deepEqual(await desk.keys(), before);
  });
});
