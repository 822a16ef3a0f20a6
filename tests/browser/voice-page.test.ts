import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { pcmBytes } from "../../server/capabilities/voice/audio/pcm-bytes.ts";
import { wavHeader } from "../../server/capabilities/voice/audio/wav.ts";
import { sayAs, stopSaying } from "../../server/capabilities/voice/testing/say-as.ts";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";

let server: TestServer;
let owner: Person;
/** A browser of a computer without a microphone. */
let browser: Browser;
let key: string;
before(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  owner = await signUp(server.client);
  key = await makeKey(owner, { scopes: ["voice:write", "conversations:read"] });
  for (const [question, answer] of [
    [
      "When do you open?",
      `We open at nine in the morning. ${"On every day of the week you are very welcome. ".repeat(6)}`,
    ],
    ["Do you sell cups?", "Yes."],
  ]) {
    const source = { type: "faq", question, answer };
    assert.equal((await owner.client.post("/api/knowledge/sources", source)).status, 201);
  }
});
after(async () => {
  await browser?.close();
  await stopSaying();
  await server?.stop();
});

/** Ends a wait for what never comes. */
const patienceMs = 20_000;
const script = "/voice/voice.js";

/** What came over the page's WebSockets: bytes of sound, or the type of a message. */
type Received = (number | string)[];

async function inPage(
  work: (page: Page, received: Received) => Promise<void>,
  options: BrowserContextOptions = {},
  from = browser,
): Promise<void> {
  const context = await from.newContext({ locale: "en-US", ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const received: Received = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) =>
      received.push(typeof payload === "string" ? JSON.parse(payload).type : payload.length),
    ),
  );
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(String(error)));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) broken.push(message.text());
  });
  try {
    assert.equal((await page.goto(`${server.url}/voice`))?.status(), 200);
    await work(page, received);
    assert.deepEqual(broken, []);
  } finally {
    await context.close();
  }
}

const speaker = (page: Page, who: string) => page.locator(`#speaker[data-who=${who}]`).waitFor();
const entry = (page: Page, who: "you" | "assistant", text: string) =>
  page.locator(`#talk li[data-who=${who}]`, { hasText: text }).waitFor();
const stage = (page: Page, name: string) => page.locator(`#latency [data-stage=${name}]`).waitFor();

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const each of keys) await page.keyboard.press(each);
}

/** Starts by keyboard, with typing as the way to talk, and leaves the focus in the field for texts. */
async function startTyping(page: Page): Promise<void> {
  await press(page, "Tab");
  await page.keyboard.insertText(key);
  await press(page, "Tab", "Tab", "Tab", "End", "Tab", "Tab", "Enter");
  await speaker(page, "nobody");
}

test("who speaks to the page is understood and answered aloud, and may speak into the answer", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parley-voice-page-"));
  const silence = (seconds: number) => new Int16Array(seconds * 16_000);
  const said = [
    ...[silence(1.5), await sayAs("rms", "When do you open?"), silence(7)],
    ...[await sayAs("rms", "Please tell me about something else instead now."), silence(3)],
  ];
  const length = said.reduce((sum, samples) => sum + samples.length, 0);
  const file = join(folder, "person.wav");
  await writeFile(file, Buffer.concat([wavHeader(16_000, length), ...said.map(pcmBytes)]));
  const talking = await openBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ]);
  try {
    const speak = async (page: Page, received: Received) => {
      await page.locator("#key").fill(key);
      await page.locator("#start").click();
      await entry(page, "you", "When do you open?");
      await speaker(page, "assistant");
      await entry(page, "assistant", "nine in the morning");
      assert.match(await page.locator("#abilities").innerText(), /only the phrases that the assistant knows/);
      await entry(page, "assistant", "(interrupted)");
      const sound = received.filter((each) => typeof each === "number");
      assert.ok(sound.length > 50, `${sound.length} frames of sound`);
      // Only the server knows when the person had ended, and the key may ask it.
      await stage(page, "endOfTurn");
      await stage(page, "bargeIn");
      await page.locator("#stop").click();
      await speaker(page, "off");
    };
    await inPage(speak, {}, talking);
  } finally {
    await talking.close();
    await rm(folder, { recursive: true });
  }
});

test("everything works by keyboard and typing, and Escape interrupts", () =>
  inPage(async (page, received) => {
    await startTyping(page);
    assert.equal(await page.evaluate("document.activeElement.id"), "text");
    await page.keyboard.insertText("When do you open?");
    await press(page, "Enter");
    await speaker(page, "assistant");
    await press(page, "Escape");
    await entry(page, "assistant", "(interrupted)");
    await speaker(page, "nobody");
    await page.keyboard.insertText("Do you sell cups?");
    await press(page, "Enter");
    await entry(page, "assistant", "Yes.");
    await stage(page, "heard");
    await speaker(page, "nobody");
    assert.ok(received.includes("response.completed"));
    const { body } = await owner.client.get("/api/voice/sessions");
    const { body: messages } = await owner.client.get(`/api/conversations/${body.data[0].id}/messages`);
    const [, cut] = messages.data;
    assert.equal(cut.status, "interrupted");
    await press(page, "Shift+Tab", "Shift+Tab", "Enter");
    await speaker(page, "off");
    assert.equal(await page.evaluate("document.activeElement.id"), "start");
  }));

test("without a microphone the page says so, and the conversation goes on by typing", () =>
  inPage(async (page) => {
    await page.locator("#key").fill(key);
    await press(page, "Enter");
    await speaker(page, "nobody");
    assert.match(await page.getByRole("alert").innerText(), /microphone.*type/i);
    await page.locator("#text").fill("Do you sell cups?");
    await press(page, "Enter");
    await entry(page, "assistant", "Yes.");
  }));

test("what is refused is said in words, in the reader's language, and the key leaves no trace", () =>
  inPage(
    async (page) => {
      assert.equal(await page.locator("h1").innerText(), "Die Stimme ausprobieren");
      await page.locator("#key").fill("parley_sk_wrong");
      await press(page, "Enter");
      await page.getByRole("alert").filter({ hasText: "Der Server kennt diesen Schlüssel nicht" }).waitFor();
      await speaker(page, "off");
      await page.locator("#key").fill(key);
      await page.locator("#language").fill("tlh");
      await press(page, "Enter");
      await page.getByRole("alert").filter({ hasText: "tlh" }).waitFor();
      assert.ok(!page.url().includes(key));
      assert.equal(await page.evaluate("localStorage.length + sessionStorage.length + document.cookie.length"), 0);
    },
    { locale: "de-AT" },
  ));

test("the page can be used by everybody, before and during a conversation", () =>
  inPage(async (page) => {
    assert.deepEqual(await findPageFaults(page, script), []);
    await page.reload();
    await startTyping(page);
    await page.keyboard.insertText("Do you sell cups?");
    await press(page, "Enter");
    await stage(page, "heard");
    // The Tab key goes on from where the reader was last.
    await page.locator("h1").click();
    assert.deepEqual(await findPageFaults(page, script), []);
  }));
