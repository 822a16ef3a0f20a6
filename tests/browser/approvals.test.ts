import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { saveWorkflow } from "../../server/capabilities/automation/testing/save-workflow.ts";
import { type Person, signUp } from "../../server/testing/client.ts";
import { nextMail } from "../../server/testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";

let server: TestServer;
let browser: Browser;
let owner: Person;

/** Ends a page that never comes. */
const patienceMs = 15_000;

before(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  owner = await signUp(server.client);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const request = {
  text: "Dear Ada,\nwe are sorry that your order came late.",
  order: { id: "A-17", parts: [{ name: "Bolt", count: 3 }, null], isPaid: true },
  address: "https://shop.example.com/orders/2026/11/a-very-long-path-without-any-space-in-it/0123456789012345678901234",
};

/** A run that asks for an approval with this title, and the link in the owner's mail. */
async function ask(title: string) {
  const name = title.toLowerCase();
  const document = {
    document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
    do: [{ ask: { call: "parley.approval:1.0.0@default", with: { title, request, deadline: "P2D" } } }],
  };
  await saveWorkflow(owner.client, name, document);
  const { runId } = (await owner.client.post("/api/automation", { workflow: name })).body;
  const { text } = await nextMail(server, owner.email, title);
  return { runId, link: server.url + (/\/approvals\/[\w-]+/.exec(text)?.[0] ?? "") };
}

async function inPage(options: Parameters<Browser["newContext"]>[0], work: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test("a member decides by keyboard, without scripts and in German", async () => {
  const { runId, link } = await ask("Refund");
  await inPage({ javaScriptEnabled: false, locale: "de-DE" }, async (page) => {
    await page.goto(link);
    assert.equal(await page.locator("h1").innerText(), "Refund");
    await page.keyboard.press("Tab");
    await page.keyboard.insertText("In Ordnung");
    await page.keyboard.press("Tab");
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    assert.equal(await page.getByRole("alert").innerText(), "Das ist genehmigt.");
  });
  const { status, output } = (await owner.client.get(`/api/runs/${runId}?wait=10`)).body;
  assert.deepEqual([status, output.decision, output.comment], ["completed", "approved", "In Ordnung"]);
});

test("everybody can use every page of an approval", async () => {
  const { link } = await ask("Letter");
  await inPage({}, async (page) => {
    await page.goto(link);
    assert.deepEqual(await findPageFaults(page), []);
    await Promise.all([page.waitForNavigation(), page.getByRole("button", { name: "Reject" }).click()]);
    assert.equal(await page.getByRole("alert").innerText(), "This is rejected.");
    assert.deepEqual(await findPageFaults(page), []);
    await page.goto(`${server.url}/approvals/nothing`);
    assert.deepEqual(await findPageFaults(page), []);
  });
});
