import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type CampaignDesk, deskOf } from "../../../server/capabilities/campaigns/testing/start-campaign-desk.ts";
import { type MailServer, startMailServer } from "../../../server/testing/providers/mail-server.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let smtp: MailServer;
let campaigns: CampaignDesk;
before(async () => {
  desk = await openDesk();
  smtp = await startMailServer();
  const settings = {
    smtpUrl: smtp.url,
    from: "Shop <news@shop.example>",
    dkim: { domain: "shop.example", selector: "p1" },
  };
  const saved = await desk.owner.client.call("PUT", "/api/settings/mail", { body: settings });
  assert.equal(saved.status, 200, saved.text);
  campaigns = await deskOf(desk.server, smtp, desk.owner);
  await campaigns.subscribe(3);
});
after(async () => {
  await desk?.stop();
  await smtp?.stop();
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const frameOf = (page: Page) => page.frameLocator("iframe");
/** Writes as a person does: what a script puts into an editor, a browser would style. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}
const newest = async () => (await campaigns.client.get("/api/newsletter/campaigns")).body.data[0];

test("a campaign is written beside its preview, tested, and sent to those whom it counts", async () => {
  await desk.work("/console/newsletter", async (page) => {
    await heading(page, "Newsletter");
    await page.getByRole("button", { name: "New campaign" }).click();
    await heading(page, "Untitled campaign");
    await page.getByLabel("Name", { exact: true }).fill("May news");
    await page.getByRole("textbox", { name: "Subject", exact: true }).fill('Hello {{ firstName | "you" }}');
    await write(page, "# We moved\n\nSee [the map](https://shop.example/map), ");
    await page.getByRole("combobox", { name: "Insert a variable" }).selectOption("{{ name }}");
    await page.getByText("Everything is stored.").waitFor();
    await frameOf(page).getByRole("heading", { name: "We moved" }).waitFor();
    await page.locator(".envelope").getByText("Hello Ada").waitFor();
    await page.getByRole("button", { name: "Phone" }).click();
    await page.locator("iframe.phone").waitFor();
    await page.getByRole("button", { name: "Plain text" }).click();
    await page.getByText("We moved").last().waitFor();
    await page.getByRole("checkbox", { name: "News" }).check();
    await page.getByText("3 people get it").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: "Send me a test" }).click();
    await page.getByText("The test is on its way to your mailbox.").waitFor();
    await page.reload();
    await heading(page, "May news");
    await page.getByText("3 people get it").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Send May news" });
    await sheet.getByRole("button", { name: "Send now" }).press("Enter");
    await page.getByRole("region", { name: "Where the mailboxes are" }).waitFor();
    await page.getByText("3 of 3 sent").waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
  assert.equal((await newest()).name, "May news");
});

test("a fault of MJML is told with its place, and the format changes what is read", async () => {
  const id = await campaigns.draft({ name: "Drawn", format: "mjml", body: "<mjml><mj-body></mj-body></mjml>" });
  await desk.work(`/console/newsletter/${id}`, async (page) => {
    await heading(page, "Drawn");
    await write(
      page,
      "<mjml><mj-body><mj-section><mj-column><mj-text>{{ unknown }}</mj-text></mj-column></mj-section></mj-body></mjml>",
    );
    await page
      .getByRole("region", { name: "Preview" })
      .getByText(/unknown/)
      .waitFor();
    await write(
      page,
      "<mjml><mj-body><mj-section><mj-column><mj-text>Drawn news</mj-text></mj-column></mj-section></mj-body></mjml>",
    );
    await frameOf(page).getByText("Drawn news").waitFor();
  });
});

test("a campaign is scheduled, made a draft again, and what is missing is said in words", async () => {
  const id = await campaigns.draft({ name: "Later", subject: "" });
  await desk.work(`/console/newsletter/${id}`, async (page) => {
    await heading(page, "Later");
    await frameOf(page).getByText("We moved").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Send Later" });
    await sheet.getByText("Write a subject.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Subject", exact: true }).fill("Soon");
    await page.getByText("Everything is stored.").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await sheet.getByRole("radio", { name: "At a time" }).check();
    await sheet.getByLabel("When").fill(`${new Date().getUTCFullYear() + 1}-03-01T09:00`);
    await sheet.getByRole("button", { name: "Schedule" }).click();
    await page.getByText(/It goes out/).waitFor();
    await page.getByRole("button", { name: "Make it a draft again" }).click();
    await page.getByRole("textbox", { name: "Text" }).waitFor();
  });
  assert.equal((await campaigns.client.get(`/api/newsletter/campaigns/${id}`)).body.status, "draft");
});

test("an address that is missing leads to where it is given", async () => {
  const id = await campaigns.draft({ name: "Nameless" });
  const settings = "/api/settings/newsletter";
  const { client } = desk.owner;
  const { postalAddress } = (await client.get(settings)).body;
  await client.call("PATCH", settings, { body: { postalAddress: null } });
  await desk.work(`/console/newsletter/${id}`, async (page) => {
    await heading(page, "Nameless");
    await frameOf(page).getByText("We moved").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("link", { name: /Give your postal address/ }).click();
    await heading(page, "Newsletter");
    await page.getByLabel("Postal address").fill(postalAddress);
    await page.getByRole("button", { name: "Save" }).click();
    await until(async () => (await client.get(settings)).body.postalAddress === postalAddress);
  });
});

test("what is typed while the server does not answer is stored when it is back", async () => {
  const id = await campaigns.draft({ name: "Kept" });
  await desk.work(`/console/newsletter/${id}`, async (page, context) => {
    await heading(page, "Kept");
    await context.setOffline(true);
    await page.getByRole("textbox", { name: "Subject", exact: true }).fill("Typed without a server");
    await page.getByText("Storing …").waitFor();
    await context.setOffline(false);
    await page.getByText("Everything is stored.").waitFor();
  });
  await until(async () => {
    const { body } = await campaigns.client.get(`/api/newsletter/campaigns/${id}`);
    return body.subject === "Typed without a server";
  });
});

test("what the server refuses stands at its field, and is sent once", async () => {
  const id = await campaigns.draft({ name: "Refused" });
  await desk.work(`/console/newsletter/${id}`, async (page) => {
    await heading(page, "Refused");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()));
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.getByLabel("Name", { exact: true }).and(page.locator("[aria-invalid=true]")).waitFor();
    await page.getByRole("checkbox", { name: "News" }).focus();
    const before = sent.length;
    await page.getByLabel("Name", { exact: true }).fill("Taken");
    await page.getByText("Everything is stored.").waitFor();
    assert.ok(before < 3 && sent.length < 5, `${before}, then ${sent.length} calls`);
  });
});

test("lists, subscribers and addresses that get no mail are looked after", async () => {
  await desk.work("/console/newsletter?part=lists", async (page) => {
    await heading(page, "Newsletter");
    await page.getByRole("button", { name: "New list" }).click();
    const sheet = page.getByRole("dialog", { name: "New list" });
    await sheet.getByLabel("Name", { exact: true }).fill("Wine");
    await sheet.getByLabel("Short name").fill("Not a slug");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("textbox", { name: "Short name" }).and(page.locator("[aria-invalid=true]")).waitFor();
    await sheet.getByLabel("Short name").fill("wine");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Change the list: Wine" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("link", { name: "Subscribers" }).click();
    await page
      .getByRole("row", { name: /example\.com/ })
      .first()
      .waitFor();
    assert.deepEqual(await findFaults(page), []);
    page.once("dialog", (dialog) => void dialog.accept());
    await page
      .getByRole("button", { name: /^Unsubscribe: / })
      .first()
      .press("Enter");
    await page.getByText("Unsubscribed.").waitFor();
    await page.getByRole("link", { name: "Gets no mail" }).click();
    await page.getByText("by your team").waitFor();
    await page.getByRole("textbox", { name: "Keep an address out" }).fill("angry@shop.example");
    await page.keyboard.press("Enter");
    await page.getByText("The address gets no campaign any more.").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("link", { name: "Campaigns" }).click();
    await page.getByRole("link", { name: "Later" }).waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("subscribers are imported in steps by keyboard: matched by hand, tried, told of by lines", async () => {
  const subscribersOf = async () => (await campaigns.client.get("/api/newsletter/subscribers?limit=100")).body.data;
  const before = (await subscribersOf()).length;
  const file = "Adresse der Post,Vorname,Egal\nmira@file.example,Mira,1\nno-address,Bo,2\nnils@file.example,Nils,3\n";
  await desk.work("/console/newsletter?part=subscribers", async (page) => {
    await page.getByRole("button", { name: "Import" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Import subscribers" });
    assert.deepEqual(await findFaults(page), []);
    await sheet
      .locator("input[type=file]")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await sheet.getByRole("combobox", { name: "Adresse der Post" }).selectOption({ label: "E-mail" });
    await sheet.getByLabel("State of all rows").selectOption("confirmed");
    await sheet.getByLabel("What all of them agreed to").fill("I want the news.");
    assert.deepEqual(await findFaults(page), []);
    await sheet.getByRole("button", { name: "Check" }).press("Enter");
    await sheet.getByText("Nothing is stored yet.").waitFor();
    await sheet.getByText("Row 2").waitFor();
    await sheet.getByText("2 people have no proof of a confirmation").waitFor();
    assert.equal((await subscribersOf()).length, before, "a try stores nothing");
    await sheet.getByRole("button", { name: "Import 2 rows" }).press("Enter");
    await sheet.getByText("The import is done").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await sheet.getByRole("button", { name: "Done" }).press("Enter");
    await page.getByText("mira@file.example").waitFor();
  });
  const mira = (await subscribersOf()).find(({ email }: { email: string }) => email === "mira@file.example");
  assert.deepEqual([mira.status, mira.name], ["pending", "Mira"]);
});
