import assert from "node:assert/strict";
import { createHmac, generateKeyPairSync } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { SignJWT } from "jose";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { rotateSecret, secondsFromNow, signClaims, userToken } from "../../testing/user-token.ts";

const shop = "https://shop.example";

describe("a proof of the user", () => {
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

  test("a token of the workspace's secret is accepted, in the context and in headers", async () => {
    const token = userToken(secret, "u-1");
    const taken: [Record<string, unknown>, Record<string, string>][] = [
      [{ userToken: token }, {}],
      [{ userToken: token, userId: "u-1" }, {}],
      [{}, { "x-user-token": token }],
      [{ userToken: token, userId: "u-1" }, { "x-user-token": token }],
    ];
    for (const [context, headers] of taken) {
      const { status, body } = await send({ ...context, page: "/prices" }, headers);
      assert.equal(status, 200, JSON.stringify(body));
      const { body: kept } = await person.client.get(`/api/conversations/${body.conversationId}`);
      assert.deepEqual([kept.userId, kept.userVerified, kept.context], ["u-1", true, { page: "/prices" }]);
    }
  });

  test("a user id may be of any script", async () => {
    const userId = "Jürgen 100% 北京";
    const byHeader = await send({}, { "x-user-token": userToken(secret, userId) });
    const byBody = await send({ userId, userToken: userToken(secret, userId) });
    assert.deepEqual([byHeader.status, byBody.status], [200, 200]);
    assert.equal(byBody.body.visitorToken, byHeader.body.visitorToken);
  });

  test("a token of a common JWT library is accepted, with an issuer and other claims", async () => {
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
    ["whose end is a word", () => signClaims(secret, { sub: "u-1", exp: "tomorrow" }), /exp is missing or not valid/],
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
    ["that is no token", () => "hello", /must be a signed JWT/],
    ["that is empty", () => "", /must be a signed JWT/],
    ["cut short", () => userToken(secret, "u-1").slice(0, -30), /not made with|must be a signed JWT/],
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

  const others: [string, () => [Record<string, unknown>, Record<string, string>]][] = [
    ["beside another user's id", () => [{ userToken: userToken(secret, "u-2"), userId: "u-1" }, {}]],
    [
      "beside a token of another user",
      () => [{ userToken: userToken(secret, "u-2") }, { "x-user-token": userToken(secret, "u-1") }],
    ],
    ["beside a token that is not valid", () => [{ userToken: "x" }, { "x-user-token": userToken(secret, "u-1") }]],
  ];
  for (const [what, make] of others) {
    test(`a valid token ${what} is refused`, async () => {
      const { status, body } = await send(...make());
      assert.deepEqual([status, body.code], [401, "user-proof-invalid"]);
    });
  }

  test("a hash of the user's id is refused at every route, with the way to a token", async () => {
    const hashOf = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
    const context = { userId: "u-1", userHash: hashOf("u-1") };
    const headers = { "x-user-id": "u-1", "x-user-hash": hashOf("u-1") };
    const messages = [{ id: "m1", role: "user", parts: [{ type: "text", text: "Hello" }] }];
    const answers = [
      await send(context),
      await send({ ...context, userToken: userToken(secret, "u-1") }),
      await send({ userHash: 7 }),
      await send({ userHash: "x".repeat(5_000) }),
      await send({}, headers),
      await send({}, { "x-user-id": "u-1" }),
      await browser.post("/api/chatbot", { message: "Hello", context }),
      await browser.post("/api/chat", { id: "c-1", messages, context }),
      await browser.post("/api/stream/tickets", undefined, { headers }),
      await browser.get("/api/stream", { headers: { ...headers, accept: "text/event-stream" } }),
      await browser.get("/api/conversations/support/events", { headers }),
      await browser.post("/api/conversations/support/stop", undefined, { headers }),
      await person.client.post("/api/chatbot/send", { message: "Hello", context }),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code], [422, "user-hash-ended"]);
      assert.match(body.detail, /userToken/);
    }
  });

  test("what a server hashes with its secret opens nothing: a user's id may be the text of a token", async () => {
    const [header, claims] = userToken(secret, "victim").split(".");
    const askedToHash = `${header}.${claims}`;
    const userHash = createHmac("sha256", secret).update(askedToHash).digest("hex");
    const taken = await send({ userId: askedToHash, userHash });
    assert.equal(taken.body.code, "user-hash-ended");
  });

  test("proofs from a server are neither checked nor stored: its key is enough", async () => {
    const sent = await person.client.post("/api/chatbot/send", {
      message: "Hello",
      context: { userId: "u-9", userToken: "nonsense", lane: 4 },
    });
    const { body } = await person.client.get(`/api/conversations/${sent.body.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified, body.context, body.isVisitor], ["u-9", true, { lane: 4 }, false]);
  });

  test("pages of other origins may send the headers of a proof", async () => {
    const { headers } = await server.client.call("OPTIONS", "/api/stream/tickets");
    assert.match(headers.get("access-control-allow-headers") ?? "", /(^|, )x-user-token(,|$)/);
  });
});
