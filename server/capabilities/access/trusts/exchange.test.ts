import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { base64url, decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import type { Person, TestClient } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { sendForm, startOauthServer } from "../authorizing/testing/app-user.ts";
import { makeKey, Platform } from "./testing/platform.ts";

const exchange = "urn:ietf:params:oauth:grant-type:token-exchange";
const bearer = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const jwtType = "urn:ietf:params:oauth:token-type:jwt";
const sub = "repo:acme/shop:ref:refs/heads/main";

let server: TestServer & { person: Person };
let platform: Platform;
before(async () => {
  platform = await Platform.start();
  server = await startOauthServer({ settings: { PARLEY_OUTBOUND_ALLOW: `trusts:${platform.host}` } });
});
after(async () => {
  await server.stop();
  await platform.stop();
});

type Trust = { id: string; [field: string]: unknown };

async function setTrust(more: Record<string, unknown> = {}, client: TestClient = server.person.client): Promise<Trust> {
  const answer = await client.post("/api/oauth/trusts", {
    name: "CI",
    issuer: platform.issuer,
    subject: "repo:acme/shop:ref:refs/heads/*",
    scopes: ["conversations:read", "knowledge:read"],
    ...more,
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

const sign = (claims: JWTPayload = {}, signing = {}) => platform.sign({ aud: server.url, sub, ...claims }, signing);

function send(trust: Pick<Trust, "id">, token: string, more: Record<string, string> = {}) {
  const form = { grant_type: exchange, client_id: trust.id, subject_token: token, subject_token_type: jwtType };
  return sendForm(`${server.url}/oauth/token`, { ...form, ...more });
}

async function getToken(trust: Pick<Trust, "id">, more: Record<string, string> = {}): Promise<string> {
  const answer = await send(trust, await sign(), more);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.access_token;
}

const statusOf = async (token: string, path = "/api/conversations") => (await server.client.as(token).get(path)).status;

/** Says why the token was refused. */
async function refusalOf(trust: Pick<Trust, "id">, token: string, more: Record<string, string> = {}): Promise<string> {
  const { status, body } = await send(trust, token, more);
  assert.ok(status === 400 || status === 401, `${status} ${JSON.stringify(body)}`);
  return `${body.error}: ${body.error_description}`;
}

test("a machine exchanges the token of its platform, in either form, for what the trust allows", async () => {
  const trust = await setTrust();
  assert.deepEqual(
    [trust.audience, trust.isReusable, trust.isLapsed, trust.lastUsedAt],
    [server.url, false, false, null],
  );
  const answer = await send(trust, await sign());
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { access_token: token, ...rest } = answer.body;
  assert.deepEqual(rest, {
    token_type: "Bearer",
    expires_in: 600,
    scope: "knowledge:read conversations:read",
    issued_token_type: "urn:ietf:params:oauth:token-type:access_token",
  });
  const claims = decodeJwt(token);
  assert.equal(decodeProtectedHeader(token).typ, "at+jwt");
  assert.deepEqual([claims.aud, claims.client_id, claims.workspace], [server.url, trust.id, server.person.workspaceId]);
  assert.equal(claims.exp! - claims.iat!, 600);
  assert.equal(await statusOf(token), 200);
  assert.equal(await statusOf(token, "/api/leads"), 403);
  assert.equal(await statusOf(token, "/api/auth/me"), 403);
  const url = `${server.url}/oauth/token`;
  const asserted = await sendForm(url, { grant_type: bearer, client_id: trust.id, assertion: await sign() });
  assert.deepEqual([asserted.status, asserted.body.issued_token_type], [200, undefined]);
  assert.equal(await statusOf(asserted.body.access_token), 200);
  const narrow = await send(trust, await sign(), { scope: "knowledge:read" });
  assert.equal(narrow.body.scope, "knowledge:read");
  assert.equal(await statusOf(narrow.body.access_token), 403);
  const [listed] = (await server.person.client.get("/api/oauth/trusts")).body.data;
  assert.deepEqual([listed.id, listed.lastSubject], [trust.id, sub]);
});

test("its token is for one audience: the API or /mcp", async () => {
  const trust = await setTrust();
  const mcp = await getToken(trust, { resource: `${server.url}/mcp` });
  assert.equal(decodeJwt(mcp).aud, `${server.url}/mcp`);
  assert.equal(await statusOf(mcp), 401);
  assert.equal(decodeJwt(await getToken(trust, { audience: server.url })).aud, server.url);
  assert.match(await refusalOf(trust, await sign(), { resource: "https://other.example" }), /^invalid_target/);
  assert.match(await refusalOf(trust, await sign(), { audience: "https://other.example" }), /^invalid_target/);
});

test("a token that proves nothing is refused, and the refusal says why", async () => {
  const trust = await setTrust({ claims: { environment: "production", repository_owner_id: "42" } });
  const right = { environment: "production", repository_owner_id: 42 };
  const now = Math.floor(Date.now() / 1000);
  const foreign = await makeKey("first");
  const [header, body] = (await sign(right)).split(".");
  const none = `${base64url.encode(JSON.stringify({ alg: "none" }))}.${body}.`;
  // The public key as if it were a secret: the attack on libraries that let the token choose.
  const asSecret = new TextEncoder().encode(JSON.stringify(platform.keys[0]!.jwk));
  const symmetric = await new SignJWT({ ...decodeJwt(await sign(right)) })
    .setProtectedHeader({ alg: "HS256", kid: "first" })
    .sign(asSecret);
  const refused: [what: string, token: string, why: RegExp][] = [
    ["another issuer", await sign({ ...right, iss: "https://other.example" }), /issuer \(iss\)/],
    ["another audience", await sign({ ...right, aud: "https://other.example" }), /audience \(aud\)/],
    ["no audience", await sign({ ...right, aud: undefined }), /audience \(aud\)/],
    ["another repository", await sign({ ...right, sub: "repo:acme/shop2:ref:refs/heads/main" }), /subject \(sub\)/],
    ["a longer subject", await sign({ ...right, sub: `${sub}:environment:x` }), /subject \(sub\)/],
    ["a pull request", await sign({ ...right, sub: "repo:acme/shop:pull_request" }), /subject \(sub\)/],
    ["a subject with a NUL", await sign({ ...right, sub: `${sub}\u0000` }), /can be read/],
    ["a subject without an end", await sign({ ...right, sub: sub + "x".repeat(2_000) }), /at most 1000/],
    ["no subject", await sign({ ...right, sub: undefined }), /subject \(sub\)/],
    ["another claim", await sign({ ...right, environment: "staging" }), /claim environment/],
    ["a claim left out", await sign({ repository_owner_id: 42 }), /claim environment/],
    ["a claim as a list", await sign({ ...right, environment: ["production"] }), /claim environment/],
    ["expired", await sign({ ...right, iat: now - 600, exp: now - 300 }), /has expired/],
    ["without an end", await sign({ ...right, exp: undefined }), /\(exp\)/],
    ["without a beginning", await sign({ ...right, iat: undefined }), /\(iat\)/],
    ["made in the future", await sign({ ...right, iat: now + 600, exp: now + 900 }), /made later/],
    ["not valid yet", await sign({ ...right, nbf: now + 200 }), /does not hold yet/],
    ["living for a week", await sign({ ...right, exp: now + 7 * 86_400 }), /longer than a day/],
    ["alg none", none, /must be signed with/],
    ["HS256 by the public key", symmetric, /must be signed with/],
    ["another key with the same id", await sign(right, { key: foreign }), /No present key/],
    ["a changed content", `${header}.${body}A.${(await sign(right)).split(".")[2]}`, /invalid_grant/],
    ["no token", "parley", /no signed JWT/],
    ["a huge one", "a".repeat(20_000), /more than 16384/],
    ["a jti that is no text", await sign({ ...right, jti: 7 as unknown as string }), /jti/],
  ];
  for (const [what, token, why] of refused) {
    const refusal = await refusalOf(trust, token);
    assert.match(refusal, /^invalid_grant: /, what);
    assert.match(refusal, why, what);
  }
  assert.equal((await send(trust, await sign(right))).status, 200);
});

test("a request that lacks something, or names no trust, is refused in the words of the protocol", async () => {
  const trust = await setTrust();
  const other = { id: "trust_00000000000000000000000000" };
  assert.match(await refusalOf(other, await sign()), /^invalid_client/);
  assert.match(await refusalOf({ id: "app_1" }, await sign()), /^invalid_client/);
  assert.match(await refusalOf(trust, await sign(), { subject_token_type: "saml" }), /^invalid_request/);
  assert.match(await refusalOf(trust, "", {}), /^invalid_request/);
  assert.match(await refusalOf(trust, await sign(), { actor_token: "x" }), /^invalid_request/);
  assert.match(await refusalOf(trust, await sign(), { requested_token_type: jwtType }), /^invalid_request/);
  assert.match(await refusalOf(trust, await sign(), { scope: "leads:read" }), /^invalid_scope: The trust allows/);
  assert.match(await refusalOf(trust, await sign(), { scope: "conversations:read nothing:such" }), /^invalid_scope/);
  const { url } = server;
  const asMachine = { grant_type: "client_credentials", client_id: trust.id };
  assert.equal((await sendForm(`${url}/oauth/token`, asMachine)).status, 400);
  const twice = new URLSearchParams({ grant_type: exchange, client_id: trust.id, subject_token_type: jwtType });
  for (const token of [await sign(), await sign()]) twice.append("subject_token", token);
  const answer = await fetch(`${url}/oauth/token`, { method: "POST", body: twice });
  assert.deepEqual([answer.status, ((await answer.json()) as { error: string }).error], [400, "invalid_request"]);
});

test("a token of the platform works once, unless the trust lets it be used again", async () => {
  const trust = await setTrust();
  const [named, unnamed] = [await sign(), await sign({ jti: undefined })];
  for (const token of [named, unnamed]) {
    assert.equal((await send(trust, token)).status, 200);
    assert.match(await refusalOf(trust, token), /^invalid_grant: The token was exchanged before/);
  }
  // One of ten at once gets an access token.
  const token = await sign();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(trust, token)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 9 }, () => 400)]);
  const reusable = await setTrust({ isReusable: true });
  assert.equal((await send(reusable, named)).status, 200);
  assert.equal((await send(reusable, named)).status, 200);
});

