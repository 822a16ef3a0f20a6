import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sayAs, stopSaying } from "../../../server/capabilities/voice/testing/say-as.ts";
import { findViolations } from "../find-violations.ts";
import { silence, whileSaying } from "../while-saying.ts";
import { ask, openChat, openShop, type Shop, visit } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop({ voice: true });
  const answer = `We open at nine in the morning. ${"On every day of the week you are very welcome. ".repeat(6)}`;
  const taught = { type: "faq", question: "When do you open?", answer };
  assert.equal((await shop.owner.client.post("/api/knowledge/sources", taught)).status, 201);
});
after(async () => {
  await stopSaying();
  await shop?.stop();
});

test("a visitor speaks in the chat, reads what was said, speaks into the answer, and ends it", async () => {
  const said = [
    ...[silence(2), await sayAs("rms", "When do you open?"), silence(7)],
    ...[await sayAs("rms", "Please tell me about something else instead now."), silence(60)],
  ];
  await whileSaying(said, (talking) =>
    visit(talking, shop.site.origin, async (page) => {
      await openChat(page);
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      const speak = page.getByRole("button", { name: "Speak" });
      await speak.click();
      assert.ok(
        loaded.some((path) => /\/speak-\w+\.js$/.test(path)),
        loaded.join(),
      );
      await page.locator(".q", { hasText: "When do you open?" }).waitFor();
      await page.locator(".a", { hasText: "nine in the morning" }).waitFor();
      assert.deepEqual(await findViolations(page), []);
      await page.getByText("The answer was stopped").waitFor();
      const mute = page.getByRole("button", { name: "Mute" });
      await mute.click();
      assert.equal(await mute.getAttribute("aria-pressed"), "true");
      await page.getByRole("button", { name: "End", exact: true }).click();
      await speak.waitFor();
      const { data } = (await shop.owner.client.get("/api/voice/sessions")).body;
      assert.equal(data.length, 1);
      const said = (await page.locator(".q").allInnerTexts()).map((text) => text.trim());
      await page.reload();
      await openChat(page);
      await page.locator(".a", { hasText: "nine in the morning" }).waitFor();
      for (const text of said) await page.getByRole("log").getByText(text, { exact: true }).waitFor();
      await ask(page, "What does a birthday cake cost?");
      const talks = (await shop.owner.client.get("/api/conversations")).body.data;
      assert.deepEqual(
        talks.map(({ id }: { id: string }) => id),
        [data[0].conversationId],
      );
    }),
  );
});

test("without a microphone, or in a language that is not spoken, the chat says so or has no button", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await page.getByRole("button", { name: "Speak" }).click();
    await page.getByText("The browser gives this page no microphone").waitFor();
    await page.getByRole("button", { name: "Speak" }).waitFor();
  });
  await shop.owner.client.call("PATCH", "/api/widget", { body: { voice: null } });
  await shop.visit("/", async (page) => {
    await openChat(page);
    assert.equal(await page.getByRole("button", { name: "Speak" }).count(), 0);
  });
});

test("what speaking needs is loaded when it is used, in at most 15 kB", async () => {
  const { client } = shop.server;
  const loader = await client.get("/widget.js");
  const folder = /\/widget\/[0-9a-f]{16}/.exec(loader.text)![0];
  const script = await client.get(`${folder}/window.js`);
  const names = ["microphone.js", /speak-\w+\.js/.exec(script.text)![0]];
  const bytes = await Promise.all(
    names.map(async (name) => {
      const answer = await client.get(`${folder}/${name}`, { headers: { "accept-encoding": "gzip" } });
      assert.equal(answer.status, 200);
      return Number(answer.headers.get("content-length"));
    }),
  );
  assert.ok(bytes.reduce((sum, each) => sum + each, 0) <= 15_000, bytes.join());
});
