import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { makeKeyText } from "./keys/make-key-text.ts";

describe("credentials", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());

  const status = async (credential: string, path = "/api/auth/me") =>
    (await server.client.as(credential).get(path)).status;

  test("an access token names the account, workspace, session and scopes, and nothing personal", () => {
    const claims = decodeJwt(person.accessToken);
    assert.deepEqual(Object.keys(claims).sort(), ["aud", "exp", "grant", "iat", "iss", "scope", "sid", "sub", "ws"]);
    assert.equal(claims.ws, person.workspaceId);
    assert.equal(claims.exp! - claims.iat!, 900);
    assert.equal(decodeProtectedHeader(person.accessToken).alg, "EdDSA");
  });

  const forgeries: [string, () => Promise<string> | string][] = [
    ["an unsigned token", () => new UnsecuredJWT(decodeJwt(person.accessToken)).encode()],
    ["a token signed with another key", () => sign(generateKeyPairSync("ed25519").privateKey, "EdDSA")],
    [
      "a token signed with the public key as a shared secret",
      async () => {
        const { body } = await server.client.get("/.well-known/jwks.json");
        return sign(Buffer.from(body.keys[0].x.padEnd(64, "=")), "HS256");
      },
    ],
    ["a token with a changed payload", () => swapPayload({ ...decodeJwt(person.accessToken), ws: "ws_x" })],
    ["a token cut short", () => person.accessToken.slice(0, -10)],
    ["a refresh token", () => person.refreshToken],
    ["a key that was never made", () => makeKeyText("secret")],
    ["a key with a wrong checksum", () => `${makeKeyText("secret").slice(0, -1)}_`],
    ["the password", () => encodeURIComponent(person.password)],
    ["a word", () => "parley_sk_"],
    ["three dots", () => "..."],
  ];
  for (const [what, forge] of forgeries) {
    test(`${what} is refused`, async () => {
      const answer = await server.client.as(await forge()).get("/api/auth/me");
      assert.equal(answer.status, 401);
      assert.equal(answer.body.code, "unauthenticated");
      assert.match(answer.headers.get("www-authenticate") ?? "", /^Bearer/);
    });
  }

  function sign(key: Parameters<SignJWT["sign"]>[0], alg: string): Promise<string> {
    const { kid = "" } = decodeProtectedHeader(person.accessToken);
    return new SignJWT(decodeJwt(person.accessToken)).setProtectedHeader({ alg, kid }).sign(key);
  }

  function swapPayload(payload: object): string {
    const [head, , signature] = person.accessToken.split(".");
    return [head, Buffer.from(JSON.stringify(payload)).toString("base64url"), signature].join(".");
  }

  test("verified credentials are remembered: many calls send hardly any query", async () => {
    const key = await makeKey(person);
    const { pool } = server.server.kernel.database;
    for (const credential of [person.accessToken, key]) {
      // Admitted, then refused for its query: nothing is read but the credential.
      assert.equal(await status(credential, "/api/conversations?limit=0"), 400);
      const queries = { known: 0, unknown: 0 };
      let kind: keyof typeof queries = "known";
      const count = () => void queries[kind]++;
      pool.on("acquire", count);
      for (let call = 0; call < 200; call++) {
        kind = "known";
        await status(credential, "/api/conversations?limit=0");
        kind = "unknown";
        assert.equal(await status(makeKeyText("secret"), "/api/conversations?limit=0"), 401);
      }
      pool.off("acquire", count);
      // Each unknown key is looked up. The server's own queries go on meanwhile, and fall on both kinds alike.
      assert.ok(
        queries.known + 100 < queries.unknown,
        `${queries.known} queries, and ${queries.unknown} for unknown keys`,
      );
    }
  });

  test("a key shows when it was last used", async () => {
    const key = await makeKey(person, { name: "used" });
    const shown = async () =>
      (await person.client.get("/api/keys")).body.data.find((candidate: { name: string }) => candidate.name === "used");
    assert.equal((await shown()).lastUsedAt, null);
    await status(key, "/api/conversations");
    const second = await startTestServer({ connection: server.connection });
    await second.client.as(key).get("/api/conversations");
    await second.stop();
    assert.match((await shown()).lastUsedAt, /^\d{4}-\d\d-\d\dT/);
  });

  test("a key is refused from the moment it expires, also by a node that has verified it before", async () => {
    const expiresAt = new Date(server.server.kernel.clock.now() + 60_000).toISOString();
    const key = await makeKey(person, { expiresAt });
    assert.equal(await status(key, "/api/conversations"), 200);
    moveClock(server, 59_000);
    assert.equal(await status(key, "/api/conversations"), 200);
    moveClock(server, 1_001);
    assert.equal(await status(key, "/api/conversations"), 401);
  });

  test("an access token is refused after 15 minutes, also by a node that has verified it before", async () => {
    const fresh = await signUp(server.client);
    assert.equal(await status(fresh.accessToken), 200);
    moveClock(server, 901_000);
    assert.equal(await status(fresh.accessToken), 401);
  });
});

describe("two nodes", () => {
  let one: TestServer;
  let other: TestServer;
  before(async () => {
    one = await startTestServer();
    other = await startTestServer({ connection: one.connection });
  });
  after(async () => {
    await other.stop();
    await one.stop();
  });

  const isRefused = (credential: string) => async () =>
    (await other.client.as(credential).get("/api/conversations")).status === 401;

  test("a key that is deleted and a session that is ended on one node are refused on the other, which had verified them before", async (t) => {
    const person = await signUp(one.client);
    const second = await one.client.post("/api/auth/signin", { email: person.email, password: person.password });
    const key = await makeKey(person);
    const { accessToken } = second.body;
    for (const credential of [key, accessToken]) assert.equal(await isRefused(credential)(), false);
    const [stored] = (await person.client.get("/api/keys")).body.data;
    await person.client.call("DELETE", `/api/keys/${stored.id}`);
    await person.client.call("DELETE", "/api/auth/sessions");
    const endedAtMs = performance.now();
    for (const credential of [key, accessToken]) await until(isRefused(credential));
    t.diagnostic(`refused on the other node after ${Math.round(performance.now() - endedAtMs)} ms`);
    assert.equal(await isRefused(person.accessToken)(), false);
  });

  test("a node that cannot read revocations checks each call in the database, and refuses revoked credentials at once", async () => {
    const person = await signUp(one.client);
    const key = await makeKey(person);
    for (const credential of [key, person.accessToken]) assert.equal(await isRefused(credential)(), false);
    const { revocations } = other.server.kernel;
    revocations.stop();
    await until(() => !revocations.isFresh());
    for (const credential of [key, person.accessToken]) assert.equal(await isRefused(credential)(), false);
    const [stored] = (await person.client.get("/api/keys")).body.data;
    await person.client.call("DELETE", `/api/keys/${stored.id}`);
    assert.equal(await isRefused(key)(), true);
    await person.client.post("/api/auth/signout");
    assert.equal(await isRefused(person.accessToken)(), true);
  });
});
