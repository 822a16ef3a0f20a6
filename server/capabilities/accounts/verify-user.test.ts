import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { SignJWT } from "jose";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { auditOf, moveClock, until } from "../../testing/observe.ts";
import { startTestServer, type TestServer, testSecret } from "../../testing/test-server.ts";
import { rotateSecret, secondsFromNow, signClaims, userHash, userToken } from "../../testing/user-proof.ts";

const shop = "https://shop.example";

describe("proofs of who a page's user is", () => {
  let server: TestServer;
  let person: Person;
  let browser: TestClient;
  let secret: string;
  let foreignSecret: string;

  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    secret = await rotateSecret(person);
    foreignSecret = await rotateSecret(await signUp(server.client));
    browser = server.client.as(await makeKey(person, { kind: "publishable", allowedOrigins: [shop] }));
  });
  after(() => server.stop());

  const send = (context: Record<string, unknown>, headers: Record<string, string> = {}) =>
    browser.post("/api/chatbot/send", { message: "Hello", context }, { headers });
  const inAnHour = () => secondsFromNow(3_600);

  test("a token and a hash of the workspace's secret are taken, in the context and in headers", async () => {
    const token = userToken(secret, "u-1");
    const hash = userHash(secret, "u-1");
    const taken: [Record<string, unknown>, Record<string, string>][] = [
      [{ userToken: token }, {}],
      [{ userToken: token, userId: "u-1" }, {}],
      [{ userId: "u-1", userHash: hash }, {}],
      [{ userId: "u-1", userHash: hash.toUpperCase(), userToken: token }, {}],
      [{}, { "x-user-token": token }],
      [{}, { "x-user-id": "u-1", "x-user-hash": hash }],
      [{ userToken: token }, { "x-user-id": "u-1", "x-user-hash": hash, "x-user-token": token }],
    ];
    for (const [context, headers] of taken) {
      const { status, body } = await send({ ...context, page: "/prices" }, headers);
      assert.equal(status, 200, JSON.stringify(body));
      const { body: kept } = await person.client.get(`/api/conversations/${body.conversationId}`);
      assert.deepEqual([kept.userId, kept.userVerified, kept.context], ["u-1", true, { page: "/prices" }]);
    }
  });

  test("a user id may be of any script, in a header percent-encoded", async () => {
    const userId = "Jürgen 100% 北京";
    const hash = userHash(secret, userId);
    const byHeader = await send({}, { "x-user-id": encodeURIComponent(userId), "x-user-hash": hash });
    const byToken = await send({ userToken: userToken(secret, userId) });
    const byBody = await send({ userId, userHash: hash });
    assert.deepEqual([byHeader.status, byToken.status, byBody.status], [200, 200, 200]);
    assert.equal(byToken.body.visitorToken, byHeader.body.visitorToken);
    assert.equal(byBody.body.visitorToken, byHeader.body.visitorToken);
  });

  test("a token of a widespread library is taken, with an issuer and other claims of the workspace's own", async () => {
    const token = await new SignJWT({ plan: "gold" })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setSubject("u-1")
      .setIssuer("https://shop.example")
      .setIssuedAt()
      .setExpirationTime("24h")
      .sign(new TextEncoder().encode(secret));
    assert.equal((await send({ userToken: token })).status, 200);
  });

  const tokens: [string, () => string | Promise<string>, RegExp][] = [
    ["without a signature", () => signClaims(secret, { sub: "u-1", exp: inAnHour() }, { alg: "none" }), /HS256/],
    [
      "with alg none and no third part",
      () => `${signClaims("", { sub: "u-1", exp: inAnHour() }, { alg: "none" }).split(".").slice(0, 2).join(".")}.`,
      /HS256/,
    ],
    [
      "of another algorithm with the same secret",
      () => signClaims(secret, { sub: "u-1", exp: inAnHour() }, { alg: "HS512" }, "sha512"),
      /HS256/,
    ],
    [
      "with a key pair of its own",
      () =>
        new SignJWT({ sub: "u-1", exp: inAnHour() })
          .setProtectedHeader({ alg: "RS256" })
          .sign(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey),
      /HS256/,
    ],
    ["that has expired", () => signClaims(secret, { sub: "u-1", exp: secondsFromNow(-90) }), /expired/],
    ["without an end", () => signClaims(secret, { sub: "u-1" }), /exp is missing/],
    ["whose end is a word", () => signClaims(secret, { sub: "u-1", exp: "tomorrow" }), /exp is missing or does not/],
    ["that ends in two days", () => signClaims(secret, { sub: "u-1", exp: secondsFromNow(172_800) }), /24 hours/],
    [
      "that is not valid yet",
      () => signClaims(secret, { sub: "u-1", exp: inAnHour(), nbf: secondsFromNow(900) }),
      /nbf/,
    ],
    ["of nobody", () => signClaims(secret, { exp: inAnHour() }), /sub is missing/],
    ["of a user without a name", () => signClaims(secret, { sub: "", exp: inAnHour() }), /1 to 255/],
    ["of a user of too long a name", () => userToken(secret, "u".repeat(256)), /1 to 255/],
    ["of a user that is a number", () => signClaims(secret, { sub: 7, exp: inAnHour() }), /1 to 255|sub/],
    ["of a name that cannot be stored", () => userToken(secret, "u\0"), /1 to 255/],
    ["of another workspace's secret", () => userToken(foreignSecret, "u-1"), /not made with this workspace/],
    ["of no secret of ours", () => userToken("parley_id_guessed-by-somebody-who-is-not-us", "u-1"), /not made with/],
    [
      "whose payload was changed",
      () => {
        const [header, , signature] = userToken(secret, "u-2").split(".");
        return [header, userToken(secret, "u-1").split(".")[1], signature].join(".");
      },
      /not made with/,
    ],
    ["that is no token", () => "hello", /not a signed JWT/],
    ["that is empty", () => "", /not a signed JWT/],
    ["cut short", () => userToken(secret, "u-1").slice(0, -30), /not made with|not a signed JWT/],
  ];
  for (const [what, make, sentence] of tokens) {
    test(`a token ${what} is refused, and nothing is stored`, async () => {
      const token = await make();
      const before = (await person.client.get("/api/conversations?limit=100")).body.data.length;
      const answers = [await send({ userToken: token }), await send({}, { "x-user-token": token })];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code], [401, "user-proof-invalid"]);
        assert.match(body.detail, sentence);
        if (token !== "") assert.ok(!JSON.stringify(body).includes(token), "the proof is told again");
      }
      assert.equal((await person.client.get("/api/conversations?limit=100")).body.data.length, before);
    });
  }

  const hashes: [string, () => Record<string, unknown>][] = [
    ["of another user", () => ({ userId: "u-1", userHash: userHash(secret, "u-2") })],
    ["of another workspace's secret", () => ({ userId: "u-1", userHash: userHash(foreignSecret, "u-1") })],
    ["cut short", () => ({ userId: "u-1", userHash: userHash(secret, "u-1").slice(0, 62) })],
    ["in base64", () => ({ userId: "u-1", userHash: Buffer.from(userHash(secret, "u-1"), "hex").toString("base64") })],
    ["that is empty", () => ({ userId: "u-1", userHash: "" })],
    ["without its user", () => ({ userHash: userHash(secret, "u-1") })],
    ["beside a token of another user", () => ({ userToken: userToken(secret, "u-2"), userId: "u-1" })],
    [
      "that holds, beside a token that does not",
      () => ({ userToken: "x", userId: "u-1", userHash: userHash(secret, "u-1") }),
    ],
  ];
  for (const [what, make] of hashes) {
    test(`a hash ${what} is refused`, async () => {
      const { status, body } = await send(make());
      assert.deepEqual([status, body.code], [401, "user-proof-invalid"]);
    });
  }

  test("headers that name a user by halves, or another than the context does, are refused", async () => {
    const hash = userHash(secret, "u-1");
    for (const headers of [
      { "x-user-id": "u-1" },
      { "x-user-hash": hash },
      { "x-user-id": "%", "x-user-hash": hash },
    ] as Record<string, string>[]) {
      assert.equal((await send({}, headers)).body.code, "user-proof-invalid");
    }
    const both = await send({ userToken: userToken(secret, "u-2") }, { "x-user-id": "u-1", "x-user-hash": hash });
    assert.equal(both.body.code, "user-proof-invalid");
  });

  test("a server's proofs are not looked at and not kept: it is believed by its key", async () => {
    const sent = await person.client.post("/api/chatbot/send", {
      message: "Hello",
      context: { userId: "u-9", userToken: "nonsense", userHash: "nonsense", lane: 4 },
    });
    const { body } = await person.client.get(`/api/conversations/${sent.body.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified, body.context, body.isVisitor], ["u-9", true, { lane: 4 }, false]);
  });

  test("pages may send the headers of a proof", async () => {
    const { headers } = await server.client.call("OPTIONS", "/api/stream/tickets");
    for (const name of ["x-user-token", "x-user-id", "x-user-hash"]) {
      assert.match(headers.get("access-control-allow-headers") ?? "", new RegExp(`(^|, )${name}(,|$)`));
    }
  });
});

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

  test("is shown once, and its state ever after", async () => {
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

  test("is made by whoever may change settings, and seen by whoever may read them", async () => {
    const usual = server.client.as(await makeKey(person));
    const able = server.client.as(await makeKey(person, { scopes: ["settings:write"] }));
    assert.equal((await usual.get("/api/settings/identity")).status, 200);
    assert.equal((await usual.post("/api/settings/identity/rotate-secret")).status, 403);
    assert.equal((await able.get("/api/settings/identity")).status, 403);
    assert.equal((await able.post("/api/settings/identity/rotate-secret")).status, 201);
    assert.equal((await browser.get("/api/settings/identity")).status, 403);
  });

  test("is made once by a request that is repeated", async () => {
    const headers = { "idempotency-key": "rotate-once-and-for-all" };
    const rotate = () =>
      person.client.post("/api/settings/identity/rotate-secret", { overlapSeconds: 60 }, { headers });
    const [first, again] = [await rotate(), await rotate()];
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal(await statusOf(first.body.secret), 200);
  });

  test("goes on beside its successor until the overlap ends, and not longer", async () => {
    const former = await rotateSecret(person, 0);
    const current = await rotateSecret(person, 3_600);
    assert.deepEqual([await statusOf(former), await statusOf(current)], [200, 200]);
    const { formerAcceptedUntil } = await read();
    assert.ok(Math.abs(Date.parse(formerAcceptedUntil) - Date.now() - 3_600_000) < 60_000);
    // Access tokens end sooner than the overlap does.
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

  test("ends at once on every node when the overlap is nothing", async () => {
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

  test("has at most four predecessors that are accepted", async () => {
    await rotateSecret(person, 0);
    for (let round = 0; round < 4; round++) await rotateSecret(person, 3_600);
    const sixth = await person.client.post("/api/settings/identity/rotate-secret", { overlapSeconds: 3_600 });
    assert.deepEqual([sixth.status, sixth.body.code], [422, "cannot-be-done"]);
    const at = await Promise.all([1, 2, 3].map(() => rotateSecret(person, 0)));
    const accepted = await Promise.all(at.map((secret) => statusOf(secret)));
    assert.deepEqual(accepted.sort(), [200, 401, 401], "of rotations at once the last one stands");
  });

  test("outlives a change of PARLEY_SECRET, and its users find their conversations again", async () => {
    const secret = await rotateSecret(person, 0);
    const context = { userToken: userToken(secret, "u-7") };
    const sent = await browser.post("/api/chatbot/send", { message: "Hi", sessionId: "kept", context });
    const settings = { PARLEY_SECRET: "another secret of the installation, 32+", PARLEY_SECRET_PREVIOUS: testSecret };
    const rotating = await startTestServer({ connection: server.connection, settings });
    await rotating.stop();
    const rows = await server.server.kernel.database.query.selectFrom("identity_secret").selectAll().execute();
    assert.ok(rows.length > 0);
    for (const row of rows)
      assert.throws(() => server.server.kernel.secrets.decrypt("identity-secret", row.sealed_secret, row.id));
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
