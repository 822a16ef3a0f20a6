import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { makeKey, signUp } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { startTestServer, testSecret } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { resultOf, runParley } from "./run-parley.ts";

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

test("who was erased after a backup stays erased when it is restored, and nobody else is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parley-erased-"));
  const empty = await createTestDatabase({ isEmpty: true });
  const server = await startTestServer();
  try {
    const key = await makeKey(await signUp(server.client));
    const client = server.client.as(key);
    for (const userId of ["u-erased", "u-kept"])
      await client.post("/api/chatbot/send", { message: "Is delivery free?", context: { userId } });
    const [gone, kept] = [
      await client.post("/api/contacts", { name: "Bo", email: "bo@example.com" }),
      await client.post("/api/contacts", { name: "Cleo", email: "cleo@example.com" }),
    ];
    assert.equal(gone.status, 201, gone.text);
    // A user who talks becomes a contact a moment later.
    await until(async () => (await client.get("/api/contacts")).body.data.length === 4);
    const settings = { PARLEY_DATA_DIR: server.dataDirectory, PARLEY_SECRET: testSecret };
    const file = join(folder, "before.backup");
    const own = { ...settings, DATABASE_URL: urlOf(server.connection), PARLEY_BACKUP_PASSPHRASE: "otters" };
    const taken = await runParley(own, "backup", file);
    assert.equal(taken.status, 0, taken.stderr);
    assert.equal((await client.call("DELETE", "/api/users/u-erased")).status, 200);
    assert.equal((await client.post(`/api/contacts/${gone.body.id}/erase`, {})).status, 200);
    const log = join(server.dataDirectory, "erasures.log");
    assert.doesNotMatch(await readFile(log, "utf8"), /u-erased|bo@/);

    const data = join(folder, "restored");
    const target = { ...own, PARLEY_DATA_DIR: data, DATABASE_URL: urlOf(empty.connection) };
    const restored = await runParley(target, "restore", file, "--erasures", log, "--json");
    assert.equal(restored.status, 0, restored.stdout);
    assert.ok(Number(resultOf(restored).erasures) >= 2, restored.stdout);
    const again = await startTestServer({ connection: empty.connection, settings: { PARLEY_DATA_DIR: data } });
    try {
      const restoredClient = again.client.as(key);
      const contacts = (await restoredClient.get("/api/contacts")).body.data;
      assert.ok(contacts.some(({ id }: { id: string }) => id === kept.body.id));
      assert.ok(!contacts.some(({ id }: { id: string }) => id === gone.body.id));
      assert.equal(contacts.length, 2);
      assert.equal((await restoredClient.get("/api/users/u-erased/export")).text, "");
      assert.match((await restoredClient.get("/api/users/u-kept/export")).text, /delivery free/);
      assert.ok(!existsSync(join(data, "erasures-to-replay.log")));
    } finally {
      await again.stop();
    }
    // Without the log, the operator is told.
    await rm(log);
    const other = await createTestDatabase({ isEmpty: true });
    const blind = { ...target, PARLEY_DATA_DIR: join(folder, "blind"), DATABASE_URL: urlOf(other.connection) };
    const untold = await runParley(blind, "restore", file);
    await other.drop();
    assert.deepEqual([untold.status, /no log of erasures/.test(untold.stderr)], [0, true], untold.stderr);
  } finally {
    await server.stop();
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
