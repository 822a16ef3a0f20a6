import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findViolations } from "./find-violations.ts";
import { openBrowser } from "./open-browser.ts";

let server: TestServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const patienceMs = 30_000;
const paths = [
  "/docs",
  "/docs/forms",
  "/docs/stream",
  "/docs/guides/webhooks",
  "/docs/problems",
  "/docs/search?q=lead",
];

async function withPage(work: (page: Page) => Promise<void>, javaScriptEnabled = true): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    await work(page);
  } finally {
    await context.close();
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages of the reference (${colorScheme}), and none scrolls sideways`, async () => {
    await withPage(async (page) => {
      await page.emulateMedia({ colorScheme });
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(server.url + path);
        await page.waitForLoadState("networkidle");
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const extent = width === 1440 ? "everything" : "looks";
          for (const violation of await findViolations(page, extent)) faults.push(`${path}, ${width}: ${violation}`);
          const isTooWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
          if (await page.evaluate(isTooWide)) faults.push(`${path}, ${width}: scrolls sideways`);
        }
      }
      assert.deepEqual(faults, []);
    });
  });
}

test("the keyboard finds an operation: slash, words, arrow, Enter", () =>
  withPage(async (page) => {
    await page.goto(`${server.url}/docs`);
    await page.waitForLoadState("networkidle");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.keyboard.press("/");
    assert.deepEqual(loaded, [], "the index waits for the first key");
    await page.keyboard.type("take a lead");
    await page.getByRole("option").first().waitFor();
    assert.deepEqual(loaded, ["/docs/assets/search.json"]);
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.getByRole("option", { selected: true }).count(), 1);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/leads#postApiLeads$/);
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Leads");
  }));

test("a language that is chosen by the arrow keys is shown for all examples, on the next page, too", () =>
  withPage(async (page) => {
    await page.goto(`${server.url}/docs`);
    const tab = (name: string) => page.getByRole("tab", { name }).first();
    await tab("curl").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await tab("TypeScript").getAttribute("aria-selected"), "true");
    assert.ok(await page.getByText("new Parley({").first().isVisible());
    assert.ok(!(await page.getByText("export PARLEY_URL").isVisible()));
    await page.reload();
    assert.equal(await tab("TypeScript").getAttribute("aria-selected"), "true");
  }));

test("without scripts, all languages are shown and the search leads to a page", () =>
  withPage(async (page) => {
    await page.goto(`${server.url}/docs`);
    assert.ok(await page.getByText("export PARLEY_URL").isVisible());
    assert.ok(await page.getByText("new Parley({").first().isVisible());
    await page.getByRole("searchbox").fill("take lead");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/search\?q=take\+lead$/);
    await page.getByRole("link", { name: /^Take a lead/ }).click();
    await page.waitForURL(/\/docs\/leads#postApiLeads$/);
  }, false));

test("on a phone, the contents open and lead to a page", () =>
  withPage(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/docs/leads`);
    const contents = page.getByRole("navigation", { name: "Contents" });
    assert.ok(!(await contents.isVisible()));
    await page.getByRole("link", { name: "Contents" }).click();
    await contents.getByRole("link", { name: "Contacts", exact: true }).click();
    await page.waitForURL(/\/docs\/contacts$/);
  }));
