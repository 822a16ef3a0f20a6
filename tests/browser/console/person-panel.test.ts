import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { addProvider } from "../../../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider("A birthday cake for 8 people costs 32 euros. [1]");
  desk = await openDesk({ PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` });
  await addProvider(desk.owner, provider, { prices: { "scripted-1": { input: 1000, output: 2000 } } });
});
after(async () => {
  await desk?.stop();
  await provider?.stop();
});

test("the panel says what the person agreed to and wrote elsewhere, and why the answer was given at which cost", async () => {
  const { client } = desk.owner;
  const { body: contact } = await client.post("/api/contacts", { name: "Mina Okafor", email: "mina@file.example" });
  const consent = { given: true, text: "You may write to me." };
  await client.post("/api/leads", { email: "mina@file.example", message: "Please call.", consent });
  await client.post("/api/newsletter", { email: "mina@file.example" });
  const [first, second] = [await desk.say("Do you bake bread?"), await desk.say("What does a birthday cake cost?")];
  for (const id of [first, second])
    await client.call("PATCH", `/api/conversations/${id}`, { body: { contactId: contact.id } });
  const work = async (page: Page) => {
    const panel = page.getByRole("complementary", { name: "About the person" });
    await panel.getByRole("heading", { name: "Consent" }).waitFor();
    await panel.getByText("By a form").waitFor();
    await panel.getByText("not confirmed").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: "Why this answer" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Why this answer" });
    await sheet.getByText("scripted/scripted-1").waitFor();
    await sheet.getByText(/tokens read/).waitFor();
    await sheet.getByText("Cost", { exact: true }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Escape");
    await panel.getByRole("link", { name: "Open the contact" }).waitFor();
    await panel.getByRole("heading", { name: "Other conversations" }).waitFor();
    await panel.locator("a.earlier[href*=conv_]").press("Enter");
    await page.waitForURL(new RegExp(first));
  };
  await desk.work(`/console/inbox/${second}?show=open`, work, { viewport: { width: 1440, height: 900 } });
});
