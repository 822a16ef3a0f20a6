import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import {
  authorizeUrl,
  makeApp,
  makePkce,
  sendForm,
  startOauthServer,
  type TestApp,
  tokenForm,
} from "../../server/capabilities/access/authorizing/testing/app-user.ts";
import type { Person } from "../../server/testing/client.ts";
import type { TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";

let server: TestServer & { person: Person };
let browser: Browser;
/** The app's own page, to which people come back. */
let callback: Server;
let app: TestApp;
before(async () => {
  [server, browser] = await Promise.all([startOauthServer(), openBrowser()]);
  callback = createServer((_, response) => response.end("Back at the app")).listen(0, "127.0.0.1");
  await new Promise((done) => callback.once("listening", done));
  const { port } = callback.address() as { port: number };
  app = await makeApp(server.person.client, { name: "Diary", redirectUri: `http://127.0.0.1:${port}/callback` });
});
after(async () => {
  callback?.closeAllConnections();
  callback?.close();
  await browser?.close();
  await server?.stop();
});

const headingOf = (page: Page) => page.locator("h1").innerText();
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const folder = process.env.SCREENSHOTS;
const picture = async (page: Page, name: string) => {
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

async function inPage(locale: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale, javaScriptEnabled: true });
  context.setDefaultTimeout(180_000);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test("a person signs in and lets an app act by keyboard alone, and comes back to the app with a code", async () => {
  await inPage("en-GB", async (page) => {
    const pkce = makePkce();
    await page.goto(authorizeUrl(server.url, app, pkce));
    assert.equal(await headingOf(page), "Sign in to let an app act for you");
    assert.match(await page.locator("main").innerText(), /Diary asks to act for you/);
    assert.deepEqual(await findPageFaults(page), []);
    await picture(page, "sign-in");
    await page.locator("#email").focus();
    await page.keyboard.insertText(server.person.email);
    await press(page, "Tab");
    await page.keyboard.insertText(server.person.password);
    await Promise.all([page.waitForURL(/consent/), press(page, "Enter")]);
    await page.getByRole("heading", { name: "May this app act for you?" }).waitFor();
    const text = await page.locator("main").innerText();
    assert.match(text, /Read all conversations/);
    assert.match(text, /Parley has not verified who made this app\./);
    assert.match(text, /127\.0\.0\.1/);
    assert.deepEqual(await findPageFaults(page), []);
    await picture(page, "consent");
    await page.getByRole("button", { name: "Allow" }).focus();
    await Promise.all([page.waitForURL(/\/callback\?code=/), press(page, "Enter")]);
    const code = new URL(page.url()).searchParams.get("code")!;
    assert.equal((await sendForm(`${server.url}/oauth/token`, tokenForm(app, code, pkce))).status, 200);
  });
});

test("a person refuses by mouse, in their own language, and the app is told", async () => {
  await inPage("de-DE", async (page) => {
    await page.goto(authorizeUrl(server.url, app, makePkce()));
    assert.equal(await headingOf(page), "Anmelden, um eine App für Sie handeln zu lassen");
    await page.getByLabel("E-Mail-Adresse").fill(server.person.email);
    await page.getByLabel("Passwort").fill("not the password");
    await page.getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("alert").waitFor();
    await picture(page, "wrong-password");
    await page.getByLabel("Passwort").fill(server.person.password);
    await page.getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("heading", { name: "Darf diese App für Sie handeln?" }).waitFor();
    await picture(page, "consent-de");
    await page.getByRole("button", { name: "Ablehnen" }).click();
    await page.waitForURL(/\/callback\?error=access_denied/);
  });
});

test("a person types the code of a device, and lets it in", async () => {
  const device = await sendForm(`${server.url}/oauth/device`, { client_id: app.id, scope: "conversations:read" });
  await inPage("en-GB", async (page) => {
    await page.goto(device.body.verification_uri);
    assert.equal(await headingOf(page), "Let in a device");
    assert.deepEqual(await findPageFaults(page), []);
    await picture(page, "device");
    await page.getByLabel("Code of the device").fill(device.body.user_code.toLowerCase());
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Is this the code on your device?" }).waitFor();
    assert.deepEqual(await findPageFaults(page), []);
    await picture(page, "device-compare");
    await page.getByRole("button", { name: "Yes, it is the same" }).click();
    await page.getByLabel("E-mail address").fill(server.person.email);
    await page.getByLabel("Password").fill(server.person.password);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Allow" }).click();
    await page.getByRole("heading", { name: "The device is connected" }).waitFor();
    await picture(page, "device-done");
  });
  const grant_type = "urn:ietf:params:oauth:grant-type:device_code";
  const { device_code } = device.body;
  const tokens = await sendForm(`${server.url}/oauth/token`, { grant_type, client_id: app.id, device_code });
  assert.equal(tokens.status, 200, JSON.stringify(tokens.body));
});

test("an app that asks wrongly gets its person a page, and sends them nowhere", async () => {
  await inPage("fr-FR", async (page) => {
    await page.goto(authorizeUrl(server.url, { ...app, redirectUri: "https://evil.example/" }, makePkce()));
    assert.equal(await headingOf(page), "Cette application a fait une mauvaise demande");
    assert.deepEqual(await findPageFaults(page), []);
    await picture(page, "asked-wrongly");
  });
});