test("a request that is refused for its scope does not use the token up", async () => {
  const trust = await setTrust();
  const token = await sign();
  assert.match(await refusalOf(trust, token, { scope: "leads:read" }), /^invalid_scope/);
  assert.equal((await send(trust, token)).status, 200);
});

test("the issuer's keys are read again for an unknown one, once a minute, and old ones end", async () => {
  const own = await Platform.start();
  const second = await startOauthServer({ settings: { PARLEY_OUTBOUND_ALLOW: `trusts:${own.host}` } });
  try {
    const trust = await setTrust({ issuer: own.issuer }, second.person.client);
    const now = () => Math.floor(second.server.kernel.clock.now() / 1000);
    const signNow = (signing = {}) => own.sign({ aud: second.url, sub, iat: now(), exp: now() + 300 }, signing);
    const sendNow = async (token: string) => {
      const form = { grant_type: exchange, client_id: trust.id, subject_token: token, subject_token_type: jwtType };
      return (await sendForm(`${second.url}/oauth/token`, form)).status;
    };
    assert.equal(await sendNow(await signNow()), 200);
    assert.equal(own.reads, 1);
    const [former, next] = [own.keys[0]!, await makeKey("second", "ES256")];
    own.keys = [next];
    // The node has read the keys within this minute.
    assert.equal(await sendNow(await signNow()), 400);
    assert.equal(own.reads, 1);
    moveClock(second, 61_000);
    assert.equal(await sendNow(await signNow()), 200);
    assert.equal(own.reads, 2);
    // The former key was withdrawn, and nobody asks for it again in this minute.
    for (let call = 0; call < 3; call++) assert.equal(await sendNow(await signNow({ key: former })), 400);
    assert.equal(own.reads, 2);
    moveClock(second, 11 * 60_000);
    assert.equal(await sendNow(await signNow()), 200);
    assert.equal(own.reads, 3);
    // An issuer that fails is not asked for every token.
    own.document = () => ({ status: 500, body: "" });
    moveClock(second, 11 * 60_000);
    for (let call = 0; call < 3; call++) assert.equal(await sendNow(await signNow()), 400);
    delete own.document;
    assert.equal(await sendNow(await signNow()), 400);
    moveClock(second, 61_000);
    assert.equal(await sendNow(await signNow()), 200);
  } finally {
    await second.stop();
    await own.stop();
  }
});
