import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { endOldThings } from "../server/capabilities/housekeeping/retention/end-old-things.ts";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { auditOf } from "../server/testing/events-of.ts";
import { moveClock } from "../server/testing/move-clock.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

let server: TestServer;
let operator: Person;
before(async () => {
  server = await startTestServer();
  operator = await signUp(server.client);
});
after(() => server.stop());

const path = "/api/installation/retention";
const setDefault = (days: Record<string, unknown>, { client } = operator) =>
  client.call("PATCH", path, { body: { days } });
const previewOf = async ({ client }: Person) => (await client.get("/api/settings/retention/default")).body.changes;
const daysOf = async ({ client }: Person) => (await client.get("/api/settings/retention")).body.days;
async function runAfter(days: number): Promise<void> {
  const { kernel } = server.server;
  const { clock } = kernel;
  moveClock(server, days * 86_400_000);
  try {
    await endOldThings.run(kernel, undefined as never);
  } finally {
    kernel.clock = clock;
  }
}

test("new workspaces get the default, and older ones keep what they have until their owners take it", async () => {
  const older = await signUp(server.client);
  await older.client.post("/api/chatbot/send", { message: "Hello", sessionId: "old" });
  await older.client.post("/api/leads", { email: "ada@example.com" });
  const changed = await setDefault({ conversations: 30, leads: 60, voiceRecordings: 7 });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual([changed.body.days.conversations, changed.body.days.runs], [30, 90]);
  assert.deepEqual((await operator.client.get(path)).body, changed.body);
  assert.ok((await auditOf(server, operator.workspaceId)).includes("installation.retention-changed"));

  const newer = await signUp(server.client);
  const { conversations, leads, voiceRecordings, events } = await daysOf(newer);
  assert.deepEqual([conversations, leads, voiceRecordings, events], [30, 60, 7, null]);
  assert.deepEqual(await previewOf(newer), []);
  assert.equal((await daysOf(older)).conversations, null);

  const { kernel } = server.server;
  const { clock } = kernel;
  assert.deepEqual(await previewOf(older), [
    { kind: "leads", days: 60, currentDays: null, wouldErase: 0 },
    { kind: "conversations", days: 30, currentDays: null, wouldErase: 0 },
    { kind: "voiceRecordings", days: 7, currentDays: 30, wouldErase: 0 },
  ]);
  const key = server.client.as(await makeKey(older, { scopes: ["settings:read"] }));
  moveClock(server, 40 * 86_400_000);
  const later = (await key.get("/api/settings/retention/default")).body.changes;
  kernel.clock = clock;
  assert.deepEqual(
    later.map(({ kind, wouldErase }: { kind: string; wouldErase: number }) => [kind, wouldErase]),
    [
      ["leads", 0],
      ["conversations", 1],
      ["voiceRecordings", 0],
    ],
  );
  assert.equal((await key.post("/api/settings/retention/default")).status, 403);
  await runAfter(40);
  assert.equal((await older.client.get("/api/conversations/old")).status, 200);
  const taken = await older.client.post("/api/settings/retention/default");
  assert.deepEqual([taken.status, taken.body.days.conversations], [200, 30], taken.text);
  assert.ok(Date.parse(taken.body.firstRunAt.conversations) > Date.now() + 86_000_000);
  assert.deepEqual(await previewOf(older), []);
  await runAfter(40);
  assert.equal((await older.client.get("/api/conversations/old")).status, 404);
});

test("each kind of data can be counted", async () => {
  const days = Object.fromEntries(
    server.server.kernel.retention.map(({ kind, leastDays, defaultDays }) => [
      kind,
      defaultDays === leastDays ? leastDays + 1 : leastDays,
    ]),
  );
  const older = await signUp(server.client);
  const changed = await setDefault(days);
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await previewOf(older)).length, server.server.kernel.retention.length);
  await older.client.post("/api/settings/retention/default");
  const settings = Object.fromEntries(
    server.server.kernel.retention.map(({ kind, defaultDays }) => [kind, defaultDays]),
  );
  assert.equal((await setDefault(settings)).status, 200);
  const changes = await previewOf(older);
  assert.deepEqual(
    changes.map(({ kind }: { kind: string }) => kind),
    server.server.kernel.retention.map(({ kind }) => kind),
  );
  assert.ok(changes.every(({ wouldErase }: { wouldErase: number }) => wouldErase === 0));
});

test("only the operator sets the default, to what can be set", async () => {
  const owner = await signUp(server.client);
  assert.equal((await owner.client.get(path)).status, 403);
  assert.equal((await setDefault({ leads: 5 }, owner)).status, 403);
  for (const [days, pointer] of [
    [{ chats: 5 }, "/body/days/chats"],
    [{ events: 3 }, "/body/days/events"],
    [{ deliveries: null }, "/body/days/deliveries"],
  ] as const) {
    const { status, body, text } = await setDefault(days);
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, pointer], text);
  }
});
