import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { joinTeam } from "../../../server/testing/join-team.ts";
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
const read = async (id: string) => (await desk.owner.client.get(`/api/conversations/${id}`)).body;
const textsOf = async (id: string) =>
  (await desk.owner.client.get(`/api/conversations/${id}/messages`)).body.data as Record<string, unknown>[];

test("what was said is searched by mouse and by keyboard, and the search is in the address", async () => {
  const id = await desk.say("Do you have a marzipan hedgehog?", { context: { name: "Nora Feld" } });
  await desk.say("Do you have bread?", { context: { name: "Otto Berg" } });
  await desk.work("/console/inbox?show=open", async (page) => {
    await row(page, "Otto Berg").waitFor();
    await page.keyboard.press("f");
    await page.keyboard.type("marzi");
    await page.locator(".item mark", { hasText: "marzipan" }).waitFor();
    await row(page, "Otto Berg").waitFor({ state: "detached" });
    assert.match(page.url(), /q=marzi/);
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.getByRole("heading", { name: "Nora Feld" }).first().waitFor();
    assert.match(page.url(), new RegExp(`${id}.*q=marzi`));
    await page.reload();
    await page.locator(".item mark", { hasText: "marzipan" }).waitFor();
    await page.getByRole("searchbox", { name: "Search what was said" }).fill("nowhereword");
    await page.getByText("Nothing fits").waitFor();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await row(page, "Otto Berg").waitFor();
    await button(page, "Filters").click();
    await page.getByLabel("Channel").selectOption("voice");
    await page.getByText("Nothing fits").waitFor();
    assert.match(page.url(), /channel=voice/);
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a conversation gets a new label, is filtered by it, put off, and comes back when the person writes", async () => {
  const id = await desk.say(help, { context: { name: "Lena Vogt" } });
  await desk.work("/console/inbox", async (page) => {
    await row(page, "Lena Vogt").click();
    await page.getByRole("heading", { name: "Lena Vogt" }).first().waitFor();
    await page.keyboard.press("t");
    await page.getByRole("textbox", { name: "Find or make a label" }).fill("Wedding");
    await page.keyboard.press("Enter");
    await page.locator(".item .chip.label", { hasText: "Wedding" }).waitFor();
    assert.deepEqual(
      (await read(id)).labels.map(({ name }: { name: string }) => name),
      ["Wedding"],
    );
    await page.keyboard.press("Escape");
    await button(page, "Filters").click();
    await page.getByLabel("Label", { exact: true }).selectOption({ label: "Wedding" });
    await page.locator(".item .chip.label", { hasText: "Wedding" }).waitFor();
    await page.keyboard.press("Escape");
    await row(page, "Lena Vogt").click();
    await page.getByRole("heading", { name: "Lena Vogt" }).first().waitFor();
    await page.keyboard.press("z");
    await button(page, /^Tomorrow/).click();
    await page.getByText(/It comes back on/).waitFor();
    await until(async () => (await read(id)).snoozedUntil !== null);
    await row(page, "Lena Vogt").waitFor({ state: "detached" });
    await desk.say("And one more thing", { sessionId: id });
    await row(page, "Lena Vogt").waitFor();
    assert.equal((await read(id)).snoozedUntil, null);
  });
});

test("a saved reply is made, inserted by / with the person's name, and sent", async () => {
  const id = await desk.say(help, { context: { name: "Petra Klein" } });
  await desk.work(`/console/inbox/${id}`, async (page) => {
    await button(page, "Saved replies").click();
    await page.getByText("No saved reply yet").waitFor();
    await button(page, "New reply").click();
    await page.getByLabel("Title").fill("Opening hours");
    await page.getByLabel("Shortcut").fill("open");
    await page.getByLabel("Text", { exact: true }).fill("Hello {{firstName}}, we open at **7**.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await button(page, /^Opening hours/).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Escape");
    await field(page).click();
    await page.keyboard.type("/op");
    await page.getByRole("option", { name: /Opening hours/ }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await field(page).click();
    await page.keyboard.press("Enter");
    assert.equal(await field(page).inputValue(), "Hello Petra, we open at **7**.");
    await page.keyboard.press("Control+Enter");
    await page.locator(".bubble strong", { hasText: "7" }).waitFor();
    assert.equal((await textsOf(id)).at(-1)!.text, "Hello Petra, we open at **7**.");
  });
});

test("the assistant drafts an answer, which Tab takes and the member changes", async () => {
  const id = await desk.say(help, { context: { name: "Rosa Lind" } });
  await desk.owner.client.post(`/api/conversations/${id}/messages`, { text: "Here I am." });
  await desk.say("What does a birthday cake for 8 people cost?", { sessionId: id });
  await desk.work(`/console/inbox/${id}?show=open`, async (page) => {
    await button(page, /Suggest an answer/).waitFor();
    await page.keyboard.press("d");
    await page.locator(".draft", { hasText: "32 euros" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await field(page).focus();
    await page.keyboard.press("Tab");
    assert.match(await field(page).inputValue(), /32 euros/);
    await page.keyboard.press("End");
    await page.keyboard.type(" Shall I note one?");
    await page.keyboard.press("Control+Enter");
    await page.locator(".bubble", { hasText: "Shall I note one?" }).waitFor();
    assert.match(String((await textsOf(id)).at(-1)!.text), /32 euros.*Shall I note one\?/s);
  });
});

test("a colleague who is there and writes is seen at once, and who has the conversation, too", async () => {
  const id = await desk.say(help, { context: { name: "Sven Holm" } });
  await desk.work(`/console/inbox/${id}`, async (page) => {
    await page.getByRole("heading", { name: "Sven Holm" }).first().waitFor();
    const colleague = await joinTeam(desk.server, desk.owner, "agent");
    await colleague.client.post(`/api/conversations/${id}/viewing`, { isViewing: true });
    await page.getByText(/\S is here/).waitFor();
    await colleague.client.post(`/api/conversations/${id}/typing`, { isTyping: true });
    await page.getByText(/is writing/).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await colleague.client.post(`/api/conversations/${id}/viewing`, { isViewing: false });
    await page.locator(".here").waitFor({ state: "detached" });
    const assigned = await colleague.client.call("PATCH", `/api/conversations/${id}`, {
      body: { assigneeId: colleague.userId },
    });
    assert.equal(assigned.status, 200, assigned.text);
    await until(async () => (await page.locator(".talk .assign").inputValue()) === colleague.userId);
    assert.equal((await read(id)).assignee.id, colleague.userId);
  });
});

test("a picture is sent from the field, shown, and saved again", async () => {
  const id = await desk.say(help, { context: { name: "Tilda Ros" } });
  await desk.work(`/console/inbox/${id}`, async (page) => {
    await page.getByRole("heading", { name: "Tilda Ros" }).first().waitFor();
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
    await page.getByLabel("File to send").setInputFiles({ name: "cake.png", mimeType: "image/png", buffer: bytes });
    await page.locator(".bubble img.picture").waitFor();
    const saved = page.waitForEvent("download");
    await page
      .locator(".bubble")
      .getByRole("button", { name: /Save cake.png/ })
      .click();
    assert.equal((await saved).suggestedFilename(), "cake.png");
    assert.deepEqual(await findFaults(page), []);
  });
});

test("the conversation is downloaded as a text, the person is blocked and let in again", async () => {
  const id = await desk.say("What does a birthday cake for 8 people cost?", { context: { name: "Ulla Fink" } });
  await desk.work(`/console/inbox/${id}?show=open`, async (page) => {
    await page.getByRole("heading", { name: "Ulla Fink" }).first().waitFor();
    const saved = page.waitForEvent("download");
    await button(page, "More").first().click();
    await button(page, "Download as a text").click();
    assert.equal((await saved).suggestedFilename(), "Ulla Fink.txt");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.locator(".talk").getByRole("button", { name: "More" }).click();
    await button(page, "Block this person").click();
    await page.getByText("Ulla Fink can write no more.").waitFor();
    await assert.rejects(() => desk.say("Hello?", { sessionId: id }), /visitor-blocked/);
    await page.reload();
    await page.locator(".talk").getByText("blocked", { exact: true }).waitFor();
    await page.locator(".talk").getByRole("button", { name: "More" }).click();
    assert.equal(await button(page, "Block this person").count(), 0);
    const unblocking = `**/api/conversations/${id}/unblock`;
    const refusal = {
      status: 409,
      code: "conflict",
      title: "It cannot be done now",
      detail: "Somebody else is at it.",
    };
    await page.route(unblocking, (route) =>
      route.fulfill({ status: 409, contentType: "application/problem+json", body: JSON.stringify(refusal) }),
    );
    await button(page, "End the block").click();
    await page.getByRole("dialog").getByText("Somebody else is at it.").waitFor();
    await page.unroute(unblocking);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.locator(".talk").getByRole("button", { name: "More" }).click();
    await button(page, "End the block").click();
    await page.getByText("Ulla Fink can write again.").waitFor();
    await page.locator(".talk").getByText("blocked", { exact: true }).waitFor({ state: "detached" });
    await desk.say("Thank you", { sessionId: id });
  });
});

test("a right answer is pinned, and a corrected one, too", async () => {
  const id = await desk.say("What does a birthday cake for 8 people cost?", { context: { name: "Vera Lund" } });
  await desk.work(`/console/inbox/${id}?show=open`, async (page) => {
    await button(page, "Pin").click();
    await page.getByText("This answer is a test from now on.").waitFor();
    await button(page, "Correct it").click();
    await page.getByLabel("Answer", { exact: true }).fill("It costs 35 euros now.");
    await page.getByLabel(/^Pin it/).check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("The assistant knows it from now on.").waitFor();
    assert.equal((await desk.owner.client.get("/api/answer-tests")).body.data.length, 2);
  });
});
