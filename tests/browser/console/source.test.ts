import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { addProvider } from "../../../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider("What does it cost?\nHow much is it?");
  desk = await openDesk({ PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` });
});
after(async () => {
  await desk?.stop();
  await provider?.stop();
});

test("a source is seen from inside: its passages, its versions and what changed", async () => {
  const { client } = desk.owner;
  const { id } = (await client.get("/api/knowledge/sources?type=text")).body.data[0];
  // A version that an answer cites is kept.
  await client.post("/api/chatbot/send", { message: "What does a birthday cake for 8 people cost?" });
  await desk.work("/console/knowledge", async (page) => {
    await page.getByRole("link", { name: "Look inside: Birthday cakes" }).click();
    await page.getByRole("heading", { name: "Birthday cakes" }).waitFor();
    const passages = page.getByRole("region", { name: "As the assistant sees it" });
    await passages.getByText("A birthday cake for 8 people costs 32 euros.").waitFor();
    await page.getByRole("button", { name: "Change" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Change" });
    await sheet.getByLabel("Text").fill("# Prices\n\nA birthday cake for 8 people costs 35 euros.");
    await sheet.getByLabel("Tags").fill("cakes, prices");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It is answered so from now on.").waitFor();
    await passages.getByText("35 euros").waitFor();
    await page.getByText("prices", { exact: true }).waitFor();
    const versions = page.getByRole("region", { name: "Versions" });
    await versions.getByRole("button", { name: "What changed" }).press("Enter");
    await versions.locator(".removed", { hasText: "32 euros" }).waitFor();
    await versions.locator(".added", { hasText: "35 euros" }).waitFor();
    assert.deepEqual((await client.get(`/api/knowledge/sources/${id}`)).body.tags, ["cakes", "prices"]);
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a text whose tags are changed keeps the blanks at its beginning and its end", async () => {
  const { client } = desk.owner;
  const content = "    bake --at 180\n\nThe command bakes the bread.\n";
  const { id } = (await client.post("/api/knowledge/sources", { type: "text", title: "The oven", content })).body;
  await desk.work(`/console/knowledge/${id}`, async (page) => {
    await page.getByRole("button", { name: "Change" }).click();
    const sheet = page.getByRole("dialog", { name: "Change" });
    await sheet.getByLabel("Tags").fill("oven");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It is answered so from now on.").waitFor();
  });
  const changed = (await client.get(`/api/knowledge/sources/${id}`)).body;
  assert.deepEqual([changed.content, changed.tags, changed.version], [content, ["oven"], 1]);
  await client.call("DELETE", `/api/knowledge/sources/${id}`);
});

test("a pin says when an answer is no longer right", async () => {
  await desk.work("/console/knowledge", async (page) => {
    await page.getByRole("button", { name: "Pin a question" }).click();
    const sheet = page.getByRole("dialog", { name: "Pin a question" });
    await sheet.getByLabel("Question").fill("What does a birthday cake for 8 people cost?");
    await sheet.getByLabel("The answer has these words").fill("35 euros");
    await sheet.getByRole("button", { name: "Save" }).press("Enter");
    const pins = page.getByRole("region", { name: "Must stay right" });
    await pins.getByText("right", { exact: true }).waitFor();
    const { id } = (await desk.owner.client.get("/api/knowledge/sources?type=text")).body.data[0];
    const content = "# Prices\n\nA birthday cake for 8 people costs 40 euros.";
    await desk.owner.client.call("PUT", `/api/knowledge/sources/${id}`, {
      body: { type: "text", title: "Birthday cakes", content },
    });
    await pins.getByText("was right before").waitFor();
    await pins.getByText(/Missing:/).waitFor();
  });
});

test("teaching with a model tells its price before it begins", async () => {
  await addProvider(desk.owner, provider, { prices: { "scripted-1": { input: 1_000, output: 2_000 } } });
  await desk.work("/console/knowledge", async (page) => {
    await page.getByRole("button", { name: "See the price" }).click();
    const sheet = page.getByRole("dialog", { name: "Found in other words" });
    await sheet.getByLabel("Model").and(page.locator("[value='scripted/scripted-1']")).waitFor();
    await sheet.getByRole("button", { name: "What does it cost?" }).press("Enter");
    await sheet.getByText(/section.*Cost: [\d.,]+/).waitFor();
    assert.equal((await desk.owner.client.get("/api/knowledge/questions")).body.state, "off");
    await sheet.getByRole("button", { name: "Begin" }).click();
    await page.getByText("It has begun.").waitFor();
    await until(async () => (await desk.owner.client.get("/api/knowledge/questions")).body.state !== "off");
    await page.getByText(/of 1 sections/).waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a source that cannot be read says why in the list, and its page has every button in reach on a phone", async () => {
  const { client } = desk.owner;
  const { body } = await client.post("/api/knowledge/sources", {
    type: "url",
    url: "https://no-such-host.invalid/no-page",
  });
  await desk.work("/console/knowledge", async (page) => {
    const row = page.locator(".source", { hasText: "no-such-host.invalid/no-page" });
    await row.getByText("not readable").waitFor();
    const reason = await row.locator(".fault").textContent();
    assert.match(reason ?? "", /\w+ \w+/);
    assert.deepEqual(await findFaults(page), []);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/console/knowledge/${body.id}`);
    await page.getByRole("heading", { level: 1, name: /no-page/ }).waitFor();
    await page
      .getByText(reason ?? "", { exact: true })
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Look again" }).click();
    await page.getByText("It is being learnt.").waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});
