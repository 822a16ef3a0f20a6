import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { decodeJwt } from "jose";
import type { Person } from "../../../testing/client.ts";
import { oneTimeCodeOf } from "../../../testing/clients/one-time-code-of.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import {
  allow,
  authorizeUrl,
  fieldOf,
  getCode,
  getTokens,
  makeApp,
  makePkce,
  PlainBrowser,
  sendForm,
  signInForApp,
  startOauthServer,
  tokenForm,
} from "./testing/app-user.ts";

let server: TestServer & { person: Person };
before(async () => {
  server = await startOauthServer({ settings: { PARLEY_OAUTH_REGISTRATION: "open" } });
});
after(() => server.stop());

const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

test("a terminal is let in with a code that the person types on another device", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { name: "Terminal" });
  const device = await sendForm(`${url}/oauth/device`, { client_id: app.id, scope: "conversations:read" });
  assert.equal(device.status, 200, JSON.stringify(device.body));
  const poll = () =>
    sendForm(`${url}/oauth/token`, {
      grant_type: deviceGrant,
      client_id: app.id,
      device_code: device.body.device_code,
    });
  assert.equal((await poll()).body.error, "authorization_pending");
  const browser = new PlainBrowser(url);
  const asks = await browser.open(device.body.verification_uri_complete);
  assert.equal(fieldOf(asks.text, "user_code"), device.body.user_code);
  const wrong = { xsrf: fieldOf(asks.text, "xsrf"), user_code: "BBBB-BBBB" };
  assert.match((await browser.open("/oauth/device/verify", wrong)).text, /This code is wrong/);
  const again = await browser.open("/oauth/device");
  const typed = { xsrf: fieldOf(again.text, "xsrf"), user_code: device.body.user_code };
  const compare = await browser.open("/oauth/device/verify", typed);
  assert.match(compare.text, /Terminal/);
  const confirmed = { ...typed, xsrf: fieldOf(compare.text, "xsrf"), confirm: "yes" };
  const sent = await browser.open("/oauth/device/verify", confirmed);
  assert.equal(sent.status, 303, sent.text);
  const { email, password } = person;
  await browser.open(sent.location!);
  const page = await browser.open(sent.location!, { email, password });
  assert.match((await allow(browser, sent.location!, page)).text, /The device is connected/);
  const tokens = await poll();
  assert.equal(tokens.body.scope, "conversations:read", JSON.stringify(tokens.body));
  assert.equal((await server.client.as(tokens.body.access_token).get("/api/conversations")).status, 200);
  assert.equal((await poll()).body.error, "invalid_grant");
});

test("a code that is sent without the page's cookie, or too late, is asked for again", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { name: "Terminal" });
  const device = await sendForm(`${url}/oauth/device`, { client_id: app.id, scope: "conversations:read" });
  const browser = new PlainBrowser(url);
  const late = await browser.open("/oauth/device/verify", { xsrf: "unknown", user_code: device.body.user_code });
  assert.equal(late.status, 422, late.text);
  assert.match(late.text, /This request has ended, or was begun in another browser/);
  assert.equal(fieldOf(late.text, "user_code"), device.body.user_code);
  const again = { xsrf: fieldOf(late.text, "xsrf"), user_code: device.body.user_code };
  const compare = await browser.open("/oauth/device/verify", again);
  assert.equal(compare.status, 200, compare.text);
  assert.match(compare.text, /Terminal/);
  const lost = await server.client.get("/oauth/device/verify/unknown");
  assert.equal(lost.status, 422, lost.text);
  assert.match(lost.text, /Type the code that the device shows/);
});

