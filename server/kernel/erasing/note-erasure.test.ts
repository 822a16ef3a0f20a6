import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { erasureLog, readErasures } from "./note-erasure.ts";

let folder: string;
let server: TestServer;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-beside-"));
  // A node that does no background work takes no backup: only the erasure itself writes there.
  server = await startTestServer({ settings: { PARLEY_BACKUP_TO: folder, PARLEY_ROLES: "web" } });
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test("an erasure is noted beside the backups at once, and does not fail where that folder is away", async () => {
  const { client } = await signUp(server.client);
  const makeLead = async () => {
    const made = await client.post("/api/leads", { email: "ada@example.com", message: "Hello" });
    assert.equal(made.status, 201, made.text);
    return made.body.id;
  };
  const [first, second] = [await makeLead(), await makeLead()];
  assert.equal((await client.call("DELETE", `/api/leads/${first}`)).status < 300, true);
  const own = join(server.dataDirectory, erasureLog);
  assert.equal(await readFile(join(folder, erasureLog), "utf8"), await readFile(own, "utf8"));
  assert.deepEqual((await readErasures(own)).map(({ kind }) => kind).includes("lead"), true);
  const noted = (await readErasures(own)).length;
  await rm(folder, { recursive: true });
  assert.equal((await client.call("DELETE", `/api/leads/${second}`)).status < 300, true);
  assert.ok((await readErasures(own)).length > noted);
});
