import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { UserId } from "../../identity/index.ts";
import { getTokens, makeApp, refreshTokens, sendForm, startOauthServer } from "../authorizing/testing/app-user.ts";
import { makeKeyText } from "../keys/make-key-text.ts";

let server: TestServer & { person: Person };
before(async () => {
  server = await startOauthServer();
});
after(() => server.stop());

const statusOf = async (token: string, path = "/api/conversations") => (await server.client.as(token).get(path)).status;

test("a member sees what they let apps do, owners see all of it, and either ends it within a second", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { name: "Diary" });
  const agent = await joinTeam(server, person, "agent");
  const [own, others] = [await getTokens(url, app, person), await getTokens(url, app, agent)];
  const mine = (await agent.client.get("/api/oauth/grants")).body.data;
  assert.equal(mine.length, 1);
  assert.deepEqual(mine[0].app, { id: app.id, name: "Diary" });
  assert.deepEqual(mine[0].access[0].audience, url);
  assert.equal((await agent.client.get("/api/oauth/grants?everybody=true")).status, 403);
  const everybody = (await person.client.get("/api/oauth/grants?everybody=true")).body.data;
  assert.equal(everybody.length, 2);
  const ofOwner = everybody.find(({ id }: { id: string }) => id !== mine[0].id);
  assert.equal((await agent.client.call("DELETE", `/api/oauth/grants/${ofOwner.id}`)).status, 404);
  const stranger = await signUp(server.client);
  assert.equal((await stranger.client.call("DELETE", `/api/oauth/grants/${ofOwner.id}`)).status, 404);
  assert.equal((await person.client.call("DELETE", `/api/oauth/grants/${mine[0].id}`)).status, 204);
  await until(async () => (await statusOf(others.access_token)) === 401);
  assert.equal((await refreshTokens(url, app, others.refresh_token)).body.error, "invalid_grant");
  assert.equal(await statusOf(own.access_token), 200);
  const actions = (await person.client.get("/api/audit")).body.data.map(({ action }: { action: string }) => action);
  assert.ok(actions.includes("app-grant.given") && actions.includes("app-grant.ended"), actions.join());
});

test("an app never has more than its member, and loses what the member loses", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { scopes: ["conversations:read", "newsletter:read", "members:write"] });
  const member = await joinTeam(server, person, "admin");
  const tokens = await getTokens(url, app, member);
  // A sensitive scope needs an owner's approval.
  assert.deepEqual(tokens.scope.split(" ").sort(), ["conversations:read", "newsletter:read"]);
  const { user } = (await member.client.get("/api/auth/me")).body;
  assert.equal((await person.client.call("PATCH", `/api/members/${user.id}`, { body: { role: "agent" } })).status, 200);
  await until(async () => (await statusOf(tokens.access_token)) === 401);
  const next = await refreshTokens(url, app, tokens.refresh_token);
  assert.equal(next.body.scope, "conversations:read");
  assert.equal(await statusOf(next.body.access_token, "/api/newsletter/subscribers"), 403);
  assert.equal((await person.client.call("DELETE", `/api/members/${user.id}`)).status, 204);
  await until(async () => (await statusOf(next.body.access_token)) === 401);
  assert.equal((await refreshTokens(url, app, next.body.refresh_token)).body.error, "invalid_grant");
});

test("a sensitive scope works for members only while an owner approves it", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { scopes: ["conversations:read", "settings:write"] });
  const member = await joinTeam(server, person, "admin");
  const path = `/api/oauth/apps/${app.id}/approval`;
  assert.equal((await member.client.call("PUT", path, { body: { scopes: ["settings:write"] } })).status, 403);
  assert.equal((await person.client.call("PUT", path, { body: { scopes: ["leads:read"] } })).status, 400);
  const approved = async () =>
    (await person.client.get("/api/oauth/apps")).body.data.find(({ id }: { id: string }) => id === app.id)
      .approvedScopes;
  assert.deepEqual(await approved(), []);
  assert.equal((await person.client.call("PUT", path, { body: { scopes: ["settings:write"] } })).status, 200);
  assert.deepEqual(await approved(), ["settings:write"]);
  const tokens = await getTokens(url, app, member);
  assert.match(tokens.scope, /settings:write/);
  assert.equal((await person.client.call("PUT", path, { body: { scopes: [] } })).status, 200);
  await until(async () => (await statusOf(tokens.access_token)) === 401);
  assert.equal((await refreshTokens(url, app, tokens.refresh_token)).body.scope, "conversations:read");
});

test("an app is no member in person: not the account, no owner's deeds, no stronger credentials", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { scopes: ["conversations:read", "members:write", "keys:write"] });
  const client = server.client.as((await getTokens(url, app, person)).access_token);
  const refused: [string, string, unknown?][] = [
    ["GET", "/api/auth/me"],
    ["GET", "/api/auth/sessions"],
    ["POST", "/api/auth/switch", { workspaceId: person.workspaceId }],
    ["POST", "/api/auth/totp"],
    ["GET", "/api/oauth/grants"],
    ["PUT", `/api/oauth/apps/${app.id}/approval`, { scopes: ["keys:write"] }],
    ["DELETE", "/api/workspace"],
    ["POST", "/api/members/invitations", { email: "new@example.com", role: "admin" }],
    ["POST", "/api/keys", { name: "more", kind: "secret", scopes: ["settings:write"] }],
    ["POST", "/api/oauth/apps", { name: "More", kind: "confidential", scopes: ["settings:write"] }],
  ];
  for (const [method, path, body] of refused) {
    const answer = await client.call(method, path, body === undefined ? {} : { body });
    assert.equal(answer.status, 403, `${method} ${path}: ${answer.status} ${answer.text}`);
  }
});