test("a confidential app acts by itself in its workspace, by either way to send its secret", async () => {
  const { url, person } = server;
  const scopes = ["leads:read", "settings:write"];
  const app = await makeApp(person.client, { kind: "confidential", redirectUri: "https://app.example/back", scopes });
  const basic = Buffer.from(`${app.id}:${app.clientSecret}`).toString("base64");
  const form = { grant_type: "client_credentials" };
  const answer = await sendForm(`${url}/oauth/token`, form, { authorization: `Basic ${basic}` });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.deepEqual([answer.body.scope, answer.body.refresh_token], ["leads:read", undefined]);
  assert.equal(decodeJwt(answer.body.access_token).sub, app.id);
  const asApp = server.client.as(answer.body.access_token);
  assert.equal((await asApp.get("/api/leads")).status, 200);
  assert.equal((await asApp.get("/api/conversations")).status, 403);
  const asked = { client_id: app.id, client_secret: app.clientSecret!, token: answer.body.access_token };
  const introspected = (await sendForm(`${url}/oauth/introspect`, asked)).body;
  assert.deepEqual([introspected.active, introspected.scope], [true, "leads:read"]);
  const renewed = await person.client.post(`/api/oauth/apps/${app.id}/secret`);
  assert.equal(renewed.status, 200);
  assert.equal((await sendForm(`${url}/oauth/token`, form, { authorization: `Basic ${basic}` })).status, 401);
  assert.equal((await person.client.call("DELETE", `/api/oauth/apps/${app.id}`)).status, 204);
  await until(async () => (await asApp.get("/api/leads")).status === 401);
});

test("what an app asks for can be sent beforehand, and then only its name travels by the browser", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client);
  const pkce = makePkce();
  const query = Object.fromEntries(new URL(authorizeUrl(url, app, pkce)).searchParams);
  const pushed = await sendForm(`${url}/oauth/par`, query);
  assert.equal(pushed.status, 201, JSON.stringify(pushed.body));
  const start = `${url}/oauth/authorize?${new URLSearchParams({ client_id: app.id, request_uri: pushed.body.request_uri })}`;
  const browser = new PlainBrowser(url);
  const { path, page } = await signInForApp(browser, start, person);
  const code = new URL((await allow(browser, path, page)).location!).searchParams.get("code")!;
  assert.equal((await sendForm(`${url}/oauth/token`, tokenForm(app, code, pkce))).status, 200);
});

test("a consent is remembered where nobody else can receive the answer, until it ends or more is asked", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { redirectUri: "https://app.example/callback" });
  const ask = (scope: string, more: Record<string, string> = {}) =>
    signInForApp(new PlainBrowser(url), authorizeUrl(url, app, makePkce(), { scope, ...more }), person);
  await getCode(url, app, makePkce(), person, { scope: "conversations:read" });
  assert.equal((await ask("conversations:read")).page.status, 303);
  assert.equal((await ask("conversations:read", { prompt: "consent" })).page.status, 200);
  assert.match((await ask("conversations:read knowledge:read")).page.text, /Read what the assistants know/);
  const { data } = (await person.client.get("/api/oauth/grants")).body;
  const { id } = data.find((each: { app: { id: string } }) => each.app.id === app.id);
  await person.client.call("DELETE", `/api/oauth/grants/${id}`);
  assert.equal((await ask("conversations:read")).page.status, 200);
  const local = await makeApp(person.client);
  await getTokens(url, local, person);
  const { page } = await signInForApp(new PlainBrowser(url), authorizeUrl(url, local, makePkce()), person);
  assert.equal(page.status, 200);
});

test("the second factor of an account is asked for, and a wrong one gives nothing", async () => {
  const { url, person } = server;
  const { secret } = (await person.client.post("/api/auth/totp")).body;
  const { recoveryCodes } = (
    await person.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(secret, Date.now()) })
  ).body;
  const app = await makeApp(person.client);
  const browser = new PlainBrowser(url);
  const { path, page } = await signInForApp(browser, authorizeUrl(url, app, makePkce()), person);
  const proof = fieldOf(page.text, "proof");
  assert.equal((await browser.open(path, { proof, decision: "allow", workspace: person.workspaceId })).status, 422);
  assert.equal((await browser.open(path, { proof, code: "000000" })).status, 422);
  const consent = await browser.open(path, { proof, code: recoveryCodes[0] });
  assert.match(consent.text, /May this app act for you\?/);
  assert.equal((await allow(browser, path, consent)).status, 303);
});

