import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { until } from "../../../server/testing/until.ts";
import { rotateSecret, userToken } from "../../../server/testing/user-token.ts";
import { findViolations } from "../find-violations.ts";
import { ask, openChat, openShop, type Shop } from "./open-shop.ts";

/** The offline engine answers in one shop, and a model that a test can hold up in the other. */
let shop: Shop;
let slowShop: Shop;
let model: ScriptedProvider;
before(async () => {
  model = await startScriptedProvider();
  [shop, slowShop] = await Promise.all([openShop(), openShop({}, model)]);
});
after(async () => {
  await Promise.all([shop?.stop(), slowShop?.stop()]);
  await model?.stop();
});

const question = "What does a birthday cake cost?";
const field = (page: Page) => page.getByRole("textbox", { name: "Write a message" });

type Said = { author: string; text: string; feedback?: { helpful: boolean; comment: string | null } };

/** The newest conversation as the team sees it. */
async function lastConversation({ owner }: Shop) {
  const conversation = (await owner.client.get("/api/conversations")).body.data[0];
  const { data } = (await owner.client.get(`/api/conversations/${conversation.id}/messages`)).body;
  return { status: conversation.status as string, messages: data as Said[] };
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

test("a button asks for a person, the assistant replies no more, and another one ends the chat", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    const person = page.getByRole("button", { name: "Talk to a person" });
    assert.equal(await person.isVisible(), false);
    await ask(page, question);
    await person.click();
    await page.getByRole("log").getByText("You asked for a person").waitFor();
    await page.getByText("A person will answer here").waitFor();
    await person.waitFor({ state: "hidden" });
    await write(page, "Is anybody there?");
    const asked = await until(async () => {
      const seen = await lastConversation(shop);
      return seen.messages.at(-1)?.text === "Is anybody there?" && seen;
    });
    assert.equal(asked.status, "handed-over");
    assert.equal(await page.locator(".dots").count(), 0);
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "End the chat" }).click();
    await page.getByRole("log").getByText("You ended the chat").waitFor();
    assert.equal((await lastConversation(shop)).status, "closed");
    assert.match(await ask(page, question), /32 euros/);
  });
});

test("where the owner wants no hand-over, there is no button for it", async () => {
  await shop.owner.client.call("PATCH", "/api/widget", { body: { handOver: false } });
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    await page.getByRole("button", { name: "End the chat" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Talk to a person" }).count(), 0);
  });
  await shop.owner.client.call("PATCH", "/api/widget", { body: { handOver: null } });
});

test("a question that fits several sources is answered with choices, and a click takes one", async () => {
  const texts = {
    "Cancelling a tour": "You can cancel a tour until the evening before. The money comes back within a week.",
    "Cancelling a course": "You can cancel a course until two weeks before it begins. Half of the fee comes back.",
    "Cancelling a rental": "You can cancel a rental until the same morning. The deposit comes back at once.",
  };
  const sources = Object.entries(texts).map(([title, content]) => ({ type: "text", title, content }));
  await shop.owner.client.post("/api/knowledge/sources", { sources });
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, "I want to cancel");
    for (const title of Object.keys(texts)) await page.getByRole("button", { name: title }).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Cancelling a course" }).click();
    await page.getByRole("paragraph").filter({ hasText: "two weeks before" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Cancelling a tour" }).count(), 0);
    assert.equal(await page.locator(".q").last().innerText(), "You:\nCancelling a course");
  });
});

test("who says no may say why, and the team reads it", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    await page.getByRole("button", { name: "No", exact: true }).click();
    const comment = page.getByRole("textbox", { name: "What was missing or wrong?" });
    await comment.fill("The price for 20 people.");
    await page.getByRole("group", { name: "Did this help?" }).getByRole("button", { name: "Send" }).click();
    await page.getByText("Thank you").waitFor();
    const feedback = await until(async () => {
      const reply = (await lastConversation(shop)).messages.find(({ author }) => author === "assistant");
      return reply?.feedback?.comment != null && reply.feedback;
    });
    assert.deepEqual([feedback.helpful, feedback.comment], [false, "The price for 20 people."]);
  });
});

test("a refused message says why, and is sent once when the visitor tries again", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    const headers = { "access-control-allow-origin": "*", "content-type": "application/problem+json" };
    const refuse = { status: 429, headers, body: JSON.stringify({ code: "rate-limited" }) };
    await page.route("**/api/chatbot/send", (route) => route.fulfill(refuse), { times: 1 });
    await write(page, "How many days ahead do I order a birthday cake?");
    await page.getByText("Too many messages in a short time").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("log").getByText("three days ahead").waitFor();
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
    const { messages } = await lastConversation(shop);
    assert.equal(messages.filter(({ author }) => author === "contact").length, 2);
  });
});

test("a visitor who signs in finds the same conversation on another device, and leaves it again", async () => {
  const token = userToken(await rotateSecret(shop.owner), "ada");
  const identify = (page: Page, proof: string | null) => page.evaluate(`Parley.identify(${JSON.stringify(proof)})`);
  await shop.visit("/", async (page) => {
    await openChat(page);
    await identify(page, token);
    await ask(page, question);
  });
  await shop.visit("/", async (page) => {
    await openChat(page);
    assert.equal(await page.locator(".q").count(), 0);
    await identify(page, token);
    await page.getByRole("link", { name: /Prices/ }).waitFor();
    assert.equal(await page.locator(".q").innerText(), `You:\n${question}`);
    await identify(page, null);
    await page.locator(".q").waitFor({ state: "detached" });
  });
});

test("an answer that is being written grows, stops by the button, and can be asked for again", async () => {
  const gate = Promise.withResolvers<void>();
  model.answer([{ say: "Once upon a time " }, { until: gate.promise }, { say: "there was a cake." }]);
  await slowShop.visit("/", async (page) => {
    await openChat(page);
    await write(page, "Tell me a story.");
    await page.getByRole("log").getByText("Once upon a time").waitFor();
    assert.equal(await page.locator(".dots").count(), 1);
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Stop the answer" }).click();
    await page.getByText("The answer was stopped").waitFor();
    await page.getByRole("button", { name: "Send" }).waitFor();
    model.answer("There was a cake.");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("log").getByText("There was a cake.").waitFor();
    assert.deepEqual(await page.locator(".q").allInnerTexts(), ["You:\nTell me a story.", "You:\nTell me a story."]);
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
    assert.match(await ask(page, "Go on."), /There was a cake/);
  });
  gate.resolve();
});
