import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let provider: ScriptedProvider;
let shop: Server;
let shopUrl: string;

const orders = {
  ...{ openapi: "3.0.0", info: { title: "Orders", version: "1" }, servers: [{ url: "/" }] },
  paths: {
    "/orders": {
      get: { operationId: "listOrders", summary: "List the orders", responses: { 200: { description: "Orders" } } },
      post: {
        operationId: "placeOrder",
        summary: "Place an order",
        requestBody: { required: true, content: { "application/xml": { schema: { type: "object" } } } },
        responses: { 200: { description: "Placed" } },
      },
    },
  },
};

before(async () => {
  provider = await startScriptedProvider("A cake costs 32 euros. [1]");
  shop = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(orders));
  }).listen(0, "127.0.0.1");
  await once(shop, "listening");
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/openapi.json`;
  const allowed = `models:${new URL(provider.url).host},${new URL(shopUrl).host}`;
  desk = await openDesk({ PARLEY_OUTBOUND_ALLOW: allowed });
  await desk.owner.client.post("/api/knowledge/sources", {
    ...{ type: "faq", question: "What does flour cost us?", answer: "Flour costs 40 cents.", tags: ["internal"] },
  });
});
after(async () => {
  await desk?.stop();
  await provider?.stop();
  shop?.close();
});

const assistantsOf = async () => (await desk.owner.client.get("/api/assistants")).body.data;

test("an assistant is made, tried with what is not saved beside what is, and saved", async () => {
  await desk.work("/console/assistants", async (page) => {
    await page.getByRole("button", { name: "Make an assistant" }).click();
    const sheet = page.getByRole("dialog", { name: "Make an assistant" });
    await sheet.getByLabel("Name").fill("Counter");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Counter", exact: true }).waitFor();
    await page.getByLabel("Only sources with these tags").check();
    await page.getByLabel("Another tag").fill("public");
    await page.keyboard.press("Enter");
    const playground = page.getByRole("region", { name: "Playground" });
    await playground.getByRole("button", { name: "Compare two" }).click();
    await playground.getByLabel("A visitor's question").fill("What does flour cost us?");
    await page.keyboard.press("Enter");
    const [left, right] = [playground.locator(".side").nth(0), playground.locator(".side").nth(1)];
    await left.getByText("Flour costs 40 cents.").first().waitFor();
    await left.getByText("cited").waitFor();
    await right.getByText("does not know").waitFor();
    assert.equal((await assistantsOf()).at(-1).knowledge, null, "nothing is saved yet");
    // The page deletes the conversation of a trial after its answer.
    await until(async () => (await desk.owner.client.get("/api/conversations")).body.data.length === 0);
    await page.getByLabel("Instructions").fill("Answer in two sentences.");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Saved. It holds from the next question on.").waitFor();
    const { instructions, knowledge } = (await assistantsOf()).at(-1);
    assert.deepEqual([instructions, knowledge.tags], ["Answer in two sentences.", ["public"]]);
    await page.getByText("Everything is saved.").waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a setting that is refused says so at its field", async () => {
  await desk.work("/console/assistants", async (page) => {
    await page
      .getByRole("region", { name: "Assistants" })
      .getByRole("link", { name: /default/ })
      .press("Enter");
    await page.getByRole("heading", { name: /^Assistant/ }).waitFor();
    await page.getByLabel("Who writes the answers", { exact: true }).selectOption({ label: "Another model …" });
    await page.getByLabel("Provider and model").fill("nobody/model");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".fault", { hasText: "names no provider" }).waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByText("Everything is saved.").waitFor();
  });
});

test("a provider is added, its key is never shown, it is tested, and its use is counted", async () => {
  await desk.work("/console/assistants/models", async (page) => {
    await page.getByText("No model: answers come from your knowledge").waitFor();
    await page.getByRole("button", { name: "Add a provider" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Add a provider" });
    await sheet.getByLabel("Kind").selectOption("openai-compatible");
    await sheet.getByLabel("Key").fill("sk-only-here");
    await sheet.getByLabel("Address").fill(provider.url);
    await sheet.getByLabel("Model", { exact: true }).fill("scripted-1");
    await sheet.getByLabel("Read").fill("1000");
    await sheet.getByLabel("Written").fill("2000");
    await sheet.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByRole("button", { name: "Test: local" }).click();
    await page.getByText("local/scripted-1 answers").waitFor();
    assert.ok(!(await page.content()).includes("sk-only-here"));
    provider.answer({ status: 401 });
    await page.getByRole("button", { name: "Test: local" }).press("Enter");
    await page.getByText("The key was refused").waitFor();
    provider.answer("A cake costs 32 euros. [1]");
    await desk.owner.client.post("/api/chatbot/send", { message: "What does a birthday cake cost?" });
    await page.reload();
    await page.getByRole("cell", { name: "local/scripted-1" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a toolbox shows what it offers, what was skipped and why, and who may use it", async () => {
  await desk.work("/console/assistants/tools", async (page) => {
    await page.getByRole("button", { name: "Add a toolbox" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Add a toolbox" });
    await sheet.getByLabel("Address").fill(shopUrl);
    await sheet.getByLabel("Short name").fill("orders");
    await page.keyboard.press("Enter");
    await page.locator("summary", { hasText: "One tool" }).click();
    await page.getByText("orders__listOrders").waitFor();
    await page.locator("summary", { hasText: "skipped" }).press("Enter");
    await page.getByText(/POST \/orders/).waitFor();
    await page.getByText("no assistant may use it yet").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("link", { name: "Assistants", exact: true }).last().click();
    await page.getByRole("heading", { name: "Assistants", exact: true }).waitFor();
    await page.getByRole("link", { name: /Counter/ }).click();
    await page.getByRole("heading", { name: "Counter", exact: true }).waitFor();
    await page.locator("summary", { hasText: "orders" }).click();
    await page.getByLabel("All of them").check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It holds from the next question on.").waitFor();
    assert.ok((await assistantsOf()).at(-1).actions.includes("orders__*"));
  });
});
