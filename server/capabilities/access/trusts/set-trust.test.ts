import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { makeKey as makeApiKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { UserId } from "../../identity/index.ts";
import { getTokens, makeApp, sendForm, startOauthServer } from "../authorizing/testing/app-user.ts";
import { makeKey, Platform } from "./testing/platform.ts";

const sub = "system:serviceaccount:shop:importer";

let server: TestServer & { person: Person };
let platform: Platform;
before(async () => {
  platform = await Platform.start();
  server = await startOauthServer();
});
after(async () => {
  await server.stop();
  await platform.stop();
});

/** The keys come with the trust: the server may not call the platform. */
const newTrust = () => ({
  name: "Cluster",
  issuer: "https://kubernetes.default.svc.cluster.local",
  subject: sub,
  audience: "parley",
  jwks: platform.jwks,
  scopes: ["conversations:read"],
});
const postTrust = (more: Record<string, unknown> = {}, client: TestClient = server.person.client) =>
  client.post("/api/oauth/trusts", { ...newTrust(), ...more });

async function setTrust(more: Record<string, unknown> = {}, client?: TestClient): Promise<{ id: string }> {
  const answer = await postTrust(more, client);
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

async function exchange(trust: { id: string }, signing = {}) {
  const claims = { iss: newTrust().issuer, aud: ["parley", "other"], sub };
  return sendForm(`${server.url}/oauth/token`, {
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    client_id: trust.id,
    assertion: await platform.sign(claims, signing),
  });
}

async function getToken(trust: { id: string }): Promise<string> {
  const answer = await exchange(trust);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.access_token;
}

const statusOf = async (token: string) => (await server.client.as(token).get("/api/conversations")).status;
const ends = (token: string) => until(async () => (await statusOf(token)) === 401);
const pathOf = ({ id }: { id: string }) => `/api/oauth/trusts/${id}`;

test("a cluster whose issuer cannot be reached is trusted by the keys that come with the trust", async () => {
  const trust = await setTrust();
  assert.equal(await statusOf(await getToken(trust)), 200);
  assert.equal((await exchange(trust, { key: await makeKey("first") })).body.error, "invalid_grant");
  const elliptic = await makeKey("edwards", "EdDSA");
  const change = { jwks: { keys: [elliptic.jwk] } };
  assert.equal((await server.person.client.call("PATCH", pathOf(trust), { body: change })).status, 200);
  assert.equal((await exchange(trust)).body.error, "invalid_grant");
  assert.equal((await exchange(trust, { key: elliptic })).status, 200);
});

test("a trust that would trust too many, or calls a private address, is refused at its field", async () => {
  const [secret] = platform.keys;
  const { crv, kty, x, y } = (await makeKey("curve", "ES256")).jwk;
  const refused: [more: Record<string, unknown>, status: number, pointer: string][] = [
    [{ subject: "*" }, 400, "/body/subject"],
    [{ subject: "repo:*:ref:refs/heads/main" }, 400, "/body/subject"],
    [{ subject: "repo:*" }, 400, "/body/subject"],
    [{ subject: "" }, 400, "/body/subject"],
    [{ issuer: "http://issuer.example", jwks: undefined }, 400, "/body/issuer"],
    [{ issuer: "no address", jwks: undefined }, 400, "/body/issuer"],
    [{ issuer: "https://issuer.example/?a=b", jwks: undefined }, 400, "/body/issuer"],
    [{ issuer: platform.issuer, jwks: undefined }, 422, "/body/issuer"],
    [{ issuer: "https://169.254.169.254", jwks: undefined }, 422, "/body/issuer"],
    [{ issuer: server.url }, 400, "/body/issuer"],
    [{ jwks: { keys: [] } }, 400, "/body/jwks/keys"],
    [{ jwks: { keys: [{ ...secret!.jwk, d: "AQAB" }] } }, 400, "/body/jwks/keys/0"],
    [{ jwks: { keys: [{ kty: "oct", k: "c2VjcmV0" }] } }, 400, "/body/jwks/keys/0"],
    [
      {
        jwks: {
          keys: [
            { kty, crv, x, y },
            { kty: "EC", crv, x, y: x },
          ],
        },
      },
      400,
      "/body/jwks/keys/1",
    ],
    [{ jwks: { keys: [{ kty: "RSA", e: "AQAB" }] } }, 400, "/body/jwks/keys/0"],
    [{ jwks: { keys: [{ kty: "RSA", n: "A".repeat(70_000), e: "AQAB" }] } }, 400, "/body/jwks"],
    [{ scopes: ["nothing:such"] }, 400, "/body/scopes/0"],
    [{ scopes: [] }, 400, "/body/scopes"],
    [{ unknown: true }, 400, "/body/unknown"],
  ];
  for (const [more, status, pointer] of refused) {
    const answer = await postTrust(more);
    assert.equal(answer.status, status, `${JSON.stringify(more)} ${answer.text}`);
    assert.equal(answer.body.errors?.[0]?.pointer, pointer, answer.text);
  }
});

test("only an owner sets, sees, changes and ends trusts, in person, and only of the own workspace", async () => {
  const trust = await setTrust();
  const { person } = server;
  const admin = await joinTeam(server, person, "admin");
  const app = await makeApp(person.client, { scopes: ["keys:write", "settings:write"] });
  const callers: [who: string, client: TestClient, status: number][] = [
    ["an admin", admin.client, 403],
    ["a key", server.client.as(await makeApiKey(person, { scopes: ["keys:write"] })), 403],
    ["an owner's app", server.client.as((await getTokens(server.url, app, person)).access_token), 403],
    ["the machine itself", server.client.as(await getToken(trust)), 403],
    ["a stranger", (await signUp(server.client)).client, 404],
    ["nobody", server.client, 401],
  ];
  for (const [who, client, status] of callers) {
    assert.equal((await client.call("PATCH", pathOf(trust), { body: { scopes: ["leads:read"] } })).status, status, who);
    assert.equal((await client.call("DELETE", pathOf(trust))).status, status, who);
    if (status !== 403) continue;
    assert.equal((await postTrust({}, client)).status, 403, who);
    assert.equal((await client.get("/api/oauth/trusts")).status, 403, who);
  }
  assert.equal((await exchange(trust)).status, 200);
});

test("what is taken from a trust ends its access tokens within a second: changed, ended", async () => {
  const { client } = server.person;
  const trust = await setTrust();
  const token = await getToken(trust);
  assert.equal(await statusOf(token), 200);
  const changed = await client.call("PATCH", pathOf(trust), { body: { scopes: ["leads:read"], isReusable: true } });
  assert.deepEqual([changed.status, changed.body.scopes, changed.body.isReusable], [200, ["leads:read"], true]);
  await ends(token);
  const next = await getToken(trust);
  assert.equal(await statusOf(next), 403);
  assert.equal((await client.call("DELETE", pathOf(trust))).status, 204);
  await ends(next);
  assert.equal((await exchange(trust)).body.error, "invalid_client");
  assert.equal((await client.call("DELETE", pathOf(trust))).status, 404);
  type Entry = { action: string; target: { id: string } | null };
  const entries = (await client.get("/api/audit")).body.data;
  const isOfTrust = ({ target }: Entry) => target?.id === trust.id;
  const actions = entries.filter(isOfTrust).map(({ action }: Entry) => action);
  assert.deepEqual(actions, ["trust.ended", "trust.changed", "trust.created"]);
});

test("a trust ends with the rights of the owner who set it, until another owner answers for it", async () => {
  const { person } = server;
  const second = await joinTeam(server, person, "owner");
  const trust = await setTrust({ name: "By another owner" }, second.client);
  const token = await getToken(trust);
  const path = `/api/members/${second.userId}`;
  assert.equal((await person.client.call("PATCH", path, { body: { role: "admin" } })).status, 200);
  await ends(token);
  assert.match((await exchange(trust)).body.error_description, /no owner/);
  const shown = async () =>
    (await person.client.get("/api/oauth/trusts")).body.data.find(({ id }: { id: string }) => id === trust.id);
  assert.deepEqual([(await shown()).isLapsed, (await shown()).userId], [true, second.userId]);
  // One who is made an owner again has other rights than those on which the former tokens rest.
  assert.equal((await person.client.call("PATCH", path, { body: { role: "owner" } })).status, 200);
  assert.equal((await exchange(trust)).status, 200);
  assert.equal(await statusOf(token), 401);
  assert.equal((await person.client.call("DELETE", path)).status, 204);
  assert.equal((await exchange(trust)).body.error, "invalid_grant");
  const taken = await person.client.call("PATCH", pathOf(trust), { body: {} });
  assert.deepEqual([taken.status, taken.body.isLapsed], [200, false]);
  assert.equal(await statusOf(await getToken(trust)), 200);
});

test("a disabled account ends what its trusts give", async () => {
  const second = await joinTeam(server, server.person, "owner");
  const trust = await setTrust({}, second.client);
  const token = await getToken(trust);
  const { query } = server.server.kernel.database;
  await execute(query)`update account set status = 'disabled' where id = ${UserId.parse(second.userId)!}`;
  await ends(token);
  assert.equal((await exchange(trust)).body.error, "invalid_grant");
});

test("the audit log names the trust by which a machine acted", async () => {
  const trust = await setTrust({ scopes: ["keys:write"] });
  const app = { name: "Made by a machine", kind: "public", scopes: [] };
  const made = await server.client.as(await getToken(trust)).post("/api/oauth/apps", app);
  assert.equal(made.status, 201, made.text);
  const [entry] = (await server.person.client.get("/api/audit?action=app.created")).body.data;
  assert.deepEqual([entry.actor, entry.target.id], [{ kind: "trust", id: trust.id }, made.body.id]);
});

test("a machine ends its own token, and nobody else's", async () => {
  const [trust, other] = [await setTrust(), await setTrust()];
  const token = await getToken(trust);
  const end = (by: { id: string }) => sendForm(`${server.url}/oauth/revoke`, { client_id: by.id, token });
  const ask = (by: { id: string }) => sendForm(`${server.url}/oauth/introspect`, { client_id: by.id, token });
  assert.equal((await end(other)).status, 200);
  assert.equal((await ask(other)).body.active, false);
  assert.deepEqual([(await ask(trust)).body.active, (await ask(trust)).body.sub], [true, trust.id]);
  assert.equal(await statusOf(token), 200);
  assert.equal((await end(trust)).status, 200);
  assert.equal(await statusOf(token), 401);
});

test("a node that cannot read the revocations asks the database for each token of a machine", async () => {
  const trust = await setTrust();
  const token = await getToken(trust);
  const { kernel } = server.server;
  const { revocations } = kernel;
  kernel.revocations = { ...revocations, isFresh: () => false, has: () => false };
  try {
    assert.equal(await statusOf(token), 200);
    assert.equal((await server.person.client.call("DELETE", pathOf(trust))).status, 204);
    assert.equal(await statusOf(token), 401);
  } finally {
    kernel.revocations = revocations;
  }
});

test("a workspace has a hundred trusts at most", async () => {
  const { client } = await signUp(server.client);
  for (let made = 0; made < 100; made++) await setTrust({ name: `Trust ${made}` }, client);
  const answer = await postTrust({}, client);
  assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"]);
  const page = (await client.get("/api/oauth/trusts?limit=60")).body;
  assert.equal(page.data[0].name, "Trust 99");
  const rest = (await client.get(`/api/oauth/trusts?limit=60&cursor=${page.nextCursor}`)).body;
  assert.deepEqual([rest.data.length, rest.nextCursor], [40, null]);
});

test("setting a trust with the same Idempotency-Key sets one", async () => {
  const { client } = await signUp(server.client);
  const retry = { headers: { "idempotency-key": crypto.randomUUID() } };
  const [first, again] = [
    await client.post("/api/oauth/trusts", newTrust(), retry),
    await client.post("/api/oauth/trusts", newTrust(), retry),
  ];
  assert.deepEqual(again.body, first.body);
  assert.equal((await client.get("/api/oauth/trusts")).body.data.length, 1);
});
