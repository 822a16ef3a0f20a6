import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
  authorizeUrl,
  fieldOf,
  freePort,
  makeApp,
  makePkce,
  PlainBrowser,
  refreshTokens,
  sendForm,
  signInForApp,
  type TestApp,
  tokenForm,
} from "../../server/capabilities/access/authorizing/testing/app-user.ts";
import { createClient, type Person, signUp } from "../../server/testing/client.ts";
import { layOutDataDirectory } from "../lay-out-data-directory.ts";
import { startServerProcess } from "../server-process.ts";

let folder: string;
let settings: Record<string, string>;
let server: ReturnType<typeof startServerProcess>;
let url: string;
let person: Person;
let app: TestApp;

async function start(): Promise<void> {
  server = startServerProcess(settings);
  url = await server.ready;
}
async function killAndStart(): Promise<void> {
  server.signal("SIGKILL");
  await server.ended;
  await start();
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-oauth-kill-"));
  layOutDataDirectory(folder);
  // The address stands in tokens and cookies, so that it stays the same.
  settings = { PARLEY_DATA_DIR: folder, PARLEY_LOG_LEVEL: "warn", PORT: String(await freePort()) };
  await start();
  person = await signUp(createClient(url));
  app = await makeApp(person.client);
});
after(async () => {
  server?.signal("SIGTERM");
  await server?.ended;
  await rm(folder, { recursive: true, force: true });
});

test("kill -9 after the consent and after the code: the person decides once, and the app gets its tokens", async () => {
  const browser = new PlainBrowser(url);
  const pkce = makePkce();
  const { path, page } = await signInForApp(browser, authorizeUrl(url, app, pkce), person);
  const form = { proof: fieldOf(page.text, "proof"), workspace: person.workspaceId, decision: "allow" };
  const decided = await browser.open(path, form);
  assert.equal(decided.status, 303, decided.text);
  await killAndStart();
  const back = await browser.open(decided.location!);
  const code = new URL(back.location!).searchParams.get("code");
  assert.ok(code !== null, back.location);
  await killAndStart();
  const tokens = await sendForm(`${url}/oauth/token`, tokenForm(app, code, pkce));
  assert.equal(tokens.status, 200, JSON.stringify(tokens.body));
  await killAndStart();
  assert.equal((await createClient(url, tokens.body.access_token).get("/api/conversations")).status, 200);
  const next = await refreshTokens(url, app, tokens.body.refresh_token);
  assert.equal(next.status, 200, JSON.stringify(next.body));
  // The answer was lost in the kill: the app asks again.
  await killAndStart();
  const again = await refreshTokens(url, app, tokens.body.refresh_token);
  assert.ok(again.status === 200 || again.body.error === "invalid_grant", JSON.stringify(again.body));
});

test("kill -9 while an app exchanges its code: it has all of the answer, or the code still works, or nothing", async () => {
  for (let delayMs = 0; delayMs < 60; delayMs += 20) {
    const browser = new PlainBrowser(url);
    const pkce = makePkce();
    const { path, page } = await signInForApp(browser, authorizeUrl(url, app, pkce), person);
    const form = { proof: fieldOf(page.text, "proof"), workspace: person.workspaceId, decision: "allow" };
    const back = await browser.open((await browser.open(path, form)).location!);
    const code = new URL(back.location!).searchParams.get("code")!;
    const exchanged = sendForm(`${url}/oauth/token`, tokenForm(app, code, pkce)).catch(() => undefined);
    setTimeout(() => server.signal("SIGKILL"), delayMs);
    const answer = await exchanged;
    await server.ended;
    await start();
    if (answer?.status === 200) {
      assert.equal((await refreshTokens(url, app, answer.body.refresh_token)).status, 200);
      continue;
    }
    const again = await sendForm(`${url}/oauth/token`, tokenForm(app, code, pkce));
    assert.ok(again.status === 200 || again.body.error === "invalid_grant", JSON.stringify(again.body));
  }
});
