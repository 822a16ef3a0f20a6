import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { SubscriberId } from "../../server/capabilities/newsletter/ids.ts";
import { linksOf, mailTokens } from "../../server/capabilities/newsletter/keys/mail-tokens.ts";
import {
  confirmPathIn,
  type Mailbox,
  mailboxOf,
  type Newsletter,
  openNewsletter,
} from "../../server/capabilities/newsletter/testing/open-newsletter.ts";
import { makeKey, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";
import { type Site, serveSite } from "./serve-site.ts";

let server: TestServer;
let site: Site;
let browser: Browser;
let mailbox: Mailbox;
let news: Newsletter;

/** Ends a page that never comes. */
const patienceMs = 15_000;
const accentColour = "#7a1f5c";

before(async () => {
  [server, site, browser] = await Promise.all([startTestServer(), serveSite(), openBrowser()]);
  mailbox = mailboxOf(await signUp(server.client));
  news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  await client.call("PATCH", "/api/settings/newsletter", { body: { senderName: "Töpferei Ö", accentColour } });
  for (const [slug, name] of [
    ["courses", "Kurse \u202E<b>"],
    ["sales", "Angebote"],
  ]) {
    const made = await client.post("/api/newsletter/lists", { slug, name, description: "Every month", isPublic: true });
    assert.equal(made.status, 201, made.text);
  }
  const key = await makeKey(news.owner, { kind: "publishable", allowedOrigins: [site.origin] });
  site.pages.set(
    "/news",
    `<!doctype html><html lang="de"><meta charset="utf-8"><title>Töpferei</title>
    <form method="post" action="${server.url}/api/newsletter"><input type="hidden" name="key" value="${key}">
    <label>E-Mail <input name="email" type="email" required></label><button>Anmelden</button></form></html>`,
  );
});
after(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), site?.stop()]);
});

const headingOf = (page: Page) => page.locator("h1").innerText();

async function inPage(options: Parameters<Browser["newContext"]>[0], work: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Presses the Tab key until the focus is on what has this name, and uses it with the key. */
async function use(page: Page, name: string | RegExp, key: "Enter" | "Space"): Promise<void> {
  const wanted = page.locator("a, button, label", { hasText: name }).first();
  const isFocused = async () =>
    await wanted
      .locator("xpath=self::*[self::a or self::button] | .//input")
      .evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  assert.ok(await isFocused(), `The Tab key does not reach ${name}`);
  if (key === "Space") await page.keyboard.press(key);
  else await Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);
}

async function leavePathOf(email: string): Promise<string> {
  const { kernel } = server.server;
  const tokens = await mailTokens.of(kernel, WorkspaceId.parse(news.owner.workspaceId)!);
  const { id } = await news.find(email);
  return new URL(linksOf(kernel, tokens, SubscriberId.parse(id)!, 0).leaveUrl).pathname;
}

test("a reader signs up, confirms, chooses lists and leaves, by keyboard, without scripts and in German", () =>
  inPage({ javaScriptEnabled: false, locale: "de-DE" }, async (page) => {
    const email = "rita@example.com";
    await page.goto(`${site.origin}/news`);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(email);
    await use(page, "Anmelden", "Enter");
    assert.equal(await headingOf(page), "Noch ein Schritt");

    await page.goto(server.url + confirmPathIn(await mailbox.nextTo(email)));
    assert.equal(await headingOf(page), "Diese E-Mails bekommen?");
    assert.notEqual((await news.find(email)).status, "confirmed", "opening the link changes nothing");
    await use(page, "Ja, ich möchte", "Enter");
    assert.equal(await headingOf(page), "Danke");
    assert.equal((await news.find(email)).status, "confirmed");

    await use(page, "E-Mails auswählen", "Enter");
    assert.equal(await headingOf(page), "Ihre E-Mails");
    await use(page, "Angebote", "Space");
    await use(page, "Speichern", "Enter");
    assert.equal(await page.getByRole("status").innerText(), "Ihre Auswahl ist gespeichert.");
    assert.ok(await page.getByLabel("Angebote").isChecked());
    assert.equal(await page.locator("bdi", { hasText: "Kurse" }).innerText(), "Kurse \u202E<b>");

    await page.goto(server.url + (await leavePathOf(email)));
    assert.equal(await headingOf(page), "Keine E-Mails mehr?");
    await use(page, "Abmelden", "Enter");
    assert.equal(await headingOf(page), "Sie sind abgemeldet");
    assert.equal((await news.find(email)).status, "unsubscribed");
  }));

test("every page of the newsletter can be used by everybody, in the workspace's colour", () =>
  inPage({}, async (page) => {
    const email = "sam@example.com";
    const check = async (heading: RegExp) => {
      assert.match(await headingOf(page), heading);
      assert.deepEqual(await findPageFaults(page), [], String(heading));
      assert.equal(await page.locator("html").getAttribute("lang"), "en");
    };
    await page.goto(`${site.origin}/news`);
    await page.locator("[name=email]").fill(email);
    await page.locator("button").click();
    await check(/step/);
    await page.goto(server.url + confirmPathIn(await mailbox.nextTo(email)));
    await check(/\?/);
    await page.emulateMedia({ colorScheme: "light" });
    const background = await page.evaluate("getComputedStyle(document.querySelector('button')).backgroundColor");
    assert.equal(background, "rgb(122, 31, 92)");
    await page.locator("button").click();
    await check(/Thank you/);
    await page.locator("a").click();
    await check(/mails/);
    await page.locator("button").click();
    await check(/mails/);
    await page.goto(server.url + (await leavePathOf(email)));
    await check(/\?/);
    await page.locator("button").click();
    await check(/unsubscribed/);
    assert.equal(await page.locator("a").count(), 0, "who is on no list has nothing to choose");
    await page.goto(`${server.url}/newsletter/leave/wrong`);
    await check(/did not work|link/i);
    await page.goto(`${server.url}/newsletter/confirm/wrong`);
    await check(/link/i);
  }));
