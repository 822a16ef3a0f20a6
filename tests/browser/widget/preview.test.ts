import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findViolations } from "../find-violations.ts";
import { openShop, pageOf, type Shop } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop?.stop());

const go = (address: string) =>
  pageOf(`<meta http-equiv="refresh" content="0;url=${address.replaceAll("&", "&amp;")}">`);

test("an owner tries colours and texts in two frames, and copies the line that has them", async () => {
  const { server, site, key } = shop;
  const tried = new URLSearchParams({
    key,
    name: 'Ada "&" Co',
    colour: "#7a3b2e",
    position: "left",
    launcher: "Ask us",
  });
  site.pages.set("/preview", go(`${server.url}/widget/preview?${tried}`));
  await shop.visit(
    "/preview",
    async (page) => {
      const phone = page.frameLocator('iframe[title="On a phone"]');
      await phone.getByRole("region", { name: 'Chat with Ada "&" Co' }).waitFor();
      const desktop = page.frameLocator('iframe[title="On a desktop"]');
      const launcher = desktop.getByRole("button", { name: "Ask us" });
      const box = (await launcher.boundingBox())!;
      const frame = (await page.locator('iframe[title="On a desktop"]').boundingBox())!;
      assert.ok(box.x < frame.x + frame.width / 2, "the button stands on the left");
      await page.locator('iframe[title="On a desktop"]').scrollIntoViewIfNeeded();
      await launcher.click();
      await desktop.getByRole("dialog", { name: 'Chat with Ada "&" Co' }).waitFor();
      const line = await page.getByRole("textbox", { name: "The line for your pages" }).inputValue();
      site.pages.set("/copied", pageOf(line));
      assert.deepEqual(await findViolations(page), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/preview.png`, fullPage: true });
      await page.goto(`${site.origin}/copied`);
      await page.getByRole("button", { name: "Ask us" }).click();
      await page.getByRole("dialog", { name: 'Chat with Ada "&" Co' }).waitFor();
    },
    { viewport: { width: 1280, height: 900 } },
  );
});

test("the preview asks for a key, and shows none that there is not", async () => {
  const { server, site, key } = shop;
  site.pages.set("/empty", go(`${server.url}/widget/preview`));
  await shop.visit("/empty", async (page) => {
    await page.getByRole("textbox", { name: "Publishable key" }).fill(key);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("textbox", { name: "The line for your pages" }).waitFor();
  });
  assert.equal((await server.client.get("/widget/preview?key=parley_pk_wrong")).status, 404);
  const odd = `/widget/preview?key=${key}&colour=red&name=%3Cscript%3E&frame=desktop`;
  const { status, text, headers } = await server.client.get(odd);
  assert.equal(status, 200);
  assert.doesNotMatch(text, /"<script>"/);
  assert.match(headers.get("content-security-policy") ?? "", /frame-ancestors 'self'/);
});
