import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { AppSignIn } from "../../sdks/typescript/src/credentials/app-sign-in.ts";
import type { Parley } from "../../sdks/typescript/src/parley.ts";
import {
  makeApp,
  startOauthServer,
  type TestApp,
} from "../../server/capabilities/access/authorizing/testing/app-user.ts";
import type { Person } from "../../server/testing/client.ts";
import type { TestServer } from "../../server/testing/test-server.ts";
import { openBrowser } from "./open-browser.ts";
import { type Site, serveSite } from "./serve-site.ts";

let server: TestServer & { person: Person };
let site: Site;
let browser: Browser;
let app: TestApp;

/** The page's own script leaves these here for the test. */
declare const loaded: { signIn: AppSignIn; parley: Parley };

before(async () => {
  [server, site, browser] = await Promise.all([startOauthServer(), serveSite(), openBrowser()]);
  app = await makeApp(server.person.client, { redirectUri: `${site.origin}/app` });
  const settings = JSON.stringify({ endpoint: server.url, clientId: app.id, redirectUri: app.redirectUri });
  site.pages.set(
    "/app",
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><h1>App</h1>
    <button>Sign in</button><p></p><script type="module">
      import { AppSignIn } from "${server.url}/client/oauth.js";
      import { Parley } from "${server.url}/client/parley.js";
      const signIn = new AppSignIn(${settings});
      const parley = new Parley({ endpoint: "${server.url}", accessToken: signIn.accessToken });
      globalThis.loaded = { signIn, parley };
      document.querySelector("button").onclick = () => signIn.start();
      const said = document.querySelector("p");
      signIn.finish().then((isIn) => (said.textContent = isIn ? "in" : "out"), (error) => (said.textContent = error.message));
    </script></html>`,
  );
});
after(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), site?.stop()]);
});

async function open(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: "en-GB" });
  context.setDefaultTimeout(180_000);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
const says = (page: Page, text: string) =>
  page.waitForFunction(`document.querySelector("p")?.textContent === "${text}"`);
const read = (page: Page) =>
  page.evaluate(async () => (await loaded.parley.request("GET /api/conversations")).data.length);

async function signIn(page: Page): Promise<void> {
  await page.goto(app.redirectUri);
  await says(page, "out");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("input[name=email]").fill(server.person.email);
  await page.locator("input[name=password]").fill(server.person.password);
  await page.locator("form button").first().click();
  await page.locator("button[value=allow]").click();
  await page.waitForURL(`${site.origin}/app`);
  await says(page, "in");
}

test("a page signs a member in, and its token is renewed when the server refuses it", async () => {
  await open(async (page) => {
    await signIn(page);
    assert.equal(await read(page), 0);
    // The code is in the address no longer, and the page stays signed in when it is loaded again.
    assert.equal(page.url(), app.redirectUri);
    await page.reload();
    await says(page, "in");
    assert.equal(await read(page), 0);
    const first = await page.evaluate(() => loaded.signIn.accessToken());
    const body = new URLSearchParams({ client_id: app.id, token: first });
    assert.equal((await fetch(`${server.url}/oauth/revoke`, { method: "POST", body })).status, 200);
    assert.equal(await read(page), 0);
    assert.notEqual(await page.evaluate(() => loaded.signIn.accessToken()), first);
    await page.evaluate(() => loaded.signIn.signOut());
    const refused = await page.evaluate(() => loaded.parley.request("GET /api/conversations").then(String, String));
    assert.match(refused, /Nobody is signed in/);
    assert.deepEqual((await server.person.client.get("/api/oauth/grants")).body.data, []);
  });
});

test("a page takes no code that it did not ask for", async () => {
  await open(async (page) => {
    for (const query of ["code=stolen&state=guessed", `code=stolen&state=&iss=${server.url}`, "error=x&state=y"]) {
      await page.goto(`${app.redirectUri}?${query}`);
      await page.waitForFunction(`document.querySelector("p")?.textContent !== ""`);
      const text = await page.locator("p").innerText();
      assert.ok(["This sign-in was not begun by this page.", "out"].includes(text), text);
    }
  });
});
