import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { type CredentialAnswer, SoftwarePasskey } from "../../../testing/clients/software-passkey.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import {
  allow,
  authorizeUrl,
  fieldOf,
  freePort,
  makeApp,
  makePkce,
  PlainBrowser,
  sendForm,
  signInForApp,
  startOauthServer,
  type TestApp,
  tokenForm,
} from "../authorizing/testing/app-user.ts";

let server: TestServer & { person: Person };
let app: TestApp;
let origin: string;
before(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await startOauthServer({ settings: { PORT: String(port), PARLEY_PUBLIC_URL: origin } });
  app = await makeApp(server.person.client);
});
after(() => server.stop());

async function withPasskey(): Promise<{ person: Person; passkey: SoftwarePasskey }> {
  const person = await signUp(server.client);
  const passkey = new SoftwarePasskey(origin);
  const { options } = (await person.client.post("/api/auth/passkeys/options")).body;
  const added = await person.client.post("/api/auth/passkeys", { name: "phone", passkey: passkey.create(options) });
  assert.equal(added.status, 201, added.text);
  return { person, passkey };
}

/** Reads what the page asks a passkey with. */
function optionsOf(text: string): Record<string, unknown> {
  const written = /data-options="([^"]*)"/.exec(text)?.[1];
  assert.ok(written !== undefined, text);
  return JSON.parse(written.replaceAll("&quot;", '"').replaceAll("&#34;", '"').replaceAll("&amp;", "&"));
}

function signed(proof: string, { id, response }: CredentialAnswer): Record<string, string> {
  const { clientDataJSON = "", authenticatorData = "", signature = "" } = response as Record<string, string>;
  return { proof, passkey: id, clientDataJSON, authenticatorData, signature };
}

test("a passkey is the second factor at the page that asks for an app, and each answer of it works once", async () => {
  const { person, passkey } = await withPasskey();
  const { passkey: strange } = await withPasskey();
  const browser = new PlainBrowser(origin);
  const pkce = makePkce();
  const { path, page } = await signInForApp(browser, authorizeUrl(origin, app, pkce), person);
  assert.match(page.text, /Use a passkey/);
  assert.match(page.headers.get("content-security-policy") ?? "", /script-src 'self'; connect-src 'self'/);
  const first = { proof: fieldOf(page.text, "proof"), options: optionsOf(page.text) };
  const refused = await browser.open(path, signed(first.proof, strange.get(first.options as never)));
  assert.equal(refused.status, 422);
  assert.match(refused.text, /The passkey did not work/);
  const second = { proof: fieldOf(refused.text, "proof"), options: optionsOf(refused.text) };
  assert.notEqual(second.options.challenge, first.options.challenge);
  // The answer to another challenge is none to this one.
  const other = await browser.open(path, signed(second.proof, passkey.get(first.options as never)));
  assert.equal(other.status, 422);
  const third = { proof: fieldOf(other.text, "proof"), options: optionsOf(other.text) };
  const answer = signed(third.proof, passkey.get(third.options as never));
  const consent = await browser.open(path, answer);
  assert.equal(consent.status, 200, consent.text);
  assert.match(consent.text, /May this app act for you/);
  assert.equal((await browser.open(path, answer)).status, 422);
  const back = await allow(browser, path, consent);
  const code = new URL(back.location!).searchParams.get("code")!;
  assert.equal((await sendForm(`${origin}/oauth/token`, tokenForm(app, code, pkce))).status, 200);
});

test("the password alone lets no app in for a person with a passkey, whatever the form says", async () => {
  const { person } = await withPasskey();
  const browser = new PlainBrowser(origin);
  const { path, page } = await signInForApp(browser, authorizeUrl(origin, app, makePkce()), person);
  const proof = fieldOf(page.text, "proof");
  const decided = { proof, workspace: person.workspaceId, decision: "allow" };
  for (const form of [decided, { ...decided, passkey: "x" }, { ...decided, code: "000000" }]) {
    const answer = await browser.open(path, form);
    assert.equal(answer.status, 422, answer.text);
    assert.equal(answer.location, undefined);
  }
  assert.equal((await browser.open(path, { ...decided, signature: "no base64url!" })).status, 400);
});

test("the page says which workspace made an app, to people of any workspace", async () => {
  const stranger = await signUp(server.client);
  const renamed = await server.person.client.call("PATCH", "/api/settings/workspace", {
    body: { name: "Shop & <sons>" },
  });
  assert.equal(renamed.status, 200, renamed.text);
  const { page } = await signInForApp(new PlainBrowser(origin), authorizeUrl(origin, app, makePkce()), stranger);
  assert.match(page.text, /The workspace <strong><bdi>Shop &#38; &#60;sons&#62;<\/bdi><\/strong> made this app\./);
  assert.match(page.text, /Parley has not verified who made this app\./);
});

test("a page of a person without a passkey runs no script", async () => {
  const browser = new PlainBrowser(origin);
  const { page } = await signInForApp(browser, authorizeUrl(origin, app, makePkce()), server.person);
  assert.doesNotMatch(page.headers.get("content-security-policy") ?? "", /script-src/);
  assert.match((await server.client.get("/oauth/scripts/passkey.js")).text, /navigator\.credentials/);
  assert.equal((await server.client.get("/oauth/scripts/other.js")).status, 404);
});

test("a person who is removed between the page and the decision lets nothing in there", async () => {
  const { person } = server;
  const member = await joinTeam(server, person, "agent");
  const browser = new PlainBrowser(origin);
  const { path, page } = await signInForApp(browser, authorizeUrl(origin, app, makePkce()), member);
  const form = { proof: fieldOf(page.text, "proof"), workspace: person.workspaceId, decision: "allow" };
  assert.equal((await person.client.call("DELETE", `/api/members/${member.userId}`)).status, 204);
  const decided = await browser.open(path, form);
  assert.deepEqual([decided.status, decided.location], [422, undefined]);
  assert.match(decided.text, /Sign in to let an app act for you/);
});

test("a person who is removed between the decision and the code gets the app no token", async () => {
  const { person } = server;
  const member = await joinTeam(server, person, "agent");
  const browser = new PlainBrowser(origin);
  const pkce = makePkce();
  const { path, page } = await signInForApp(browser, authorizeUrl(origin, app, pkce), member);
  const back = await allow(browser, path, page);
  const code = new URL(back.location!).searchParams.get("code")!;
  assert.equal((await person.client.call("DELETE", `/api/members/${member.userId}`)).status, 204);
  const answer = await sendForm(`${origin}/oauth/token`, tokenForm(app, code, pkce));
  assert.equal(answer.body.error, "invalid_grant");
});

test("two tabs ask for themselves: the proof of one is none in the other, and the way back gives no second code", async () => {
  const [one, two] = [new PlainBrowser(origin), new PlainBrowser(origin)];
  const first = await signInForApp(one, authorizeUrl(origin, app, makePkce()), server.person);
  const other = await signInForApp(two, authorizeUrl(origin, app, makePkce()), server.person);
  const form = {
    proof: fieldOf(first.page.text, "proof"),
    workspace: server.person.workspaceId,
    decision: "allow",
  };
  assert.equal((await two.open(other.path, form)).status, 422);
  // Another browser does not decide for this one, whatever it knows.
  assert.equal((await two.open(first.path, form)).status, 422);
  const decided = await one.open(first.path, form);
  assert.equal((await one.open(decided.location!)).status, 303);
  assert.equal((await one.open(decided.location!)).status, 422);
  assert.equal((await one.open(first.path, form)).status, 422);
});
