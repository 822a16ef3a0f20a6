import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { moveClock } from "../../server/testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { readCodeBlocks } from "../markdown.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";
import { type Site, serveSite } from "./serve-site.ts";

let server: TestServer;
let site: Site;
let browser: Browser;
let owner: Person;
let key: string;
/** The form and the script of the guide. */
let form: string;
let script: string;

before(async () => {
  [server, site, browser] = await Promise.all([startTestServer(), serveSite(), openBrowser()]);
  owner = await signUp(server.client);
  key = await makeKey(owner, { kind: "publishable", allowedOrigins: [site.origin] });
  const guide = await readFile(new URL("../../docs/guides/capture-leads.md", import.meta.url), "utf8");
  const blockOf = (language: string) => readCodeBlocks(guide).find((block) => block.language === language)?.text ?? "";
  const here = (text: string) =>
    text
      .replaceAll("https://assistant.example.com", server.url)
      .replaceAll("https://shop.example", site.origin)
      .replaceAll("parley_pk_…", key);
  form = here(blockOf("html"));
  script = here(blockOf("js"));
  site.pages.set("/contact", pageOf(form));
  site.pages.set("/contact-without-next", pageOf(form.replace(/<input[^>]*name="_next"[^>]*>/, "")));
  site.pages.set("/thanks", pageOf("<h1>See you soon</h1>"));
});
after(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), site?.stop()]);
});

