import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { mailLeads } from "../../server/capabilities/leads/mailing/mail-leads.ts";
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

test("everybody can read the page of a lead, without scripts, and the page of a link that has ended", async () => {
  const owner = await signUp(server.client);
  await owner.client.post("/api/leads", {
    name: "Zoë Quist",
    email: "zoe.quist@example.com",
    phone: "+49 30 901820",
    company: "Quist & Daughters",
    message: "Two hundred chairs, please.\nBy Friday, if you can.",
    page: { url: "https://shop.example.com/chairs/a-very-long-path-without-any-space-in-it/0123456789012345678901234" },
    utm: { source: "fair", medium: "card" },
    consent: { given: true, text: "You may call me about chairs." },
    custom: { colour: "oak", pieces: 200, isUrgent: true },
  });
  await mailLeads.run(server.server.kernel, undefined as never);
  const link = /\/lead\/[\w-]+/.exec((await nextMail(server, owner.email, "lead")).text)?.[0] ?? "";
  const context = await browser.newContext({ locale: "fr-FR" });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    await page.goto(server.url + link);
    assert.equal(await page.locator("h1").innerText(), "Zoë Quist");
    assert.match(await page.locator("main").innerText(), /Reçu le [\s\S]*Nouveau, score \d+/);
    assert.deepEqual(await findPageFaults(page), []);
    await page.goto(`${server.url}/lead/nothing`);
    assert.deepEqual(await findPageFaults(page), []);
  } finally {
    await context.close();
  }
});
