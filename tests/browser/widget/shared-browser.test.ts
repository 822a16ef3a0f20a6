import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { until } from "../../../server/testing/until.ts";
import { rotateSecret, userToken } from "../../../server/testing/user-token.ts";
import { ask, openChat, openShop, type Shop } from "./open-shop.ts";

let shop: Shop;
let model: ScriptedProvider;
let proofOf: (user: string) => string;
before(async () => {
  model = await startScriptedProvider();
  shop = await openShop({}, model);
  const secret = await rotateSecret(shop.owner);
  proofOf = (user) => userToken(secret, user);
});
after(async () => {
  await shop?.stop();
  await model?.stop();
});

const identify = (page: Page, proof: string | null) => page.evaluate(`Parley.identify(${JSON.stringify(proof)})`);
const field = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const log = (page: Page) => page.getByRole("log");

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

/** Reads what the server has of a user's conversations. */
async function saidBy(user: string): Promise<string[]> {
  const { client } = shop.owner;
  const all: { id: string; userId: string | null }[] = (await client.get("/api/conversations?limit=100")).body.data;
  const own = all.filter(({ userId }) => userId === user);
  const said = await Promise.all(
    own.map(async ({ id }) => (await client.get(`/api/conversations/${id}/messages`)).body),
  );
  return said.flatMap(({ data }) => data.map(({ text }: { text: string }) => text));
}

test("an answer that is being written to a user is not shown to who comes after the sign-out", async () => {
  const gate = Promise.withResolvers<void>();
  model.answer([{ say: "Your salary is " }, { until: gate.promise }, { say: "4,000 euros." }]);
  await shop.visit("/", async (page) => {
    await openChat(page);
    await identify(page, proofOf("ada"));
    await write(page, "What is my salary?");
    await log(page).getByText("Your salary is").waitFor();
    await field(page).fill("And that of my boss, Mr.");
    await identify(page, null);
    await page.locator(".q").waitFor({ state: "detached" });
    assert.equal(await field(page).inputValue(), "");
    gate.resolve();
    await until(async () => (await saidBy("ada")).some((text) => text.includes("4,000 euros")));
    model.answer("We open at seven.");
    await identify(page, proofOf("bea"));
    assert.match(await ask(page, "When do you open?"), /at seven/);
    assert.doesNotMatch(await log(page).innerText(), /salary|4,000/);
    await identify(page, proofOf("ada"));
    await log(page).getByText("4,000 euros.").waitFor();
  });
});

test("what a user wrote without a line waits for that user, over a reload and a sign-out", async () => {
  await shop.visit("/", async (page) => {
    model.answer("Hello Cleo.");
    await openChat(page);
    await identify(page, proofOf("cleo"));
    await ask(page, "Hello!");
    await page.route("**/api/chatbot/send", (route) => route.abort("connectionfailed"));
    await write(page, "Cancel my order 17.");
    await page.getByText("Is sent when the connection is back").first().waitFor();
    await page.unroute("**/api/chatbot/send");
    await page.reload();
    await openChat(page);
    model.answer("Hello Dora.");
    await identify(page, proofOf("dora"));
    assert.match(await ask(page, "Good morning!"), /Hello Dora/);
    assert.doesNotMatch(await log(page).innerText(), /order 17/);
    model.answer("Order 17 is cancelled.");
    await identify(page, proofOf("cleo"));
    await log(page).getByText("Order 17 is cancelled.").waitFor();
    assert.deepEqual(await saidBy("dora"), ["Good morning!", "Hello Dora."]);
    assert.equal((await saidBy("cleo")).filter((text) => text === "Cancel my order 17.").length, 1);
  });
});

test("what the server says late of a user's conversation is not taken for that of who came after", async () => {
  const [seen, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await shop.visit("/", async (page) => {
    model.answer("Hello Gina.");
    await openChat(page);
    await identify(page, proofOf("gina"));
    await ask(page, "Hello!");
    await page.getByRole("button", { name: "Talk to a person" }).click();
    await page.getByText("A person will answer here").waitFor();
    await page.route("**/api/conversations/*/seen", async (route) => {
      const response = await route.fetch();
      seen.resolve();
      await gate.promise;
      await route.fulfill({ response });
    });
    const all: { id: string; userId: string | null }[] = (await shop.owner.client.get("/api/conversations")).body.data;
    const { id } = all.find(({ userId }) => userId === "gina")!;
    await shop.owner.client.post(`/api/conversations/${id}/messages`, { text: "This is Ada." });
    await seen.promise;
    await identify(page, proofOf("hugo"));
    gate.resolve();
    await page.unrouteAll({ behavior: "wait" });
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    assert.equal(await page.getByText("A person will answer here").count(), 0);
    assert.equal(await page.getByRole("textbox", { name: "E-mail address" }).count(), 0);
  });
});

test("a fresh proof of the same user takes nothing away, and another user is not with a person", async () => {
  await shop.visit("/", async (page) => {
    model.answer("Hello Eve.");
    await openChat(page);
    await identify(page, proofOf("eve"));
    await ask(page, "Hello!");
    await page.getByRole("button", { name: "Talk to a person" }).click();
    await page.getByText("A person will answer here").waitFor();
    await page.getByRole("textbox", { name: "E-mail address" }).fill("eve@example.com");
    await page.keyboard.press("Enter");
    await log(page).getByText("eve@example.com").waitFor();
    await field(page).fill("Half a sentence");
    await identify(page, proofOf("eve"));
    assert.equal(await field(page).inputValue(), "Half a sentence");
    assert.equal(await page.locator(".q").count(), 1);
    await identify(page, proofOf("finn"));
    model.answer("Hello Finn.");
    await ask(page, "Hello!");
    assert.equal(await page.getByText("A person will answer here").count(), 0);
    await page.getByRole("button", { name: "Mail me this chat" }).click();
    assert.equal(await page.getByRole("textbox", { name: "E-mail address" }).inputValue(), "");
  });
});