test("a program registers itself where the operator lets it, without sensitive scopes", async () => {
  const { url } = server;
  const answer = await server.client.post("/oauth/register", {
    client_name: "Editor",
    redirect_uris: ["http://127.0.0.1:4999/callback"],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
  });
  assert.equal(answer.status, 201, answer.text);
  assert.doesNotMatch(answer.body.scope, /keys:write|settings:write|database:sql/);
  assert.equal(answer.body.client_secret, undefined);
  const metadata = (await server.client.get("/.well-known/oauth-authorization-server")).body;
  assert.equal(metadata.registration_endpoint, `${url}/oauth/register`);
  const bad = await server.client.post("/oauth/register", { redirect_uris: ["http://app.example/"] });
  assert.deepEqual([bad.status, bad.body.error], [400, "invalid_request"]);
  const closed = await startOauthServer();
  const careful = await startOauthServer({ settings: { PARLEY_OAUTH_REGISTRATION: "approval" } });
  try {
    assert.equal((await closed.client.post("/oauth/register", {})).status, 403);
    const body = { redirect_uris: ["http://127.0.0.1:4999/callback"], token_endpoint_auth_method: "none" };
    const { client_id: id, redirect_uris } = (await careful.client.post("/oauth/register", body)).body;
    const start = authorizeUrl(careful.url, { id, clientSecret: null, redirectUri: redirect_uris[0] }, makePkce());
    assert.equal((await new PlainBrowser(careful.url).open(start)).status, 422);
    const changed = await careful.person.client.call("PATCH", `/api/oauth/apps/${id}`, { body: { status: "active" } });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await new PlainBrowser(careful.url).open(start)).status, 303);
  } finally {
    await closed.stop();
    await careful.stop();
  }
});

test("a form of the page for devices that another page sends, or nobody's browser, asks for the code again", async () => {
  const forms: Record<string, string>[] = [
    {},
    { user_code: "BBBB-BBBB" },
    { xsrf: "guessed", user_code: "BBBB-BBBB", confirm: "yes" },
  ];
  for (const form of forms) {
    const answer = await new PlainBrowser(server.url).open("/oauth/device/verify", form);
    assert.match(answer.text, /Type the code that the device shows/);
    assert.ok(answer.status < 500, `${answer.status} ${answer.text}`);
  }
});

test("an app that asks for nothing that it may have is told so at once, and no person is asked to sign in", async () => {
  const { url, person } = server;
  const app = await makeApp(person.client, { kind: "confidential", scopes: ["leads:read"] });
  const secret = { client_id: app.id, client_secret: app.clientSecret! };
  for (const scope of ["members:write", "no-scope"]) {
    const { location } = await new PlainBrowser(url).open(authorizeUrl(url, app, makePkce(), { scope }));
    const back = new URL(location!, url);
    assert.equal(`${back.origin}${back.pathname}`, app.redirectUri);
    assert.equal(back.searchParams.get("error"), "invalid_scope");
    const machine = await sendForm(`${url}/oauth/token`, { ...secret, grant_type: "client_credentials", scope });
    assert.deepEqual([machine.status, machine.body.error], [400, "invalid_scope"]);
    const device = await sendForm(`${url}/oauth/device`, { ...secret, scope });
    assert.deepEqual([device.status, device.body.error], [400, "invalid_scope"]);
  }
  // A parameter without a value counts as left out, and then the app asks for all that it may have.
  const all = await sendForm(`${url}/oauth/token`, { ...secret, grant_type: "client_credentials", scope: "" });
  assert.equal(all.body.scope, "leads:read", JSON.stringify(all.body));
  const page = await new PlainBrowser(url).open(authorizeUrl(url, app, makePkce(), { scope: "leads:read no-scope" }));
  assert.match(page.location ?? "", /\/oauth\/consent\//);
});
