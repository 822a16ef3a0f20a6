import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import {
  authorizeUrl,
  freePort,
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
import { findViolations } from "./find-violations.ts";
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

test("a person with a passkey lets an app in with it, by keyboard, in light and dark and two languages", async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const local = await startOauthServer({ settings: { PORT: String(port), PARLEY_PUBLIC_URL: origin } });
  try {
    const { port: appPort } = callback.address() as { port: number };
    const diary = await makeApp(local.person.client, {
      name: "Diary",
      redirectUri: `http://127.0.0.1:${appPort}/callback`,
    });
    await inPage("en-GB", async (page) => {
      await addAuthenticator(page);
      await page.goto(`${origin}/livez`);
      await addPasskey(page, local.person);
      await page.goto(authorizeUrl(origin, diary, makePkce()));
      await page.getByLabel("E-mail address").fill(local.person.email);
      await page.getByLabel("Password").fill(local.person.password);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("heading", { name: "Second factor" }).waitFor();
      const button = page.getByRole("button", { name: "Use a passkey" });
      await button.waitFor();
      assert.deepEqual(await findPageFaults(page, "/oauth/scripts/passkey.js"), []);
      await inEveryLook(page, "passkey-en");
      await button.focus();
      await press(page, "Enter");
      await page.getByRole("heading", { name: "May this app act for you?" }).waitFor();
      await inEveryLook(page, "consent-en");
      await page.getByRole("button", { name: "Allow" }).click();
      await page.waitForURL(/\/callback\?code=/);
    });
    await inPage("de-DE", async (page) => {
      await page.goto(authorizeUrl(origin, diary, makePkce()));
      await inEveryLook(page, "sign-in-de");
      await page.getByLabel("E-Mail-Adresse").fill(local.person.email);
      await page.getByLabel("Passwort").fill(local.person.password);
      await page.getByRole("button", { name: "Weiter" }).click();
      const button = page.getByRole("button", { name: "Passkey verwenden" });
      await button.waitFor();
      await inEveryLook(page, "passkey-de");
      // This browser has no passkey, so the person reads what to do.
      await addAuthenticator(page);
      await button.click();
      await page.getByRole("status").filter({ hasText: "Der Passkey hat nicht funktioniert" }).waitFor();
      assert.deepEqual(await findViolations(page), []);
    });
  } finally {
    await local.stop();
  }
});

/** Takes screenshots of the page where a folder for them is named. */
async function inEveryLook(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
}

/** Makes a passkey on the device of the browser. */
async function addPasskey(page: Page, person: Person): Promise<void> {
  const { options } = (await person.client.post("/api/auth/passkeys/options")).body;
  const passkey = await page.evaluate(`(async (publicKey) =>
    (await navigator.credentials.create({ publicKey })).toJSON()
  )(PublicKeyCredential.parseCreationOptionsFromJSON(${JSON.stringify(options)}))`);
  const added = await person.client.post("/api/auth/passkeys", { name: "laptop", passkey });
  assert.equal(added.status, 201, added.text);
}

/** Gives the browser an authenticator, which a person touches at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
