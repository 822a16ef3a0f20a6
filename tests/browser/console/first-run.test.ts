import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type Person, signUp } from "../../../server/testing/client.ts";
import { addProvider } from "../../../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { until } from "../../../server/testing/until.ts";
import { type Site, serveSite } from "../serve-site.ts";
import { ask, pageOf } from "../widget/open-shop.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let site: Site;
let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider();
  const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` };
  [desk, site] = await Promise.all([openDesk(settings), serveSite()]);
});
after(async () => {
  await Promise.all([desk?.stop(), site?.stop()]);
  await provider?.stop();
});

const password = "several quiet otters wander 58 north";
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const step = (page: Page, name: string) => page.getByRole("navigation", { name: "Steps" }).getByText(name);

test("a person comes from the sign-up to an answer on a website, and finds a step again that was left", async () => {
  const work = async (page: Page) => {
    await heading(page, "Start with Parley").waitFor();
    await page.getByLabel("Name of your company or team").fill("Bea Bakes");
    await page.getByLabel("Your name").fill("Bea");
    await page.getByLabel("E-mail address").fill("bea@example.org");
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");

    await heading(page, "Name and colour").waitFor();
    assert.equal(await page.getByLabel("Name of your company or team").inputValue(), "Bea Bakes");
    await page.getByLabel("Colour", { exact: true }).fill("#1d5fb8");
    await page.getByRole("button", { name: "Save" }).click();

    await heading(page, "Teach").waitFor();
    await page.getByText("Three questions", { exact: true }).click();
    await page.getByLabel("Question 1").fill("When is the bakery open?");
    await page.getByLabel("Answer 1").fill("The bakery is open from seven to noon.");
    await page.getByLabel("Question 2").fill("Where can I park?");
    await page.reload();
    await page.getByText("Three questions", { exact: true }).click();
    assert.equal(await page.getByLabel("Answer 1").inputValue(), "The bakery is open from seven to noon.");
    await page.getByLabel("Answer 2").fill("Behind the house, for two hours.");
    await page.getByRole("button", { name: "Teach", exact: true }).click();
    await page.getByRole("list", { name: "Sources" }).getByText("Where can I park?").waitFor();

    const chat = page.getByRole("region", { name: "Try it" });
    await chat.getByRole("textbox").fill("When are you open?");
    await page.keyboard.press("Enter");
    await chat.getByText("from seven to noon").waitFor();

    await page.getByRole("link", { name: "Later" }).click();
    await heading(page, "Good to see you, Bea").waitFor();
    await page.goto("/console/start/site");
    await heading(page, "Put it on your site").waitFor();
    for (const name of ["Name and colour", "Teach", "Try"]) await step(page, name).waitFor();
    const steps = page.getByRole("navigation", { name: "Steps" });
    await until(async () => (await steps.getByText("done", { exact: true }).count()) === 3);
    await page.getByLabel("Address of your website").fill(`${site.origin}/prices`);
    await page.getByRole("button", { name: "Make the line" }).click();
    const line = (await page.locator("code").textContent()) ?? "";
    await page.getByText("Waiting for the first page").waitFor();

    site.pages.set("/", pageOf(line.replace("async", "")));
    const visitor = await page.context().browser()!.newContext({ locale: "en-GB" });
    const shop = await visitor.newPage();
    await shop.goto(site.origin);
    await page.getByText(`The chat is on ${site.origin}.`).waitFor();
    await shop.getByRole("button", { name: "Open the chat" }).click();
    await shop.getByRole("dialog", { name: "Chat with Bea Bakes" }).waitFor();
    assert.match(await ask(shop, "Where can I park?"), /Behind the house, for two hours/);
    await visitor.close();

    await page.getByRole("link", { name: "Next step" }).click();
    await heading(page, "Invite a colleague").waitFor();
    await page.getByLabel("E-mail address").fill("carl@example.org");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await page.getByText("invitation?token=").waitFor();
    await page.getByText("All of it is done.").waitFor();
  };
  await desk.work("/console/sign-up", work, { person: null });
});

test("an answer is read while it is written, by keyboard", async () => {
  const owner = await signUp(desk.server.client);
  await owner.client.post("/api/knowledge/sources", {
    ...{ type: "text", title: "Cakes", content: "# Prices\n\nA birthday cake costs 32 euros." },
  });
  await addProvider(owner, provider);
  const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>();
  provider.answer([{ say: "A birthday cake costs " }, { until: isRead }, { say: "32 euros. [1]" }]);
  const work = async (page: Page) => {
    const chat = page.getByRole("region", { name: "Try it" });
    await chat.getByRole("textbox").fill("What does a birthday cake cost?");
    await page.keyboard.press("Enter");
    await chat.getByText("A birthday cake costs", { exact: true }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    goOn();
    await chat.getByText("A birthday cake costs 32 euros.").waitFor();
    await chat.getByText("from Cakes").waitFor();
    assert.equal(await chat.locator(".line.assistant").count(), 1);
  };
  await desk.work("/console/start/try", work, { person: owner });
});

test("a page whose address is not allowed is named, and one click allows it", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await heading(page, "Put it on your site").waitFor();
    await page.getByLabel("Address of your website").fill("https://www.example.org");
    await page.getByRole("button", { name: "Make the line" }).press("Enter");
    const key = /data-key="([^"]+)"/.exec((await page.locator("code").textContent()) ?? "")?.[1];
    await desk.server.client.get(`/widget/settings/${key}.json`, { headers: { origin: "https://example.org" } });
    await page.reload();
    await page.getByText("A page of https://example.org has this line").waitFor();
    await page.getByRole("button", { name: "Allow it" }).press("Enter");
    await page.getByText("A page of https://example.org has this line").waitFor({ state: "detached" });
    await desk.server.client.get(`/widget/settings/${key}.json`, { headers: { origin: "https://example.org" } });
    await page.getByText("The chat is on https://example.org.").waitFor();
  };
  await desk.work("/console/start/site", work, { person: owner });
});

test("the example comes with one click and goes with one, and nothing else goes with it", async () => {
  const owner = await signUp(desk.server.client);
  const { client } = owner;
  await client.post("/api/knowledge/sources", { type: "faq", question: "Where can I park?", answer: "Behind us." });
  await client.post("/api/contacts", { name: "Own Person", email: "mina@example.com" });
  await client.post("/api/chatbot/send", { message: "Where can I park?", sessionId: "own" });
  const before = await readAll(owner);
  const work = async (page: Page) => {
    await page.getByRole("button", { name: "Add the example" }).press("Enter");
    await page.getByText("The example is there.").waitFor();
    const during = await readAll(owner);
    assert.deepEqual(
      Object.entries(during).map(([path, ids]) => [path, ids.length - (before[path]?.length ?? 0)]),
      [
        ["/api/knowledge/sources", 3],
        ["/api/conversations", 3],
        ["/api/contacts", 3],
        ["/api/leads", 2],
        ["/api/knowledge/gaps", 1],
      ],
    );
    await page.getByRole("link", { name: /^Inbox/ }).click();
    await page.getByText("Jonas Weber").first().waitFor();
    await page.goto("/console/start/try");
    await page.getByRole("button", { name: "Remove the example" }).click();
    await page.getByText("The example is gone.").waitFor();
    assert.deepEqual(await readAll(owner), before);
  };
  await desk.work("/console/start", work, { person: owner });
});

async function readAll({ client }: Person): Promise<Record<string, string[]>> {
  const paths = ["/api/knowledge/sources", "/api/conversations", "/api/contacts", "/api/leads", "/api/knowledge/gaps"];
  const lists = await Promise.all(paths.map((path) => client.get(path)));
  return Object.fromEntries(paths.map((path, at) => [path, lists[at]!.body.data.map(({ id }: { id: string }) => id)]));
}

test("no step has a fault for screen readers, on a desktop and on a phone, in light and dark", async () => {
  const owner = await signUp(desk.server.client);
  const work = async (page: Page) => {
    for (const [path, name] of Object.entries({
      ...{ look: "Name and colour", teach: "Teach", try: "Try" },
      ...{ site: "Put it on your site", colleague: "Invite a colleague" },
    })) {
      await page.goto(`/console/start/${path}`);
      await heading(page, name).waitFor();
      assert.deepEqual(await findFaults(page), [], path);
    }
  };
  await desk.work("/console/start", work, { person: owner });
});
