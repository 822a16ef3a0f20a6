import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Route } from "playwright-core";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

test("what needs the team comes up by itself and leads to its place, by mouse and by keyboard", async () => {
  await desk.work("/console/", async (page) => {
    await page.getByText("Nothing waits for you").waitFor();
    await desk.owner.client.post("/api/leads", { email: "ann@example.org", name: "Ann" });
    await page.getByRole("link", { name: /One new lead/ }).click();
    await page.getByRole("heading", { name: "Leads" }).waitFor();
    await page.getByText("ann@example.org").first().waitFor();
    await desk.say("Do you have gluten-free bread?");
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: /One question without an answer/ }).press("Enter");
    await page.getByRole("heading", { name: "Knowledge", exact: true }).waitFor();
  });
});

test("the week's figures stand beside the week before, each is a link, and they follow what happens", async () => {
  await desk.work("/console/", async (page) => {
    const week = page.getByRole("region", { name: "The last seven days" });
    const talks = week.getByRole("link", { name: /^Conversations/ });
    const counted = async () => Number((await talks.locator(".value").textContent()) ?? "");
    await talks.locator(".value").waitFor();
    const former = await counted();
    await desk.say("What does a birthday cake for 8 people cost?");
    await week.getByRole("link", { name: new RegExp(`^Conversations ?${former + 1}`) }).waitFor();
    await week.getByRole("link", { name: /^Answered without a person.*%/ }).click();
    await page.getByText("costs 32 euros").first().waitFor();
    assert.match(page.url(), /inbox/);
  });
});

test("home is for everybody: light, dark, desktop and phone", async () => {
  await desk.work("/console/", async (page) => {
    await page.getByRole("heading", { name: "The last seven days" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a page that is opened while the server is away comes when it is back, and so does what could not be read", async () => {
  await desk.work("/console/", async (page, context) => {
    await page.getByRole("heading", { name: "The last seven days" }).waitFor();
    // The context's own switch also tells the page that it is offline; a server that is away does not.
    const away = (route: Route) => route.abort("connectionrefused");
    await context.route("**/*", away);
    await page.getByRole("link", { name: "Contacts", exact: true }).click();
    await page.getByText("No connection to the server.").waitFor();
    await page.getByRole("heading", { name: "The last seven days" }).waitFor();
    await context.unroute("**/*", away);
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await page.getByText("No connection to the server.").waitFor({ state: "detached" });
    await page.getByRole("link", { name: /Ann/ }).waitFor();
  });
});

test("the ways by which people came stand beside the latest, and each opens its conversations", async () => {
  await desk.say("What does a birthday cake cost?");
  await desk.owner.client.post("/api/chatbot/send", { message: "What does a birthday cake cost?" });
  await desk.work("/console", async (page) => {
    const ways = page.getByRole("region", { name: "By channel" });
    await ways.getByRole("link", { name: /^Program/ }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await ways.getByRole("link", { name: /^Website/ }).press("Enter");
    await page.waitForURL(/channel=web/);
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
  });
});

test("on a phone the bar says where one is, and an address that leads nowhere says so", async () => {
  const phone = { viewport: { width: 390, height: 800 } };
  await desk.work(
    "/console/contacts",
    async (page) => {
      await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
      const more = page.getByRole("button", { name: "More" });
      assert.equal(await more.getAttribute("aria-current"), "true");
      await page.getByRole("link", { name: "Home" }).click();
      await page.getByRole("heading", { name: "The last seven days" }).waitFor();
      assert.notEqual(await more.getAttribute("aria-current"), "true");
      await page.goto("/console/nowhere");
      await page.getByRole("heading", { name: "There is no such page" }).first().waitFor();
      assert.deepEqual(await findFaults(page), []);
    },
    phone,
  );
});
