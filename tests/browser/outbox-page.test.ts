import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { signUp } from "../../server/testing/client.ts";
import { nextMail } from "../../server/testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
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

/** Ends a page that never comes. */
const patienceMs = 15_000;

test("everybody can sign in on the operator's page and read the mails that were not sent", async () => {
  const operator = await signUp(server.client);
  await nextMail(server, operator.email, "Confirm");
  const context = await browser.newContext({ locale: "en-GB" });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/account/outbox`);
    assert.deepEqual(await findPageFaults(page), []);
    await page.getByLabel("E-mail address").fill(operator.email);
    await page.getByLabel("Password").fill(operator.password);
    await Promise.all([page.waitForNavigation(), page.getByRole("button").click()]);
    assert.match(await page.locator("main").innerText(), /Confirm your e-mail address[\s\S]*it is a file/);
    assert.deepEqual(await findPageFaults(page), []);
  } finally {
    await context.close();
  }
});
