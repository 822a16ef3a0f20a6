import assert from "node:assert/strict";
import { test } from "node:test";
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { all, execute, one } from "../../../kernel/storage/sql.ts";
import { makeKey, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { rotateSigningKeys } from "./rotate-signing-keys.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

const signIn = async (server: TestServer, person: { email: string; password: string }): Promise<string> => {
  const { email, password } = person;
  return (await server.client.post("/api/auth/signin", { email, password })).body.accessToken;
};
const isAccepted = async (server: TestServer, token: string) =>
  (await server.client.as(token).get("/api/auth/me")).status === 200;
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

test("nodes that start at once on an empty database agree on the keys", async () => {
  const database = await createTestDatabase();
  const { connection } = database;
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer({ connection })));
  try {
    const sets = await Promise.all(servers.map((server) => server.client.get("/.well-known/jwks.json")));
    for (const set of sets) assert.deepEqual(set.body, sets[0]!.body);
    assert.equal(sets[0]!.body.keys.length, 2);
    const person = await signUp(servers[0]!.client);
    for (const server of servers) assert.ok(await isAccepted(server, person.accessToken));
  } finally {
    for (const server of servers) await server.stop();
    await database.drop();
  }
});

test("a rotation refuses no token: the next key was published long before, and the previous one is kept long enough", async () => {
  const server = await startTestServer();
  const other = await startTestServer({ connection: server.connection });
  const both = [server, other];
  const move = (byMs: number) => both.map((node) => moveClock(node, byMs));
  try {
    const person = await signUp(server.client);
    const published = (await server.client.get("/.well-known/jwks.json")).body;
    move(30 * dayMs - minuteMs);
    const former = await signIn(server, person);
    assert.equal(kidOf(former), kidOf(person.accessToken));

    move(2 * minuteMs);
    for (const node of both) await rotateSigningKeys(node.server.kernel);
    const next = await signIn(server, person);
    assert.notEqual(kidOf(next), kidOf(former));
    for (const node of both) {
      assert.ok(await isAccepted(node, former));
      assert.ok(await isAccepted(node, next));
    }
    const { now } = server.server.kernel.clock;
    const options = { issuer: "parley", audience: "parley", currentDate: new Date(now()) };
    await jwtVerify(next, createLocalJWKSet(published), options);
    move(10 * minuteMs);
    assert.equal((await other.client.get("/.well-known/jwks.json")).body.keys.length, 3);
    move(dayMs);
    await rotateSigningKeys(server.server.kernel);
    const rows = await all<{ id: string }>(server.server.kernel.database.query)`select id from signing_key`;
    assert.equal(rows.length, 2, "the first key verifies no living token and is gone");
    assert.ok(!rows.some((row) => row.id === kidOf(former)));
  } finally {
    await other.stop();
    await server.stop();
  }
});

test("an installation that was off for months publishes its next key before that key signs", async () => {
  const server = await startTestServer();
  try {
    moveClock(server, 200 * dayMs);
    await rotateSigningKeys(server.server.kernel);
    const { signsFrom } = await one<{ signsFrom: Date }>(server.server.kernel.database.query)`
      select signs_from from signing_key order by signs_from desc`;
    const aheadMs = signsFrom.getTime() - server.server.kernel.clock.now();
    assert.ok(aheadMs >= 15 * minuteMs, "at least as long as a token lives");
  } finally {
    await server.stop();
  }
});

test("a node that sees an unknown key id reads the keys again", async () => {
  const server = await startTestServer();
  const other = await startTestServer({ connection: server.connection });
  try {
    const person = await signUp(server.client);
    assert.ok(await isAccepted(other, person.accessToken));
    const { kernel } = server.server;
    await execute(kernel.database.query)`delete from signing_key`;
    await rotateSigningKeys(kernel);
    moveClock(server, 6 * minuteMs);
    moveClock(other, 2_000);
    const token = await signIn(server, person);
    assert.notEqual(kidOf(token), kidOf(person.accessToken));
    assert.ok(await isAccepted(other, token));
  } finally {
    await other.stop();
    await server.stop();
  }
});

test("keys are re-encrypted with a new PARLEY_SECRET, and the previous one is no longer needed", async () => {
  const database = await createTestDatabase();
  const { connection } = database;
  const newSecret = "another secret that only the tests know";
  try {
    const before = await startTestServer({ connection });
    const person = await signUp(before.client);
    const key = await makeKey(person);
    const smtpUrl = "smtp://user:hush@127.0.0.1:2525";
    await person.client.call("PUT", "/api/settings/mail", { body: { smtpUrl, from: "parley@example.com" } });
    const { refreshToken } = person;
    const refreshed = await before.client.post("/api/auth/refresh", { refreshToken });
    await before.stop();
    const restarts: Record<string, string>[] = [
      { PARLEY_SECRET: newSecret, PARLEY_SECRET_PREVIOUS: testSecret },
      { PARLEY_SECRET: newSecret },
    ];
    for (const settings of restarts) {
      const server = await startTestServer({ connection, settings });
      assert.ok(await isAccepted(server, person.accessToken));
      assert.ok(await isAccepted(server, await signIn(server, person)));
      assert.equal((await server.client.as(key).get("/api/conversations")).status, 200);
      const mail = await server.client.as(person.accessToken).get("/api/settings/mail");
      assert.equal(mail.body.hasPassword, true);
      if (settings.PARLEY_SECRET_PREVIOUS !== undefined) {
        const repeat = await server.client.post("/api/auth/refresh", { refreshToken });
        assert.deepEqual(repeat.body, refreshed.body, "the grace outlasts a restart");
      }
      await server.stop();
    }
  } finally {
    await database.drop();
  }
});
