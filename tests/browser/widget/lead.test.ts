import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { until } from "../../../server/testing/until.ts";
import { findViolations } from "../find-violations.ts";
import { ask, openChat, openShop, type Shop } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop?.stop());

const wish = "Can someone call me back?";

test("where the assistant asks for an address, a form takes it, with the consent as the visitor read it", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, wish);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Mill");
    await page.getByRole("textbox", { name: "E-mail address" }).fill("ada@mill.example");
    const form = page.locator("form.fm");
    await page.getByRole("button", { name: "Talk to a person" }).click();
    await page.getByRole("log").getByText("You asked for a person").waitFor();
    assert.equal(await form.count(), 1, "one form at a time");
    await form.getByRole("button", { name: "Send" }).click();
    assert.equal((await shop.owner.client.get("/api/leads")).body.data.length, 0, "not without the consent");
    await page.getByRole("checkbox", { name: "You may write to me about this" }).check();
    assert.deepEqual(await findViolations(page), []);
    await form.getByRole("button", { name: "Send" }).click();
    await page.getByRole("log").getByText("Somebody will write to you").waitFor();
    assert.equal(await form.count(), 0);
    const lead = await until(async () => (await shop.owner.client.get("/api/leads")).body.data[0]);
    assert.deepEqual([lead.name, lead.email, lead.message], ["Ada Mill", "ada@mill.example", wish]);
    assert.equal(lead.consent.text, "You may write to me about this");
    const { id } = (await shop.owner.client.get("/api/conversations")).body.data[0];
    const { contact } = (await shop.owner.client.get(`/api/conversations/${id}`)).body;
    assert.equal(contact?.id, lead.contactId);
  });
});

test("an owner who wants no form has none", async () => {
  await shop.owner.client.call("PATCH", "/api/widget", { body: { leadForm: false } });
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, wish);
    assert.equal(await page.getByRole("textbox", { name: "Name" }).count(), 0);
  });
});
