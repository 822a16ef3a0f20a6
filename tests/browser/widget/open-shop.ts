import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { makeKey, type Person, signUp, type TestClient } from "../../../server/testing/client.ts";
import { addProvider } from "../../../server/testing/model-desk.ts";
import type { ScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { openBrowser } from "../open-browser.ts";
import { type Site, serveSite } from "../serve-site.ts";

/** A shop with knowledge, whose pages have the chat. */
export type Shop = {
  server: TestServer;
  site: Site;
  owner: Person;
  key: string;
  /** Runs the work in a page of the shop, in a browser without memory. Errors of the page fail the test. */
  visit(path: string, work: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  stop(): Promise<void>;
};

/** Ends what never comes. */
const patienceMs = 60_000;

const cakes = `# Birthday cakes

## Prices

A birthday cake for 8 people costs 32 euros. A birthday cake for 12 people costs 44 euros.

## Order

Order a birthday cake three days ahead.`;

/** Opens a shop. With a `model`, that one answers in place of the offline engine. */
export async function openShop(settings: Record<string, unknown> = {}, model?: ScriptedProvider): Promise<Shop> {
  const allowed: Record<string, string> =
    model === undefined ? {} : { PARLEY_OUTBOUND_ALLOW: `models:${new URL(model.url).host}` };
  const starting = startTestServer({ settings: allowed });
  const [server, site, browser] = await Promise.all([starting, serveSite(), openBrowser()]);
  const { owner, key } = await furnish(server.client, site, model);
  const looks = {
    name: "Ada Bakes",
    greeting: "Hello! Ask me about cakes.",
    suggestions: ["What does a birthday cake cost?"],
  };
  const changed = await owner.client.call("PATCH", "/api/widget", { body: { ...looks, ...settings } });
  if (changed.status !== 200) throw new Error(changed.text);
  site.pages.set("/", pageOf(`<script src="${server.url}/widget.js" data-key="${key}" async></script>`));
  return {
    ...{ server, site, owner, key },
    visit: (path, work, options) => visit(browser, site.origin + path, work, options),
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), site.stop()]);
    },
  };
}

/** Signs the owner up, who makes a key for the site and teaches the assistant. */
export async function furnish(client: TestClient, site: Site, model?: ScriptedProvider) {
  const owner = await signUp(client);
  if (model !== undefined) await addProvider(owner, model);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [site.origin] });
  await owner.client.post("/api/knowledge/sources", {
    ...{ type: "text", title: "Birthday cakes", content: cakes, url: "https://bakery.example/cakes" },
  });
  return { owner, key };
}

/** A page of the shop with something in its head. */
export function pageOf(head: string, { lang = "en", dir = "ltr", body = "" } = {}): string {
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Ada Bakes</title>${head}</head><body><main><h1>Bread, since four this morning</h1><p>A small bakery on the corner.</p>${body}</main></body></html>`;
}

/** Runs the work in a page, in a browser without memory. Throws when the page has errors. */
export async function visit(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const faults: string[] = [];
  try {
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(address);
    await work(page);
  } finally {
    await context.close();
  }
  if (faults.length > 0) throw new Error(`The page has errors: ${faults.join("; ")}`);
}

/** Opens the chat by a click. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open the chat" }).click();
  await page.getByRole("dialog", { name: "Chat with Ada Bakes" }).waitFor();
}

/** Asks by the keyboard once the answer before has ended, and waits for the end of this one. */
export async function ask(page: Page, question: string): Promise<string> {
  await page.getByRole("button", { name: "Send" }).first().waitFor();
  const answers = page.locator(".group .a");
  const before = await answers.count();
  await page.getByRole("textbox", { name: "Write a message" }).fill(question);
  await page.keyboard.press("Enter");
  await answers.nth(before).waitFor();
  await page.getByRole("button", { name: "Send" }).first().waitFor();
  return answers.nth(before).innerText();
}
