import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Person, signUp } from "../../server/testing/client.ts";
import { oneTimeCodeOf } from "../../server/testing/clients/one-time-code-of.ts";
import { joinTeam } from "../../server/testing/join-team.ts";
import { moveClock } from "../../server/testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { exportOf, type Installation, importInto, startOtherInstallation } from "./two-installations.ts";

let server: TestServer;
let operator: Person;
let other: Installation;
before(async () => {
  server = await startTestServer();
  operator = await signUp(server.client);
  other = await startOtherInstallation();
});
after(async () => {
  await server.stop();
  await other.stop();
});

const begin = (person: Person, body: object = {}) => person.client.post("/api/workspace/export", body);

test("only an owner of the workspace exports it, and sees the export", async () => {
  const owner = await signUp(server.client);
  const admin = await joinTeam(server, owner, "admin");
  const refused = await begin(admin);
  assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
  const { ready } = await exportOf(owner.client);
  const path = `/api/workspace/export/${ready.id}`;
  assert.equal((await admin.client.get(path)).status, 403);
  assert.equal((await operator.client.get(path)).status, 404);
  assert.equal((await owner.client.get("/api/workspace/export/wex_nothing")).status, 404);
  const { data } = (await owner.client.get("/api/audit")).body;
  const entry = data.find(({ action }: { action: string }) => action === "workspace-export.begun");
  assert.deepEqual([entry.target.id, entry.details], [ready.id, { isEncrypted: false }]);
});

test("a workspace that requires a second factor asks for it once more", async () => {
  const owner = await signUp(server.client);
  const { secret } = (await owner.client.post("/api/auth/totp")).body;
  const code = oneTimeCodeOf(secret, Date.now());
  const { recoveryCodes } = (await owner.client.post("/api/auth/totp/confirm", { code })).body;
  const body = { requireSecondFactor: true };
  assert.equal((await owner.client.call("PATCH", "/api/settings/workspace", { body })).status, 200);
  for (const wrong of [{}, { code: "000000" }, { code }, { code: "aaaa-bbbb-cccc-dddd" }]) {
    const refused = await begin(owner, wrong);
    assert.deepEqual([refused.status, refused.body.code], [403, "wrong-code"]);
  }
  assert.equal((await begin(owner, { code: recoveryCodes[0] })).status, 202);
});

test("a workspace begins five exports in a day, and a link ends", async () => {
  const owner = await signUp(server.client);
  const first = await exportOf(owner.client);
  for (let count = 0; count < 4; count++) await exportOf(owner.client);
  const refused = await begin(owner);
  assert.deepEqual([refused.status, refused.body.code], [429, "rate-limited"]);
  assert.equal((await fetch(first.ready.url)).status, 200);
  assert.equal((await fetch(`${first.ready.url.slice(0, -3)}AAA`)).status, 404);
  const later = async (ms: number) => {
    moveClock(server, ms);
    const { email, password } = owner;
    const { body } = await server.client.post("/api/auth/signin", { email, password });
    return server.client.as(body.accessToken).get(`/api/workspace/export/${first.ready.id}`);
  };
  const another = await later(2 * 3_600_000);
  assert.equal((await fetch(first.ready.url)).status, 404);
  assert.equal((await fetch(another.body.url)).status, 200);
  assert.equal((await later(2 * 86_400_000)).status, 404);
  assert.equal((await fetch(another.body.url)).status, 404);
  moveClock(server, -2 * 86_400_000 - 2 * 3_600_000);
});

test("a suspended workspace is exported, and is suspended where it comes to", async () => {
  const owner = await signUp(server.client, "suspended@example.com");
  const body = { status: "suspended", reason: "The bill of May is open." };
  const path = `/api/installation/workspaces/${owner.workspaceId}`;
  assert.equal((await operator.client.call("PATCH", path, { body })).status, 200);
  const { bytes } = await exportOf(owner.client);
  const imported = await importInto(other, bytes);
  assert.deepEqual([imported.status, imported.body.isSuspended], [201, true]);
  const { data } = (await other.operator.client.get("/api/installation/workspaces")).body;
  const found = data.find(({ id }: { id: string }) => id === owner.workspaceId);
  assert.deepEqual([found.status, found.reason], ["suspended", body.reason]);
});

test("without a passphrase secrets stay behind, and everything else comes along", async () => {
  const owner = await signUp(server.client, "clear@example.com");
  const { client } = owner;
  const made = await client.post("/api/webhook/sources", { name: "shop", secret: "a-secret-of-the-shop" });
  assert.equal(made.status, 201, made.text);
  const url = "https://example.com/hook";
  const { body: endpoint } = await client.post("/api/webhook/endpoints", { url, events: ["lead.created"] });
  await client.call("PUT", "/api/automation/secrets/token", { body: { value: "a token of theirs" } });
  const { bytes } = await exportOf(client);
  const { body } = await importInto(other, bytes);
  assert.equal(body.hasSecrets, false);
  const [member] = body.members;
  const token = new URL(member.url).searchParams.get("token");
  const password = "eleven tall herons at dawn";
  assert.equal((await other.server.client.post("/api/auth/reset-password", { token, password })).status, 204);
  const signedIn = await other.server.client.post("/api/auth/signin", { email: owner.email, password });
  const there = other.server.client.as(signedIn.body.accessToken);
  const [arrived] = (await there.get("/api/webhook/endpoints")).body.data;
  assert.equal(arrived.id, endpoint.id);
  const rotated = await there.post(`/api/webhook/endpoints/${endpoint.id}/rotate-secret`);
  assert.ok(rotated.status < 300, rotated.text);
  assert.deepEqual((await there.get("/api/automation/secrets")).body.data, []);
  const { data: sources } = (await there.get("/api/webhook/sources")).body;
  assert.deepEqual(
    sources.map(({ name }: { name: string }) => name),
    ["shop"],
  );
});
