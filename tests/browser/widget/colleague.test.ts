import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { connect } from "../../../server/testing/clients/event-socket.ts";
import { until } from "../../../server/testing/until.ts";
import { findViolations } from "../find-violations.ts";
import { ask, openChat, openShop, type Shop } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop?.stop());

const question = "What does a birthday cake cost?";
const field = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const person = (page: Page) => page.getByRole("button", { name: "Talk to a person" });

/** Asks for a person, and gives what the team does in the conversation. */
async function takeOver(page: Page) {
  await openChat(page);
  await ask(page, question);
  const following = page.waitForResponse((answer) => answer.url().includes("/api/stream?"));
  await person(page).click();
  await following;
  const { client } = shop.owner;
  const path = `/api/conversations/${(await client.get("/api/conversations")).body.data[0].id}`;
  const messages = async () => (await client.get(`${path}/messages`)).body.data as { id: string; text: string }[];
  return {
    messages,
    say: (text: string) => client.post(`${path}/messages`, { text }),
    type: (isTyping: boolean) => client.post(`${path}/typing`, { isTyping }),
    see: (messageId: string) => client.call("PUT", `${path}/seen`, { body: { messageId } }),
    read: async () => (await client.get(path)).body,
    handBack: () => client.post(`${path}/hand-back`),
  };
}

test("each side sees that the other types, and what the other has seen, also after a reload", async () => {
  const socket = await connect(shop.server.url, "/api/stream", { authorization: `Bearer ${shop.owner.accessToken}` });
  await shop.visit("/", async (page) => {
    const team = await takeOver(page);
    await field(page).pressSequentially("Are you there?");
    const typing = await socket.until(({ type }) => type === "typing");
    assert.deepEqual([typing.who, typing.isTyping], [{ kind: "visitor" }, true]);
    await page.keyboard.press("Enter");
    await socket.until(({ type, isTyping }) => type === "typing" && isTyping === false);
    const sent = await until(async () => (await team.messages()).find(({ text }) => text === "Are you there?"));
    assert.equal(await page.getByText("Seen", { exact: true }).count(), 0);
    await team.see(sent.id);
    await page.getByText("Seen", { exact: true }).waitFor();
    await team.type(true);
    await page.getByText("is typing").waitFor();
    assert.deepEqual(await findViolations(page), []);
    await team.say("Here I am.");
    await page.getByText("Here I am.", { exact: true }).waitFor();
    await page.getByText("is typing").waitFor({ state: "detached" });
    const { id } = (await team.messages()).at(-1)!;
    await until(async () => (await team.read()).seen.contact === id);
    await page.reload();
    await openChat(page);
    await page.getByText("Seen", { exact: true }).waitFor();
    await person(page).waitFor({ state: "hidden" });
  });
  socket.socket.close();
});

/** A picture of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

type Drawn = { naturalWidth: number };

test("a colleague's picture stands beside what the colleague writes, and initials without one", async () => {
  const { client, accessToken } = shop.owner;
  assert.equal((await client.call("PATCH", "/api/auth/me", { body: { name: "Mara Baker" } })).status, 200);
  const body = new FormData();
  body.append("file", new Blob([onePixel]), "mara.png");
  const headers = { authorization: `Bearer ${accessToken}` };
  const put = await fetch(`${shop.server.url}/api/auth/me/picture`, { method: "PUT", headers, body });
  assert.equal(put.status, 200);
  const isShown = (page: Page, row: string) =>
    page
      .locator(`${row} .av img`)
      .evaluateAll((pictures) => (pictures as unknown as Drawn[]).some(({ naturalWidth }) => naturalWidth > 0));
  await shop.visit("/", async (page) => {
    const team = await takeOver(page);
    // A person who types says so again and again: the page takes it for ended after some seconds.
    await until(async () => {
      await team.type(true);
      return (await page.getByText("Mara Baker is typing").count()) > 0 && (await isShown(page, ".typing"));
    });
    await team.say("Here I am.");
    await page.getByText("Here I am.", { exact: true }).waitFor();
    await until(() => isShown(page, ".by"));
    assert.deepEqual(await findViolations(page), []);
    assert.equal((await client.call("DELETE", "/api/auth/me/picture")).status, 204);
    await page.reload();
    await openChat(page);
    await page.locator(".by .av").getByText("MB").waitFor();
    assert.equal(await page.locator(".by .av img").count(), 0);
  });
});

test("who waits reads how long a person's answer usually takes", async () => {
  const usual = { usualAnswerSeconds: 400 };
  await shop.visit("/", async (page) => {
    await page.route("**/widget/settings/**", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...usual } });
    });
    await page.reload();
    const team = await takeOver(page);
    await page.getByText("A person usually answers in 10 minutes", { exact: true }).waitFor();
    await team.say("Here I am.");
    await page.getByText("A person usually answers").waitFor({ state: "detached" });
  });
});

test("a colleague who hands back gives the visitor the assistant again", async () => {
  await shop.visit("/", async (page) => {
    const team = await takeOver(page);
    assert.equal((await team.handBack()).status, 200);
    await person(page).waitFor();
    assert.match(await ask(page, question), /32 euros/);
  });
});

test("while nobody looks at the page, its title and a tone tell of a colleague's answer", async () => {
  await shop.visit("/", async (page) => {
    const team = await takeOver(page);
    await page.evaluate(`
      window.isAway = true;
      window.tones = 0;
      Object.defineProperty(document, "hidden", { get: () => window.isAway });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function () { window.tones++; return start.call(this); };
      document.dispatchEvent(new Event("visibilitychange"));
    `);
    await team.say("We have one left.");
    await page.waitForFunction("document.title === '● Ada Bakes' && tones === 1");
    const { id } = (await team.messages()).at(-1)!;
    assert.notEqual((await team.read()).seen.contact, id);
    await page.evaluate("isAway = false; document.dispatchEvent(new Event('visibilitychange'))");
    await page.waitForFunction("document.title === 'Ada Bakes'");
    await until(async () => (await team.read()).seen.contact === id);
  });
});

test("a visitor who goes leaves an address, and gets the chat by mail", async () => {
  await shop.visit("/", async (page) => {
    const team = await takeOver(page);
    const address = page.getByRole("textbox", { name: "E-mail address" });
    await address.fill("visitor@family.example");
    assert.deepEqual(await findViolations(page), []);
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("The answer also goes to visitor@family.example").waitFor();
    assert.equal(await address.count(), 0);
    assert.match((await team.read()).contact?.id ?? "", /^con_/);
    await page.getByRole("button", { name: "Mail me this chat" }).click();
    assert.equal(await address.inputValue(), "visitor@family.example");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("The chat is on its way").waitFor();
    const kept = await until(async () => {
      const { data } = (await shop.owner.client.get("/api/settings/mail/outbox")).body;
      return data.find(({ to }: { to: string }) => to === "visitor@family.example");
    });
    assert.match(kept.text, /32 euros/);
  });
});
