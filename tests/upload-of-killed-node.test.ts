import assert from "node:assert/strict";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { deleteDueBytes } from "../server/capabilities/files/delete-files.ts";
import { openDesk, settingsOf } from "../server/capabilities/files/testing/open-desk.ts";
import { startBucket } from "../server/providers/storage/testing/start-bucket.ts";
import { createClient, signUp } from "../server/testing/client.ts";
import { moveClock } from "../server/testing/move-clock.ts";
import { createTestDatabase } from "../server/testing/test-database.ts";
import { startTestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { startNode } from "./start-node.ts";

const bytes = Buffer.alloc(300_000, "The kiln is fired on Thursdays. ");
const boundary = "----killed";
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="guide.pdf"\r\n\r\n`;

/** Finds files below a folder that hold something. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile() && statSync(join(folder, name)).size > 0)
    .sort();
}

for (const place of ["the data directory", "a bucket"] as const) {
  test(`a node that is killed in the middle of an upload to ${place} keeps what it acknowledged and no half`, async () => {
    const bucket = await startBucket();
    const database = await createTestDatabase();
    const dataDirectory = await mkdtemp(join(tmpdir(), "parley-upload-"));
    const settings = place === "a bucket" ? settingsOf(bucket) : {};
    const [kept, begun] = ["files", place === "a bucket" ? "uploads" : "files"].map((name) =>
      join(dataDirectory, name),
    );
    const stored = () => (place === "a bucket" ? [...bucket.objects.keys()] : filesIn(kept!));
    const node = startNode(database.connection, dataDirectory, settings);
    try {
      const url = await node.ready;
      const person = await signUp(createClient(url));
      const headers = {
        authorization: `Bearer ${person.accessToken}`,
        "content-type": `multipart/form-data; boundary=${boundary}`,
      };
      const post = (body: RequestInit["body"]) =>
        fetch(`${url}/api/files`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
      const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const acknowledged = await post(whole);
      const { id } = (await acknowledged.clone().json()) as { id: string };
      assert.equal(acknowledged.status, 201, await acknowledged.text());
      const before = stored();

      const killed = Promise.withResolvers<void>();
      async function* half() {
        yield whole.subarray(0, 200_000);
        await killed.promise;
      }
      const request = post(ReadableStream.from(half())).then(
        () => "answered",
        () => "cut",
      );
      await until(() => filesIn(begun!).length > (place === "a bucket" ? 0 : before.length));
      // The storage stores another one, and the node hears nothing of it.
      bucket.fault = { method: "PUT", status: null, isDone: true };
      const unheard = place === "a bucket" ? post(whole).catch(() => {}) : undefined;
      await until(() => place !== "a bucket" || bucket.objects.size === 2);
      node.signal("SIGKILL");
      await node.ended;
      killed.resolve();
      assert.equal(await request, "cut");
      await unheard;
      bucket.fault = undefined;

      const next = await startTestServer({
        connection: database.connection,
        settings: { ...settings, PARLEY_DATA_DIR: dataDirectory },
      });
      try {
        const answer = await fetch(`${next.url}/api/files/${id}`, { headers });
        assert.equal(answer.status, 200, "the access token and the file outlive the node");
        assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes));
        const { use } = (await createClient(next.url, person.accessToken).get("/api/workspace/use")).body;
        assert.equal(use.fileBytes, bytes.length, "nothing of the half one counts");
        assert.equal(stored().length, 2, "the bytes that are nobody's are there yet");
        const other = await openDesk(next, place === "a bucket" ? bucket : undefined);
        assert.equal((await other.upload(bytes)).status, 201, "the next start takes uploads");
        moveClock(next, 61 * 60 * 1000);
        await deleteDueBytes.run(next.server.kernel, null);
        await until(() => stored().length === 2);
        assert.ok(before.every((name) => stored().includes(name)));
        await until(() => place !== "a bucket" || filesIn(begun!).length === 0);
      } finally {
        await next.stop();
      }
    } finally {
      node.signal("SIGKILL");
      await node.ended;
      await database.drop();
      bucket.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });
}