test("ending an app ends what its members gave it, and changing its scopes its access tokens", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client);
  const tokens = await getTokens(url, app, person);
  const path = `/api/oauth/apps/${app.id}`;
  assert.equal((await person.client.call("PATCH", path, { body: { scopes: ["knowledge:read"] } })).status, 200);
  await until(async () => (await statusOf(tokens.access_token)) === 401);
  const next = await refreshTokens(url, app, tokens.refresh_token);
  assert.equal(next.body.scope, "knowledge:read");
  const stranger = await signUp(server.client);
  assert.equal((await stranger.client.call("DELETE", path)).status, 404);
  assert.equal((await person.client.call("DELETE", path)).status, 204);
  await until(async () => (await statusOf(next.body.access_token, "/api/knowledge/sources")) === 401);
  assert.equal((await refreshTokens(url, app, next.body.refresh_token)).body.error, "invalid_client");
});

test("what apps do for an account ends within a second when the account is disabled", async () => {
  const { url, person } = server;
  const { query } = server.server.kernel.database;
  const app = await makeApp(person.client);
  const member = await joinTeam(server, person, "agent");
  const tokens = await getTokens(url, app, member);
  assert.equal(await statusOf(tokens.access_token), 200);
  const setStatus = (status: string) =>
    execute(query)`update account set status = ${status} where id = ${UserId.parse(member.userId)!}`;
  await setStatus("disabled");
  await until(async () => (await statusOf(tokens.access_token)) === 401);
  await until(async () => (await statusOf(member.accessToken)) === 401);
  assert.equal((await refreshTokens(url, app, tokens.refresh_token)).body.error, "invalid_grant");
  // An account that is enabled again is asked for its consent again.
  await setStatus("active");
  assert.equal((await refreshTokens(url, app, tokens.refresh_token)).body.error, "invalid_grant");
  assert.equal(await statusOf((await getTokens(url, app, member)).access_token), 200);
});

test("an app ends its access token alone, and no other app does", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client);
  const other = await makeApp(person.client);
  const tokens = await getTokens(url, app, person);
  const next = (await refreshTokens(url, app, tokens.refresh_token)).body;
  const end = (by: string) => sendForm(`${url}/oauth/revoke`, { client_id: by, token: tokens.access_token });
  assert.equal((await end(other.id)).status, 200);
  assert.equal((await end("app_00000000000000000000000000")).body.error, "invalid_client");
  assert.equal(await statusOf(tokens.access_token), 200);
  assert.equal((await end(app.id)).status, 200);
  assert.equal(await statusOf(tokens.access_token), 401);
  assert.equal(await statusOf(next.access_token), 200);
  assert.equal((await refreshTokens(url, app, next.refresh_token)).status, 200);
  // A node that has not read the revocations for a while asks the database.
  const { revocations } = server.server.kernel;
  const blind = { ...revocations, isFresh: () => false, has: () => false };
  server.server.kernel.revocations = blind;
  try {
    assert.equal(await statusOf(tokens.access_token), 401);
    assert.equal(await statusOf(next.access_token), 200);
  } finally {
    server.server.kernel.revocations = revocations;
  }
});

test("a verified access token of an app costs no query", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client);
  const token = (await getTokens(url, app, person)).access_token;
  const { pool } = server.server.kernel.database;
  const counts = { known: 0, unknown: 0 };
  let kind: keyof typeof counts = "known";
  const count = () => void counts[kind]++;
  // Admitted, then refused for its query: nothing is read but the credential.
  const path = "/api/conversations?limit=0";
  assert.equal(await statusOf(token, path), 400);
  pool.on("acquire", count);
  for (let call = 0; call < 200; call++) {
    kind = "known";
    assert.equal(await statusOf(token, path), 400);
    kind = "unknown";
    assert.equal(await statusOf(makeKeyText("secret"), path), 401);
  }
  pool.off("acquire", count);
  // The server's own queries go on meanwhile, and fall on both kinds alike.
  assert.ok(counts.known + 100 < counts.unknown, JSON.stringify(counts));
});

test("nothing that is stored is a credential", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { kind: "confidential", redirectUri: "https://app.example/back" });
  const tokens = await getTokens(url, app, person);
  const rows = await all<{ text: string }>(server.server.kernel.database.query)`
    select row_to_json(oauth_artifact)::text as text from oauth_artifact
    union all select row_to_json(oauth_app)::text from oauth_app
    union all select row_to_json(oauth_grant)::text from oauth_grant`;
  const stored = rows.map(({ text }) => text).join("\n");
  for (const secret of [tokens.refresh_token, tokens.access_token, app.clientSecret!]) {
    assert.equal(stored.includes(secret), false);
    assert.equal(stored.includes(Buffer.from(secret).toString("hex")), false);
  }
  const revoked = await sendForm(`${url}/oauth/revoke`, {
    client_id: app.id,
    client_secret: app.clientSecret!,
    token: tokens.refresh_token,
  });
  assert.equal(revoked.status, 200);
  await until(async () => (await statusOf(tokens.access_token)) === 401);
});
