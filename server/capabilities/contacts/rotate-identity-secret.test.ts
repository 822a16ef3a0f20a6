import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all } from "../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { auditOf } from "../../testing/events-of.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer, testSecret } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { rotateSecret, secondsFromNow, signClaims, userToken } from "../../testing/user-token.ts";

const shop = "https://shop.example";

describe("the identity secret", () => {
  let server: TestServer;
  let person: Person;
  let browser: TestClient;
  let key: string;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    key = await makeKey(person, { kind: "publishable", allowedOrigins: [shop] });
    browser = server.client.as(key);
  });
  after(() => server.stop());

  const read = async () => (await person.client.get("/api/settings/identity")).body;
  const statusOf = async (secret: string, client = browser) =>
    (await client.post("/api/chatbot/send", { message: "Hi", context: { userToken: userToken(secret, "u-1") } }))
      .status;

  test("is shown once; later, only whether there is one", async () => {
    assert.deepEqual(await read(), { hasSecret: false, createdAt: null, formerAcceptedUntil: null });
    const guess = userToken("parley_id_a-secret-that-nobody-has-made-yet", "u-1");
    const early = await browser.post("/api/chatbot/send", { message: "Hi", context: { userToken: guess } });
    assert.match(early.body.detail, /no identity secret yet/);
    const made = await person.client.post("/api/settings/identity/rotate-secret");
    assert.equal(made.status, 201);
    assert.match(made.body.secret, /^parley_id_[\w-]{43}$/);
    const { secret, ...shown } = made.body;
    assert.deepEqual(await read(), shown);
    assert.deepEqual([shown.hasSecret, shown.formerAcceptedUntil], [true, null]);
    assert.equal(await statusOf(secret), 200);
    assert.ok((await auditOf(server, person.workspaceId)).includes("identity-secret.rotated"));
  });

  test("is made with settings:write, and its state is read with settings:read", async () => {
    const usual = server.client.as(await makeKey(person));
    const able = server.client.as(await makeKey(person, { scopes: ["settings:write"] }));
    assert.equal((await usual.get("/api/settings/identity")).status, 200);
    assert.equal((await usual.post("/api/settings/identity/rotate-secret")).status, 403);
    assert.equal((await able.get("/api/settings/identity")).status, 403);
    assert.equal((await able.post("/api/settings/identity/rotate-secret")).status, 201);
    assert.equal((await browser.get("/api/settings/identity")).status, 403);
  });

  test("is made once by a retried request", async () => {
    const headers = { "idempotency-key": "rotate-once-and-for-all" };
    const rotate = () =>
      person.client.post("/api/settings/identity/rotate-secret", { overlapSeconds: 60 }, { headers });
    const [first, again] = [await rotate(), await rotate()];
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal(await statusOf(first.body.secret), 200);
  });

  test("is accepted beside its successor until the overlap ends, and not longer", async () => {
    const former = await rotateSecret(person, 0);
    const current = await rotateSecret(person, 3_600);
    assert.deepEqual([await statusOf(former), await statusOf(current)], [200, 200]);
    const { formerAcceptedUntil } = await read();
    assert.ok(Math.abs(Date.parse(formerAcceptedUntil) - Date.now() - 3_600_000) < 60_000);
    // The access token expires before the overlap ends.
    const settingsKey = await makeKey(person, { scopes: ["settings:read"] });
    const { clock } = server.server.kernel;
    moveClock(server, 3_601_000);
    const late = (secret: string) => signClaims(secret, { sub: "u-1", exp: secondsFromNow(7_200) });
    const ask = async (secret: string) =>
      (await browser.post("/api/chatbot/send", { message: "Hi", context: { userToken: late(secret) } })).status;
    try {
      assert.deepEqual([await ask(former), await ask(current)], [401, 200]);
      const reader = server.client.as(settingsKey);
      assert.equal((await reader.get("/api/settings/identity")).body.formerAcceptedUntil, null);
    } finally {
      server.server.kernel.clock = clock;
    }
  });

  test("ends at once on every node when the overlap is 0", async () => {
    const second = await startTestServer({ connection: server.connection });
    try {
      const elsewhere = second.client.as(key);
      const former = await rotateSecret(person, 60);
      assert.deepEqual([await statusOf(former), await statusOf(former, elsewhere)], [200, 200]);
      const current = await rotateSecret(person, 0);
      assert.deepEqual([await statusOf(current, elsewhere), await statusOf(current)], [200, 200]);
      assert.equal(await statusOf(former), 401);
      await until(async () => (await statusOf(former, elsewhere)) === 401);
    } finally {
      await second.stop();
    }
  });

  test("can have at most four former secrets that are still accepted", async () => {
    await rotateSecret(person, 0);
    for (let round = 0; round < 4; round++) await rotateSecret(person, 3_600);
    const sixth = await person.client.post("/api/settings/identity/rotate-secret", { overlapSeconds: 3_600 });
    assert.deepEqual([sixth.status, sixth.body.code], [422, "cannot-be-done"]);
    const at = await Promise.all([1, 2, 3].map(() => rotateSecret(person, 0)));
    const accepted = await Promise.all(at.map((secret) => statusOf(secret)));
    assert.deepEqual(accepted.sort(), [200, 401, 401], "of rotations at once the last one stands");
  });

  test("survives a replaced PARLEY_SECRET, and users find their conversations again", async () => {
    const secret = await rotateSecret(person, 0);
    const context = { userToken: userToken(secret, "u-7") };
    const sent = await browser.post("/api/chatbot/send", { message: "Hi", sessionId: "kept", context });
    const settings = { PARLEY_SECRET: "another secret of the installation, 32+", PARLEY_SECRET_PREVIOUS: testSecret };
    const rotating = await startTestServer({ connection: server.connection, settings });
    await rotating.stop();
    const rows = await all<{ id: string; sealedSecret: Buffer }>(server.server.kernel.database.query)`
      select id, sealed_secret from identity_secret`;
    assert.ok(rows.length > 0);
    for (const row of rows)
      assert.throws(() => server.server.kernel.secrets.decrypt("identity-secret", row.sealedSecret, row.id));
    const { PARLEY_SECRET } = settings;
    const renewed = await startTestServer({ connection: server.connection, settings: { PARLEY_SECRET } });
    try {
      const again = await renewed.client
        .as(key)
        .post("/api/chatbot/send", { message: "Hi", sessionId: "kept", context });
      assert.deepEqual([again.status, again.body.conversationId], [200, sent.body.conversationId]);
    } finally {
      await renewed.stop();
    }
  });
});
