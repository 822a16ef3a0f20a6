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

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const contactsOf = async (query = "") => (await desk.owner.client.get(`/api/contacts${query}`)).body.data;
const csv = (text: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a file is matched by hand, tried, told of by lines, and imported", async () => {
  await desk.work("/console/contacts", async (page) => {
    await heading(page, "Contacts");
    await page.getByRole("button", { name: "Import contacts" }).click();
    const sheet = page.getByRole("dialog", { name: "Import contacts" });
    const file =
      "Wer;Adresse der Post;Stadt;Egal\nAnna Berg;anna@file.example;Bonn;1\nBo;no-address;Ulm;2\nCleo;cleo@file.example;;3\n";
    await sheet.locator("input[type=file]").setInputFiles(csv(`Name;${file.slice(4)}`));
    await sheet.getByRole("combobox", { name: "Adresse der Post" }).selectOption({ label: "E-mail" });
    await sheet.getByRole("combobox", { name: "Egal" }).selectOption({ label: "Leave out" });
    await sheet.getByRole("button", { name: "Check" }).click();
    await sheet.getByText("Nothing is stored yet.").waitFor();
    await sheet.getByText("Row 2").waitFor();
    assert.deepEqual(await contactsOf(), [], "a try stores nothing");
    await sheet.getByRole("button", { name: "Import 2 rows" }).click();
    await sheet.getByText("The import is done").waitFor();
    await sheet.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: /Anna Berg/ }).waitFor();
  });
  const [anna] = await contactsOf("?email=anna@file.example");
  assert.deepEqual([anna.name, anna.custom], ["Anna Berg", { Stadt: "Bonn" }]);
});

test("columns are chosen once, words are searched, and a segment keeps who fits", async () => {
  await desk.owner.client.post("/api/contacts", { name: "Dora Vip", email: "dora@shop.example", tags: ["vip"] });
  await desk.work("/console/contacts", async (page) => {
    await heading(page, "Contacts");
    await page.getByRole("columnheader", { name: "Tags" }).waitFor();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Tags" }).uncheck();
    await page.getByRole("checkbox", { name: "Stadt" }).check();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("columnheader", { name: "Stadt" }).waitFor();
    assert.equal(await page.getByRole("columnheader", { name: "Tags" }).count(), 0);
    await page.getByRole("searchbox").fill("ann");
    await page.getByText("One contact", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("");
    await page.getByText("3 contacts", { exact: true }).waitFor();
    await page.getByRole("button", { name: "New segment" }).click();
    const sheet = page.getByRole("dialog", { name: "New segment" });
    await sheet.getByLabel("Name", { exact: true }).fill("Regulars");
    await sheet.getByLabel("Tag").fill("vip");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByText("Regulars: One contact").waitFor();
    await page.getByRole("row", { name: /Dora Vip/ }).waitFor();
    await page.getByText("One contact", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Change the segment" }).click();
    const edit = page.getByRole("dialog", { name: "Change the segment" });
    await edit.getByLabel("Tag").fill("");
    await edit.getByLabel("Came by").selectOption("import");
    await edit.getByRole("button", { name: "Save" }).click();
    await page.getByText("Regulars: 2 contacts").waitFor();
  });
  const { body } = await desk.owner.client.get("/api/segments");
  assert.deepEqual([body.data[0].filter, body.data[0].count], [{ origin: "import" }, 2]);
});

test("a contact is opened and changed by keyboard, merged, parted again and erased", async () => {
  const { client } = desk.owner;
  const one = (await client.post("/api/contacts", { name: "Eve Long", email: "eve@home.example" })).body;
  await client.post("/api/contacts", { name: "Eve Short", email: "eve@work.example" });
  await client.post("/api/leads", { email: "eve@home.example", consent: { given: true, text: "You may call me." } });
  await desk.work("/console/contacts", async (page) => {
    await heading(page, "Contacts");
    await page.getByRole("link", { name: /Eve Long/ }).press("Enter");
    await heading(page, "Eve Long");
    await page.getByText("By a form").waitFor();
    await page.getByRole("region", { name: "What happened" }).getByRole("link", { name: "Lead" }).waitFor();
    await page.getByRole("button", { name: "Change" }).press("Enter");
    await page.getByLabel("Company").fill("Long Ltd");
    await page.keyboard.press("Enter");
    await page.getByText("Saved.").waitFor();
    await page.getByText("Long Ltd").waitFor();
    await page.getByRole("button", { name: "Merge", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Merge with another contact" });
    await sheet.getByRole("searchbox").fill("short");
    await sheet.getByRole("radio", { name: /Eve Short/ }).check();
    await sheet.getByRole("button", { name: "Merge" }).click();
    await heading(page, "Eve Short");
    await page.getByText("One contact is shown as part of this one").waitFor();
    await page.getByRole("button", { name: "End the merge" }).click();
    await page.getByText("Both stand for themselves again.").waitFor();
    assert.equal((await client.get(`/api/contacts/${one.id}`)).body.mergedIntoId, null);
    await page.goto(`/console/contacts/${one.id}`);
    await heading(page, "Eve Long");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    assert.equal((await saved).suggestedFilename(), `${one.id}.zip`);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Erase" }).click();
    await heading(page, "Contacts");
    await until(async () => (await client.get(`/api/contacts/${one.id}`)).status === 404);
    await page.goto(`/console/contacts/${one.id}`);
    await heading(page, "There is no such contact");
  });
});

test("what is wrong with a new contact stands at its field", async () => {
  await desk.work("/console/contacts", async (page) => {
    await heading(page, "Contacts");
    await page.getByRole("button", { name: "New contact" }).click();
    const sheet = page.getByRole("dialog", { name: "New contact" });
    await sheet.getByLabel("Phone").fill("call me");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("textbox", { name: "Phone" }).and(page.locator("[aria-invalid=true]")).waitFor();
  });
});

test("the table and a contact are for everybody: light, dark, desktop and phone", async () => {
  const [contact] = await contactsOf();
  await desk.work("/console/contacts", async (page) => {
    await page.getByRole("row", { name: /Anna Berg/ }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.goto(`/console/contacts/${contact.id}`);
    await page.getByRole("region", { name: "What happened" }).getByRole("listitem").first().waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("ten thousand contacts are scrolled through while a window of them is in the page", async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `Person ${index},person${index}@many.example,Firm ${index % 90}`,
  );
  const body = `name,email,company\n${lines.join("\n")}\n`;
  const sent = await desk.owner.client.post("/api/contacts/import", body, { headers: { "content-type": "text/csv" } });
  assert.equal(sent.body.created, 10_000, sent.text);
  await desk.work("/console/contacts", async (page) => {
    await page
      .getByRole("row", { name: /Person \d+/ })
      .first()
      .waitFor();
    const table = page.getByRole("table", { name: "Contacts" });
    const place = page.getByRole("region", { name: "Contacts" });
    await until(async () => {
      await place.press("End");
      return Number(await table.getAttribute("aria-rowcount")) > 10_000;
    });
    const rows = await page.getByRole("row").count();
    assert.ok(rows < 60, `${rows} rows are in the page`);
  });
});
