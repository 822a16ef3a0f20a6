import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { until } from "../../../server/testing/until.ts";
import { findViolations } from "../find-violations.ts";
import { ask, openChat, openShop, pageOf, type Shop } from "./open-shop.ts";

/** A picture of one pixel, which is red and half transparent. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const oven = { name: "oven.png", mimeType: "image/png", buffer: png };
const offer = { name: "offer.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n% The offer.\n") };

let shop: Shop;
before(async () => {
  shop = await openShop();
  const { url } = shop.server;
  const policy = `default-src 'none'; script-src ${url}; connect-src ${url}; require-trusted-types-for 'script'`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  shop.site.pages.set(
    "/strict",
    pageOf(`${head}<script src="${url}/widget.js" data-key="${shop.key}" async></script>`),
  );
});
after(() => shop?.stop());

/** Names the chat's own tree in a script of the page. */
const inChat = 'document.querySelector("[data-form=bubble]").shadowRoot';
const adder = (page: Page) => page.getByRole("button", { name: "Add a picture or a PDF" });

/** Asks, and lets a colleague answer. Gives the path of the conversation. */
async function meetColleague(page: Page): Promise<string> {
  await openChat(page);
  await ask(page, "What does a birthday cake cost?");
  assert.equal(await adder(page).isVisible(), false);
  const { client } = shop.owner;
  const path = `/api/conversations/${(await client.get("/api/conversations")).body.data[0].id}`;
  await client.post(`${path}/messages`, { text: "Send me a photo, please." });
  await adder(page).waitFor();
  return path;
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), adder(page).click()]);
  await chooser.setFiles(file);
}

test("a picture is sent by the keyboard, shown to its visitor, and saved by the other side, on a strict page", async () => {
  await shop.visit("/strict", async (page) => {
    const path = await meetColleague(page);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), adder(page).press("Enter")]);
    await chooser.setFiles(oven);
    await page.getByRole("button", { name: /^Save oven\.png/ }).waitFor();
    await page.getByRole("img", { name: "oven.png" }).waitFor();
    await page.locator("[role=status]", { hasText: "File sent" }).waitFor({ state: "attached" });
    await until(async () => {
      const pixel = `${inChat}.querySelector("canvas").getContext("2d").getImageData(0, 0, 1, 1).data`;
      const [red = 0, green = 255] = await page.evaluate<number[]>(`[...${pixel}]`);
      return red > 200 && green < 160;
    });
    assert.deepEqual(await findViolations(page), []);
    const message = (await shop.owner.client.get(`${path}/messages`)).body.data.at(-1);
    assert.deepEqual([message.text, message.attachments[0].mimeType], ["oven.png", "image/png"]);

    const form = new FormData();
    form.append("text", "Here is our offer.");
    form.append("file", new Blob([offer.buffer]), "offer.pdf");
    const headers = { authorization: `Bearer ${shop.owner.accessToken}` };
    await fetch(`${shop.server.url}${path}/attachments`, { method: "POST", headers, body: form });
    await page.getByText("Here is our offer.", { exact: true }).waitFor();
    const save = page.getByRole("button", { name: /^Save offer\.pdf/ });
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    assert.equal(download.suggestedFilename(), "offer.pdf");

    await page.reload();
    await openChat(page);
    await page.getByRole("img", { name: "oven.png" }).waitFor();
    assert.equal(await page.getByRole("button", { name: /^Save / }).count(), 2);
  });
});

test("what cannot be sent is said in words, and a lost connection is tried again without doubling", async () => {
  await shop.visit("/", async (page) => {
    const path = await meetColleague(page);
    await choose(page, { name: "run.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ no picture") });
    await page.getByText("Only pictures and PDF files can be sent").waitFor();
    await choose(page, { ...offer, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await page.getByText("The file is larger than 10 MB").waitFor();
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0, "it would be refused again");
    let lost = 0;
    await page.route("**/attachments", async (route) => {
      lost++;
      if (lost > 1) return route.continue();
      // The server has the file, and the page does not learn it.
      await route.fetch();
      await route.abort();
    });
    await choose(page, oven);
    await page.locator(".own", { hasText: "oven.png" }).getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: /^Save oven\.png/ }).waitFor();
    const { data } = (await shop.owner.client.get(`${path}/messages`)).body;
    assert.equal(data.filter(({ text }: { text: string }) => text === "oven.png").length, 1);
    assert.equal(await page.getByRole("button", { name: /^Save oven\.png/ }).count(), 1);
  });
});

test("a file is dropped on the window or pasted, once a colleague answers or the owner allows it before", async () => {
  await shop.visit("/", async (page) => {
    await meetColleague(page);
    const give = (event: string, name: string) =>
      page.evaluate(`{
        const data = new DataTransfer();
        data.items.add(new File(["%PDF-1.7 ${name}"], "${name}", { type: "application/pdf" }));
        const parts = { bubbles: true, cancelable: true, composed: true };
        ${inChat}.querySelector("textarea").dispatchEvent("${event}" === "paste"
          ? new ClipboardEvent("paste", { ...parts, clipboardData: data })
          : new DragEvent("${event}", { ...parts, dataTransfer: data }));
      }`);
    await give("dragover", "over.pdf");
    await page.getByText("Drop the file here").waitFor();
    await give("drop", "dropped.pdf");
    await page.getByRole("button", { name: /^Save dropped\.pdf/ }).waitFor();
    await page.getByText("Drop the file here").waitFor({ state: "hidden" });
    await give("paste", "pasted.pdf");
    await page.getByRole("button", { name: /^Save pasted\.pdf/ }).waitFor();
  });
  await shop.owner.client.call("PATCH", "/api/widget", { body: { attachments: "always" } });
  await shop.visit("/", async (page) => {
    await openChat(page);
    assert.equal(await adder(page).isVisible(), false);
    await ask(page, "What does a birthday cake cost?");
    await choose(page, offer);
    await page.getByRole("button", { name: /^Save offer\.pdf/ }).waitFor();
  });
});

test("a page can do without files that its owner allows", async () => {
  const { client } = shop.owner;
  const script = (more: string) => `<script src="${shop.server.url}/widget.js" data-key="${shop.key}"${more}></script>`;
  shop.site.pages.set("/with", pageOf(script("")));
  shop.site.pages.set("/without", pageOf(script(' data-attachments="never"')));
  assert.equal((await client.call("PATCH", "/api/widget", { body: { attachments: "always" } })).status, 200);
  for (const [path, isThere] of [
    ["/with", true],
    ["/without", false],
  ] as const) {
    await shop.visit(path, async (page) => {
      await openChat(page);
      await ask(page, "What does a birthday cake cost?");
      assert.equal(await adder(page).isVisible(), isThere, path);
    });
  }
  await client.call("PATCH", "/api/widget", { body: { attachments: null } });
});
