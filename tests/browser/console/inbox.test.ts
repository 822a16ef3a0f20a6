import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const help = "I want to talk to a human";
const field = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page, name: string) => page.getByRole("link", { name });
const textsOf = async (id: string) =>
  (await desk.owner.client.get(`/api/conversations/${id}/messages`)).body.data as Record<string, unknown>[];
const statusOf = async (id: string) => (await desk.owner.client.get(`/api/conversations/${id}`)).body.status;

test("a person who asks for help comes into the list by itself, is answered, handed back and closed by mouse", async () => {
  await desk.work("/console/inbox", async (page) => {
    await page.getByText("Nobody waits").waitFor();
    const id = await desk.say("What does a birthday cake for 8 people cost?", { context: { name: "Marta Ortiz" } });
    await desk.say(help, { sessionId: id });
    await row(page, "Marta Ortiz").click();
    await page.getByText("A birthday cake for 8 people costs 32 euros.").first().waitFor();
    await field(page).fill("Of course. **Which** name?");
    await button(page, /^Send/).click();
    await page.locator(".bubble strong", { hasText: "Which" }).waitFor();
    // A colleague without a name is called by the address before its @.
    const called = desk.owner.email.replace(/@.*/, "");
    await page.locator(".message.ours .head", { hasText: called }).waitFor();
    assert.equal(await field(page).inputValue(), "");
    assert.deepEqual((await textsOf(id)).at(-1)!.text, "Of course. **Which** name?");
    await desk.say("Ada, please", { sessionId: id });
    await page.locator(".bubble", { hasText: "Ada, please" }).waitFor();
    await button(page, "Hand back").click();
    await until(async () => (await statusOf(id)) === "open");
    await page
      .locator(".talk")
      .getByRole("button", { name: /^Close/ })
      .click();
    await page.getByText("The conversation is closed.").waitFor();
    assert.equal(await statusOf(id), "closed");
  });
});

test("by keyboard alone: next, answer, note, assign, close, and the list of keys", async () => {
  const id = await desk.say(help, { context: { name: "Jonas Kern" } });
  await desk.work("/console/inbox", async (page) => {
    await row(page, "Jonas Kern").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("j");
    await page.getByRole("heading", { name: "Jonas Kern" }).first().waitFor();
    await page.keyboard.press("r");
    await page.keyboard.type("Here I am.");
    await page.keyboard.press("Control+Enter");
    await page.locator(".bubble", { hasText: "Here I am." }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.keyboard.type("He rings on Friday.");
    await page.keyboard.press("Control+Enter");
    await page.locator(".note", { hasText: "He rings on Friday." }).waitFor();
    assert.equal((await textsOf(id)).at(-1)!.isNote, true);
    await page.keyboard.press("Escape");
    const assignee = async () => (await desk.owner.client.get(`/api/conversations/${id}`)).body.assignee;
    await until(async () => (await assignee()) !== null);
    await page.keyboard.press("a");
    await until(async () => (await assignee()) === null);
    await page.keyboard.press("e");
    await until(async () => (await statusOf(id)) === "closed");
  });
});

test("an answer says why it was given, and a wrong one is corrected", async () => {
  const id = await desk.say("What does a birthday cake for 8 people cost?");
  await desk.work(`/console/inbox/${id}?show=open`, async (page) => {
    await button(page, "Why this answer").click();
    const why = page.getByRole("dialog", { name: "Why this answer" });
    await why.getByText("Birthday cakes").first().waitFor();
    await why.getByText("the engine, without a model").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Escape");
    await button(page, "Correct it").click();
    await page.getByLabel("Answer", { exact: true }).fill("It costs 35 euros now.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("The assistant knows it from now on.").waitFor();
    const { body } = await desk.owner.client.get("/api/knowledge/sources?type=faq");
    assert.equal(body.data[0].title, "What does a birthday cake for 8 people cost?");
  });
});

test("what was typed outlives a lost connection and a reload, and is stored once", async () => {
  const id = await desk.say(help, { context: { name: "Emma Blanc" } });
  await desk.work(`/console/inbox/${id}`, async (page, context) => {
    await field(page).fill("Your order is ready.");
    await context.setOffline(true);
    await button(page, /^Send/).click();
    await page.getByText("No connection to the server.").waitFor();
    assert.equal(await field(page).inputValue(), "Your order is ready.");
    await context.setOffline(false);
    await page.reload();
    await until(async () => (await field(page).inputValue()) === "Your order is ready.");
    await button(page, /^Send/).click();
    await page.locator(".bubble", { hasText: "Your order is ready." }).waitFor();
    await until(async () => (await field(page).inputValue()) === "");
    const sent = (await textsOf(id)).filter(({ author }) => author === "member");
    assert.equal(sent.length, 1);
  });
});

test("nothing that a visitor writes is run, shown as an element, or loaded", async () => {
  const hostile =
    '<img src=x onerror="window.ran=1"> [x](javascript:window.ran=1) <script>window.ran=1</script> ![y](https://evil.example/y.png)';
  const id = await desk.say(`${hostile} ${help}`, {
    context: { name: hostile.slice(0, 60), page: "javascript:window.ran=1" },
  });
  await desk.work(`/console/inbox/${id}?show=open`, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator(".bubble").first().waitFor();
    assert.equal(await page.evaluate("window.ran"), undefined);
    assert.equal(await page.locator(".inbox img, .inbox script, .inbox a[href^='javascript']").count(), 0);
    assert.ok(
      asked.every((url) => url.startsWith(desk.server.url)),
      asked.join(" "),
    );
  });
});

test("the inbox is for everybody: in light and dark, on a desktop and on a phone", async () => {
  const id = await desk.say(help, { context: { name: "Aisha Lang" } });
  await desk.owner.client.post(`/api/conversations/${id}/messages`, { text: "She rings.", isNote: true });
  await desk.work("/console/inbox?show=open", async (page) => {
    await row(page, "Aisha Lang").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await row(page, "Aisha Lang").click();
    await page.locator(".note").waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});
