import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { sayAs, stopSaying } from "../../server/capabilities/voice/testing/say-as.ts";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { moveClock } from "../../server/testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";
import { silence, whileSaying } from "./while-saying.ts";

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
const patienceMs = 60_000;
const script = "/voice/voice.js";

/** Says what came over the page's WebSockets: bytes of sound, or the type of a message. */
type Received = (number | string)[];
/** Says what the page sent over them: bytes of sound, or the type of a message. */
type Sent = Received;

async function inPage(
  work: (page: Page, received: Received, sent: Sent) => Promise<void>,
  options: BrowserContextOptions = {},
  from = browser,
): Promise<void> {
  const context = await from.newContext({ locale: "en-US", ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const received: Received = [];
  const sent: Sent = [];
  const show = (payload: string | Buffer) => (typeof payload === "string" ? JSON.parse(payload).type : payload.length);
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => received.push(show(payload)));
    socket.on("framesent", ({ payload }) => sent.push(show(payload)));
  });
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(String(error)));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) broken.push(message.text());
  });
  try {
    assert.equal((await page.goto(`${server.url}/voice`))?.status(), 200);
    await work(page, received, sent);
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
async function startTyping(page: Page, by = key): Promise<void> {
  await press(page, "Tab");
  await page.keyboard.insertText(by);
  await press(page, "Tab", "Tab", "Tab", "End", "Tab", "Tab", "Enter");
  await speaker(page, "nobody");
}

const soundOf = (frames: Received) => frames.filter((each) => typeof each === "number").length;

test("who speaks to the page is understood and answered aloud, and may speak into the answer", async () => {
  const said = [
    ...[silence(1.5), await sayAs("rms", "When do you open?"), silence(7)],
    ...[await sayAs("rms", "Please tell me about something else instead now."), silence(3)],
  ];
  const speak = async (page: Page, received: Received) => {
    await page.locator("#key").fill(key);
    await page.locator("#start").click();
    await entry(page, "you", "When do you open?");
    await speaker(page, "assistant");
    await entry(page, "assistant", "nine in the morning");
    assert.match(await page.locator("#abilities").innerText(), /only the phrases that the assistant knows/);
    await entry(page, "assistant", "(interrupted)");
    assert.ok(soundOf(received) > 50, `${soundOf(received)} frames of sound`);
    // Only the server knows when the person had ended, and the key may ask it.
    await stage(page, "endOfTurn");
    await stage(page, "bargeIn");
    await page.locator("#stop").click();
    await speaker(page, "off");
  };
  await whileSaying(said, (talking) => inPage(speak, {}, talking));
});

test("who holds a key to talk is heard only while the key is down", async () => {
  const phrase = await sayAs("rms", "When do you open?");
  const spokenFrames = Math.ceil((3 * 16_000 + phrase.length) / 320);
  const speak = async (page: Page, _received: Received, sent: Sent) => {
    await page.locator("#key").fill(key);
    await page.locator("#push-to-talk").check();
    await page.locator("#start").click();
    await page.locator("#hold:enabled").waitFor();
    await page.locator("h1").click();
    assert.equal(soundOf(sent), 0);
    await page.keyboard.down("Space");
    await until(() => soundOf(sent) >= spokenFrames);
    await page.keyboard.up("Space");
    await until(() => sent.includes("audio.end"));
    const heard = soundOf(sent);
    await entry(page, "you", "When do you open?");
    await entry(page, "assistant", "nine in the morning");
    await speaker(page, "assistant");
    assert.equal(soundOf(sent), heard, "the microphone goes on, and nothing of it is sent");
    // A person who begins to talk interrupts.
    await page.locator("#hold").focus();
    await page.keyboard.down("Space");
    await entry(page, "assistant", "(interrupted)");
    await until(() => soundOf(sent) > heard);
    await page.keyboard.up("Space");
  };
  await whileSaying([silence(3), phrase, silence(60)], (talking) => inPage(speak, {}, talking));
});

/** Stands in for the recognition of a browser: the test says what it hears, with `hear`. */
const recognitionOfTest = `
globalThis.started = 0;
globalThis.stopped = 0;
globalThis.hear = (text, isFinal) => {
  recognition.onresult({ resultIndex: 0, results: [Object.assign([{ transcript: text }], { isFinal })] });
};
globalThis.SpeechRecognition = class {
  constructor() { globalThis.recognition = this; }
  start() { started++; }
  stop() { stopped++; this.onend(); }
  abort() { this.stop(); }
};`;

async function openWithRecognition(page: Page): Promise<void> {
  await page.addInitScript(recognitionOfTest);
  await page.reload();
  await page.locator("#key").fill(key);
  await page.locator("#way").selectOption("browser");
}

test("what the browser understands is asked, and speech into the answer interrupts it", () =>
  inPage(async (page, _received, sent) => {
    await openWithRecognition(page);
    await page.locator("#start").click();
    await speaker(page, "nobody");
    assert.deepEqual(await page.evaluate("[started, recognition.lang]"), [1, "en-US"]);
    assert.ok(!(await page.locator("#abilities").isVisible()), "what Parley would understand does not matter");
    await page.evaluate('hear("When do", false)');
    await page.locator("#partial", { hasText: "When do" }).waitFor();
    await page.evaluate('hear("When do you open?", true)');
    await entry(page, "you", "When do you open?");
    await speaker(page, "assistant");
    await page.evaluate("recognition.onspeechstart()");
    await entry(page, "assistant", "(interrupted)");
    // A browser ends a recognition after a silence.
    await page.evaluate("recognition.onend()");
    assert.equal(await page.evaluate("started"), 2);
    assert.equal(soundOf(sent), 0);
    await page.evaluate('recognition.onerror({ error: "not-allowed" })');
    await page.getByRole("alert").filter({ hasText: "microphone" }).waitFor();
    await page.evaluate("recognition.onend()");
    assert.equal(await page.evaluate("started"), 2, "what is refused is not tried again");
  }));

test("the browser listens only while the button is held, and a pointer can hold it", () =>
  inPage(async (page) => {
    await openWithRecognition(page);
    await page.locator("#push-to-talk").check();
    await page.locator("#start").click();
    const button = page.locator("#hold:enabled");
    await button.hover();
    assert.deepEqual(await page.evaluate("[started, stopped]"), [0, 0]);
    await page.mouse.down();
    assert.deepEqual(await page.evaluate("[started, stopped]"), [1, 0]);
    await page.evaluate('hear("Do you sell cups?", true)');
    await page.mouse.up();
    assert.deepEqual(await page.evaluate("[started, stopped]"), [1, 1]);
    await entry(page, "assistant", "Yes.");
  }));

test("a browser that understands no speech offers no choice of it", () =>
  inPage(async (page) => {
    await page.addInitScript("delete globalThis.SpeechRecognition; delete globalThis.webkitSpeechRecognition;");
    await page.reload();
    assert.equal(await page.locator("#way option[value=browser]").count(), 0);
    assert.equal(await page.locator("#way option").count(), 2);
  }));

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

test("a recorded talk shows its notice, and a button deletes the recording", async () => {
  const { client, ...team } = await signUp(server.client);
  const assistants = await client.get("/api/assistants");
  const voice = { recordingNotice: "This talk is recorded." };
  const changed = await client.call("PATCH", `/api/assistants/${assistants.body.data[0].id}`, { body: { voice } });
  assert.equal(changed.status, 200);
  const ownKey = await makeKey({ client, ...team }, { scopes: ["voice:write"] });
  await inPage(async (page) => {
    await startTyping(page, ownKey);
    await page.locator("#recording", { hasText: "This talk is recorded." }).waitFor();
    await page.locator("h1").click();
    assert.deepEqual(await findPageFaults(page, script), []);
    await page.locator("#refuse").focus();
    await press(page, "Enter");
    await page.locator("#recording", { hasText: "The recording is deleted." }).waitFor();
    assert.equal(await page.locator("#refuse").isVisible(), false);
    assert.equal(await page.locator("#stop:focus").count(), 1);
    const { body } = await client.get("/api/voice/sessions?limit=1");
    const recordings = await client.get(`/api/voice/sessions/${body.data[0].id}/recordings`);
    assert.deepEqual(recordings.body.data, []);
  });
});

// The last one, because the tokens of the others end with the time that it lets pass.
test("a conversation that was opened with a refresh token goes on beyond its access token", () =>
  inPage(async (page, received) => {
    const minute = 60_000;
    const { refreshToken } = await signUp(server.client);
    await page.clock.install();
    await page.reload();
    await page.locator("#key").fill(refreshToken);
    await page.locator("#way").selectOption("typing");
    await page.locator("#start").click();
    await speaker(page, "nobody");
    assert.notEqual(await page.locator("#key").inputValue(), refreshToken);
    moveClock(server, 14 * minute);
    await page.clock.fastForward(14 * minute);
    await until(() => received.includes("token"));
    moveClock(server, 5 * minute);
    await page.locator("#text").fill("Do you sell cups?");
    await press(page, "Enter");
    await until(() => received.includes("response.completed"));
    assert.ok(!received.includes("session.ended"));
    await page.locator("#stop").click();
    // The page has the token that follows, so that it can start once more.
    await page.locator("#start").click();
    await speaker(page, "nobody");
  }));
