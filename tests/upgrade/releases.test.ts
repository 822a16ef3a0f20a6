import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { type Receiver, startReceiver } from "../../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import { newestMigration } from "../../server/migrations/read-migrations.ts";
import { createClient, type TestClient } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import type { Filled } from "./fill-server.ts";
import { unpackDataDirectory } from "./pack-data-directory.ts";

/** The data directories that releases have left, made by make-release.ts. */
const releases = fileURLToPath(new URL("releases/", import.meta.url));
const names = readdirSync(releases).filter((name) => name.endsWith(".json"));

test("there is a data directory of a release", () => assert.ok(names.length > 0));

for (const name of names) {
  const filled = JSON.parse(readFileSync(join(releases, name), "utf8")) as Filled & { schema: number };
  const release = name.slice(0, -".json".length);

  describe(`this server on the data directory of ${release}`, { timeout: 600_000 }, () => {
    let folder: string;
    let receiver: Receiver;
    let server: ServerProcess;
    let anyone: TestClient;
    let client: TestClient;

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), "parley-upgrade-"));
      const directory = join(folder, "data");
      receiver = await startReceiver();
      await unpackDataDirectory(join(releases, `${release}.tar.zst`), directory);
      server = startServerProcess({
        PARLEY_DATA_DIR: directory,
        PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${receiver.port}`,
      });
      anyone = createClient(await server.ready);
      client = anyone.as(filled.key);
    });
    after(async () => {
      server?.signal("SIGTERM");
      await server?.ended;
      await receiver?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    test("it brings the schema up to date and is ready", async () => {
      assert.ok(filled.schema <= newestMigration());
      assert.equal((await anyone.get("/readyz")).status, 200);
    });

    test("the account signs in with its password", async () => {
      const { email, password } = filled;
      const answer = await anyone.post("/api/auth/signin", { email, password });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.user.email, email);
    });

    for (const { path, ask, answer } of filled.reads) {
      test(`the key reads ${path}${ask === undefined ? "" : ` ${ask.operation}`} as before`, async () => {
        const found = await (ask === undefined ? client.get(path) : client.post(path, ask));
        assert.equal(found.status, 200, found.text);
        assert.partialDeepStrictEqual(found.body, answer);
      });
    }

    test("the question is answered with the same citation", async () => {
      const { message, citation: former } = filled.question;
      // The score of a passage may differ from one release to the next.
      const { score: _score, ...citation } = former;
      const answer = await client.post("/api/chatbot/send", { message, sessionId: filled.conversation });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.aiResponse, citation.passage);
      assert.partialDeepStrictEqual(answer.body.citations[0], citation);
    });

    test("the run that waited goes on to its end", async () => {
      const { id, approvalId, requestHash, output } = filled.run;
      const decided = await client.post(`/api/approvals/${approvalId}`, { decision: "approved", requestHash });
      assert.equal(decided.status, 200, decided.text);
      const run = await until(async () => {
        const { body } = await client.get(`/api/runs/${id}?wait=10`);
        return body.status === "completed" ? body : undefined;
      });
      assert.deepEqual(run.output, output);
    });

    test("the table takes the next row", async () => {
      const insert = { operation: "insert", table: "orders", rows: [{ total: 3 }], returning: true };
      const answer = await client.post("/api/database", insert);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(answer.body.rows, [{ id: 3, status: "open", total: 3 }]);
    });

    test("the endpoint signs with the secret that it was made with", async () => {
      const { id, secret } = filled.endpoint;
      const changed = await client.call("PATCH", `/api/webhook/endpoints/${id}`, {
        body: { url: `${receiver.url}/hook` },
      });
      assert.equal(changed.status, 200, changed.text);
      const sent = await client.post(`/api/webhook/endpoints/${id}/test`);
      assert.ok(sent.status < 300, sent.text);
      const delivery = await until(async () => receiver.at("/hook")[0]);
      assert.ok(new Webhook(secret).verify(delivery.body, delivery.headers as Record<string, string>));
    });
  });
}
