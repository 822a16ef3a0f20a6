import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { signUp } from "../../../server/testing/client.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const card = (page: Page, name: string) => page.getByRole("region", { name });

test("the chat is seen as it would be while its looks are tried, and nothing is stored before it is saved", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByLabel("Address of your website").fill("www.example.org");
    await page.keyboard.press("Enter");
    await page.getByText("Waiting for the first page").waitFor();
    const form = card(page, "How it looks");
    await form.getByLabel("Greeting").fill("Hello from the bakery.");
    await form.getByLabel("Suggested questions").fill("When are you open?\nWhere can I park?");
    const preview = page.frameLocator("iframe");
    await preview.getByText("Hello from the bakery.").waitFor();
    await preview.getByRole("button", { name: "Where can I park?" }).waitFor();
    assert.equal((await owner.client.get("/api/widget")).body.greeting, null);
    await form.getByLabel("A button asks for a person").press("Space");
    await form.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Saved.").waitFor();
    const { greeting, suggestions, handOver } = (await owner.client.get("/api/widget")).body;
    assert.deepEqual([greeting, suggestions.length, handOver], ["Hello from the bakery.", 2, false]);
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work("/console/settings/chat", work, { person: owner });
});

test("office hours are set by keyboard, and a wrong time stands beside its day", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByLabel("At any time").press("Space");
    await page.getByRole("button", { name: "Monday: add hours" }).press("Enter");
    await page.getByLabel("Monday, to").first().fill("08:00");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Monday, to").first().fill("12:30");
    await page.getByLabel("Time zone").fill("Europe/Berlin");
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Saved.").waitFor();
    const { officeHours } = (await owner.client.get("/api/settings/workspace")).body;
    assert.deepEqual(officeHours.days.mon, [
      ["09:00", "12:30"],
      ["18:00", "20:00"],
    ]);
    assert.deepEqual([officeHours.timeZone, officeHours.days.sun], ["Europe/Berlin", undefined]);
  };
  await desk.work("/console/settings/hours", work, { person: owner });
});

test("what a shorter time would erase is counted before it is set", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByLabel("Conversations").fill("30");
    await page.keyboard.press("Enter");
    await page.getByText("Conversations: 30 days · 0 are older now").waitFor();
    assert.equal((await owner.client.get("/api/settings/retention")).body.days.conversations, null);
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: "Change it" }).press("Enter");
    await page.getByText("Saved.").waitFor();
    assert.equal((await owner.client.get("/api/settings/retention")).body.days.conversations, 30);
    await page
      .getByText(/^ ?from /)
      .first()
      .waitFor();
  };
  await desk.work("/console/settings/retention", work, { person: owner });
});

test("the identity secret is made, shown once, and renewed", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByRole("button", { name: "Make the secret" }).press("Enter");
    const first = await page.getByRole("status").locator("code").textContent();
    assert.ok((first ?? "").length > 20);
    await page.reload();
    await page.getByRole("button", { name: "Renew it" }).waitFor();
    assert.equal(await page.locator("code").count(), 0);
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: "Renew it" }).click();
    await page.getByRole("status").locator("code").waitFor();
    assert.notEqual(await page.locator("code").textContent(), first);
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work("/console/settings/identity", work, { person: owner });
});

test("the audit log is filtered, goes on by pages, and limits are shown beside the use", async () => {
  const owner = await signUp(desk.server.client);
  for (let each = 0; each < 60; each++) {
    await owner.client.call("PATCH", "/api/settings/workspace", { body: { name: `Name ${each}` } });
  }
  const work = async (page: Page) => {
    const log = page.getByRole("list", { name: "Audit log" });
    await until(async () => (await log.getByRole("listitem").count()) === 50);
    const [gate, asked] = [Promise.withResolvers<void>(), [] as string[]];
    await page.route(/\/api\/audit.*cursor=/, async (route) => {
      asked.push(route.request().url());
      await gate.promise;
      await route.continue();
    });
    const more = page.getByRole("button", { name: "Show more" });
    await more.press("Enter");
    await until(async () => (await more.getAttribute("aria-disabled")) === "true");
    await more.press("Enter");
    gate.resolve();
    await until(async () => (await log.getByRole("listitem").count()) > 60);
    assert.equal(asked.length, 1);
    await page.getByRole("combobox", { name: "Show" }).selectOption("session");
    await until(async () => (await log.getByText("Workspace · changed").count()) === 0);
    await log.getByText("Sign-in · begun").first().waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("link", { name: "Limits and use" }).press("Enter");
    await page.getByRole("meter", { name: "Knowledge" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work("/console/settings/audit", work, { person: owner });
});

test("saved replies have a page: made by keyboard, refused at the field, changed, deleted and brought back", async () => {
  const owner = await signUp(desk.server.client);
  const replies = async () => (await owner.client.get("/api/saved-replies")).body.data;
  const work = async (page: Page) => {
    const list = card(page, "Saved replies");
    await list.getByText("No saved reply yet").waitFor();
    await list.getByRole("button", { name: "New reply" }).press("Enter");
    await page.getByLabel("Title").fill("Opening hours");
    await page.getByLabel("Shortcut").fill("not a word");
    await page.getByLabel("Text").fill("We open at seven, {{firstName}}.");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.locator(".field .fault").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByLabel("Shortcut").fill("hours");
    await page.keyboard.press("Enter");
    await list.getByText("/hours").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await list.getByRole("button", { name: "Change Opening hours" }).click();
    await page.getByLabel("Title").fill("When we open");
    await page.getByRole("button", { name: "Save" }).click();
    await list.getByRole("button", { name: "Change When we open" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await list.getByText("No saved reply yet").waitFor();
    assert.deepEqual(await replies(), []);
    await page.getByRole("button", { name: "Undo" }).click();
    await list.getByText("When we open").waitFor();
    const [{ title, shortcut }] = await replies();
    assert.deepEqual([title, shortcut], ["When we open", "hours"]);
  };
  await desk.work("/console/settings/replies", work, { person: owner });
});

test("a key is made with chosen rights, and its rights are told in words", async () => {
  await desk.work("/console/settings/keys", async (page) => {
    await page.getByLabel("What it is for").fill("Price list");
    await page.getByText("Choose what it may do").press("Enter");
    await page.getByRole("checkbox", { name: "Read what the assistants know" }).press("Space");
    await page.getByLabel("What it is for").press("Enter");
    await page.getByText("This is the key.").waitFor();
    const key = page.getByRole("listitem").filter({ hasText: "Price list" });
    await key.getByText("one right").click();
    await key.getByText("Read what the assistants know").waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
  const { data } = (await desk.owner.client.get("/api/keys")).body;
  const { scopes } = data.find(({ name }: { name: string }) => name === "Price list");
  assert.deepEqual(scopes, ["knowledge:read"]);
});