const pageOf = (content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${content}</html>`;
/** The lead of this address, spam or not. */
async function leadOf(email: string) {
  const lists = await Promise.all(["/api/leads", "/api/leads?status=spam"].map((path) => owner.client.get(path)));
  return lists.flatMap(({ body }) => body.data).find((lead) => lead.email === email);
}

/** So long takes a person for a form. */
const timeToFillInMs = 20_000;
/** Ends a page that never comes. */
const patienceMs = 15_000;

/** Runs the work in a page of a context of its own. */
async function inPage(options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(options);
  try {
    context.setDefaultTimeout(patienceMs);
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Fills the guide's form in with nothing but the keyboard, and sends it. */
async function typeForm(page: Page, { name = "Ada", email = "", phone = "", message = "Hello" }): Promise<void> {
  for (const text of [name, email, phone, message]) {
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
}

describe("the form of the guide, without scripts and by keyboard", () => {
  const withoutScripts = { javaScriptEnabled: false };

  test("brings a lead, and its sender sees a thank-you page", () =>
    inPage(withoutScripts, async (page) => {
      await page.goto(`${site.origin}/contact-without-next`);
      await typeForm(page, { email: "ada@example.com", phone: "030 901820" });
      assert.equal(page.url(), `${server.url}/api/leads`);
      assert.equal(await page.locator("h1").innerText(), "Thank you");
      const lead = await leadOf("ada@example.com");
      assert.deepEqual(
        [lead.name, lead.phone, lead.message, lead.consent, lead.formId, lead.status],
        ["Ada", "+4930901820", "Hello", true, "contact", "new"],
      );
    }));

  test("leads on to the page that `_next` names", () =>
    inPage(withoutScripts, async (page) => {
      await page.goto(`${site.origin}/contact`);
      await typeForm(page, { email: "bob@example.com" });
      assert.equal(page.url(), `${site.origin}/thanks`);
      assert.equal((await leadOf("bob@example.com")).status, "new");
    }));

  test("never leads to another site or runs an address, and loses nothing", () =>
    inPage(withoutScripts, async (page) => {
      const foreign = ["https://evil.example.com/", "javascript:document.title='run'", "data:text/html,<h1>run</h1>"];
      for (const [index, address] of foreign.entries()) {
        site.pages.set("/evil", pageOf(form.replace(`${site.origin}/thanks`, address)));
        await page.goto(`${site.origin}/evil`);
        await typeForm(page, { email: `next${index}@example.com` });
        assert.equal(page.url(), `${server.url}/api/leads`, address);
        assert.equal(await page.locator("h1").innerText(), "Thank you");
        assert.equal((await leadOf(`next${index}@example.com`)).status, "new");
      }
    }));

  test("keeps letters of every kind, and shows a mistake without losing what was typed", () =>
    inPage(withoutScripts, async (page) => {
      const message = `${"Grüße ".repeat(1_650)}👩‍👩‍👧 \u202Eevil\u202C \u200F<b>bold</b>`;
      await page.goto(`${site.origin}/contact-without-next`);
      await typeForm(page, { email: "ada@example", message });
      assert.match(await page.getByRole("alert").innerText(), /Please check: e-mail address/);
      await page.goBack();
      assert.equal(await page.locator("[name=message]").inputValue(), message);
      await page.locator("[name=email]").fill("emoji@example.com");
      await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
      assert.equal(await page.locator("h1").innerText(), "Thank you");
      const kept = (await leadOf("emoji@example.com")).message;
      assert.equal(kept.length, message.length - 2);
      // A character that turns the direction of the text around it is left out.
      assert.equal(kept.replaceAll("Grüße ", ""), "👩‍👩‍👧 evil \u200F<b>bold</b>");
      await page.goto(`${site.origin}/contact-without-next`);
      await typeForm(page, { email: "long@example.com", message: "Hello ".repeat(1_700) });
      assert.match(await page.getByRole("alert").innerText(), /too long/);
    }));

  test("sent twice by two clicks is thanked for, and is one lead", () =>
    inPage(withoutScripts, async (page) => {
      await page.goto(`${site.origin}/contact-without-next`);
      await page.locator("[name=email]").fill("twice@example.com");
      await page.locator("button").dblclick({ noWaitAfter: true });
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
      const leads = (await owner.client.get("/api/leads")).body.data;
      assert.equal(leads.filter(({ email }: { email: string }) => email === "twice@example.com").length, 1);
    }));

  test("needs a page that says its origin", () =>
    inPage(withoutScripts, async (page) => {
      for (const [policy, heading] of [
        ["strict-origin", "Thank you"],
        ["no-referrer", "That did not work"],
      ] as const) {
        const head = `<meta name="referrer" content="${policy}">`;
        site.pages.set("/referrer", pageOf(head + form.replace(/<input[^>]*name="_next"[^>]*>/, "")));
        await page.goto(`${site.origin}/referrer`);
        await typeForm(page, { email: `${policy}@example.com` });
        assert.equal(await page.locator("h1").innerText(), heading);
      }
      assert.match(await page.getByRole("alert").innerText(), /This form cannot be sent/);
    }));

  test("is answered in the reader's language, or in the one of the form", async () => {
    const german = { ...withoutScripts, locale: "de-AT" };
    await inPage(german, async (page) => {
      await page.goto(`${site.origin}/contact-without-next`);
      await typeForm(page, { email: "hans@example.com" });
      assert.equal(await page.locator("h1").innerText(), "Danke");
      assert.equal(await page.locator("html").getAttribute("lang"), "de");
      await page.goto(`${site.origin}/contact-without-next`);
      await typeForm(page, { email: "kein@beispiel" });
      assert.match(await page.getByRole("alert").innerText(), /Bitte prüfen Sie: E-Mail-Adresse/);
      const inFrench = form.replace(
        /<input[^>]*name="_next"[^>]*>/,
        '<input type="hidden" name="_language" value="fr">',
      );
      site.pages.set("/french", pageOf(inFrench));
      for (const [email, heading] of [
        ["jean@example.com", "Merci"],
        ["jean@exemple", "L’envoi n’a pas fonctionné"],
      ] as const) {
        await page.goto(`${site.origin}/french`);
        await typeForm(page, { email });
        assert.equal(await page.locator("h1").innerText(), heading);
      }
    });
  });
});

describe("with scripts", () => {
  test("the guide's script sends a lead with its timestamp, and its page", () =>
    inPage({}, async (page) => {
      const start = `const challenge = await openForm();
        window.send = (lead) => sendLead(lead, challenge);`;
      site.pages.set("/scripted", pageOf(`<h1>Contact</h1><script type="module">${script}${start}</script>`));
      await page.goto(`${site.origin}/scripted`);
      await page.waitForFunction("window.send");
      moveClock(server, timeToFillInMs);
      await page.evaluate(`send({ email: "script@example.com", message: "Hello" })`);
      const lead = await leadOf("script@example.com");
      assert.equal(lead.page.url, `${site.origin}/scripted`);
      await assert.rejects(page.evaluate(`send({ phone: "12" })`), /phone/i);
    }));

  test("the ALTCHA widget solves the challenge, so that nothing speaks for spam but the missing timestamp", () =>
    inPage({}, async (page) => {
      const widget = await readFile(fileURLToPath(import.meta.resolve("altcha")), "utf8");
      const challenge = `${server.url}/api/forms/challenge?key=${key}`;
      const guarded = form.replace("<button>", `<altcha-widget challenge="${challenge}"></altcha-widget><button>`);
      site.pages.set("/guarded", pageOf(guarded));
      await page.goto(`${site.origin}/guarded`);
      await page.addScriptTag({ type: "module", content: widget });
      await page.locator("[name=email]").fill("proved@example.com");
      await page.locator("altcha-widget input[type=checkbox]").press("Space");
      await page.waitForFunction("document.querySelector('[name=altcha]')?.value");
      await Promise.all([page.waitForNavigation(), page.locator("form > button").click()]);
      assert.equal(page.url(), `${site.origin}/thanks`);
      const lead = await until(() => leadOf("proved@example.com"));
      assert.deepEqual(
        lead.spamReasons.map(({ reason }: { reason: string }) => reason),
        ["no-timestamp"],
      );
    }));

  test("a page that is hard to use is found out", () =>
    inPage({}, async (page) => {
      const faulty = `<h1>One</h1><h1>Two</h1><p style="color: #999; background: #fff">Pale</p><pre>${"wide ".repeat(200)}</pre>
        <input aria-label="Hidden focus" style="outline: none"><input tabindex="-1" aria-label="Out of reach"><img src="x">`;
      site.pages.set("/faulty", `<!doctype html><html><body onload="0">${faulty}</body></html>`);
      await page.goto(`${site.origin}/faulty`);
      const faults = (await findPageFaults(page)).join("\n");
      for (const fault of [
        /has 2 main headings/,
        /has a script/,
        /names no language/,
        /has no title/,
        /color-contrast/,
        /image-alt/,
        /320 px wide: scrolls sideways/,
        /letters of twice the size/,
        /the focus cannot be seen/,
        /does not reach .*Out of reach/,
      ]) {
        assert.match(faults, fault);
      }
    }));

  test("the pages that answer a form can be used by everybody", () =>
    inPage({}, async (page) => {
      for (const [email, heading] of [
        ["everybody@example.com", "Thank you"],
        ["nobody@example", "That did not work"],
      ] as const) {
        await page.goto(`${site.origin}/contact-without-next`);
        await typeForm(page, { email });
        assert.equal(await page.locator("h1").innerText(), heading);
        assert.deepEqual(await findPageFaults(page), []);
      }
    }));
});
