import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type * as Client from "../../sdks/typescript/src/index.ts";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { openBrowser } from "./open-browser.ts";
import { type Site, serveSite } from "./serve-site.ts";

let server: TestServer;
let site: Site;
let browser: Browser;
let owner: Person;
let page: Page;
let given: { endpoint: string; apiKey: string; secret: string };

/** The page's own script leaves the modules here for the test. */
type Loaded = typeof Client & { live: typeof Client; chatFile: typeof Client };
declare const loaded: Loaded;

before(async () => {
  [server, site, browser] = await Promise.all([startTestServer(), serveSite(), openBrowser()]);
  owner = await signUp(server.client);
  const apiKey = await makeKey(owner, { kind: "publishable", allowedOrigins: [site.origin] });
  given = { endpoint: server.url, apiKey, secret: await makeKey(owner) };
  await owner.client.post("/api/knowledge/sources", {
    type: "faq",
    question: "Is delivery free?",
    answer: "Delivery is free from 50 euros on.",
  });
  site.pages.set(
    "/",
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><script type="module">
      import * as chatFile from "${server.url}/client/chat.js";
      import * as live from "${server.url}/client/live.js";
      import * as whole from "${server.url}/client/parley.js";
      globalThis.loaded = { ...whole, chatFile, live };
    </script></html>`,
  );
  page = await browser.newPage();
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => "loaded" in globalThis);
});
after(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), site?.stop()]);
});

test("a page sends, streams, reads the history and gives feedback with chat.js", async () => {
  const seen = await page.evaluate(async ({ endpoint, apiKey }) => {
    const chat = new loaded.chatFile.Chat({ endpoint, apiKey });
    const { aiResponse, messageId } = await chat.send({ message: "Is delivery free?", sessionId: "s-1" });
    let text = "";
    for await (const event of chat.stream({ message: "Is delivery free?", sessionId: "s-1" })) {
      if (event.type === "message.delta") text += event.text;
    }
    const history = (await chat.history("s-1")).data.map((message) => message.author);
    const { helpful } = await chat.giveFeedback(messageId, { helpful: true });
    return { aiResponse, text, history, helpful, hasToken: chat.visitorToken !== undefined };
  }, given);
  const answer = "Delivery is free from 50 euros on.";
  const history = ["contact", "assistant", "contact", "assistant"];
  assert.deepEqual(seen, { aiResponse: answer, text: answer, history, helpful: true, hasToken: true });
});

test("a visitor asks for a person, and the colleague's words arrive with live.js", async () => {
  const conversation = page.evaluate(async ({ endpoint, apiKey }) => {
    const chat = new loaded.chatFile.Chat({ endpoint, apiKey });
    await chat.send({ message: "Is delivery free?", sessionId: "s-2" });
    const events = loaded.live.watchConversation(chat as never, "s-2");
    await events.next();
    const { id, status } = await loaded.live.handOver(chat as never, "s-2");
    const typing = new loaded.live.Typing(chat as never);
    await typing.tell("s-2", true);
    (globalThis as unknown as { document: { title: string } }).document.title = id;
    const seen: string[] = [];
    for await (const event of events) {
      if (event.type !== "message.created" || event.data.author !== "member") continue;
      seen.push(event.data.text);
      break;
    }
    typing.close();
    return { status, seen };
  }, given);
  await Promise.race([page.waitForFunction("document.title.startsWith('conv_')"), conversation]);
  const id = await page.title();
  const written = await owner.client.post(`/api/conversations/${id}/messages`, { text: "Ada here." });
  assert.equal(written.status, 201, written.text);
  assert.deepEqual(await conversation, { status: "handed-over", seen: ["Ada here."] });
});

test("a secret key is refused in a page before anything is sent, unless the page allows it", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const told = await page.evaluate(async ({ endpoint, secret }) => {
    const tell = async (make: () => unknown) => {
      try {
        await make();
        return "nothing";
      } catch (error) {
        return String(error);
      }
    };
    return [
      await tell(() => new loaded.chatFile.Chat({ endpoint, apiKey: secret })),
      await tell(() => new loaded.Parley({ endpoint, apiKey: secret })),
      await tell(() => new loaded.Parley({ endpoint, apiKey: () => secret }).auth.me()),
      await tell(() => new loaded.Parley({ endpoint, apiKey: secret, allowBrowser: true })),
    ];
  }, given);
  const refused = "TypeError: In a browser use a publishable key, or set allowBrowser.";
  assert.deepEqual(told, [refused, refused, refused, "nothing"]);
  assert.deepEqual(asked, []);
});

test("a page reads what a problem says: its code, its request and how long to wait", async () => {
  const problem = await page.evaluate(async ({ endpoint, apiKey }) => {
    const error = await new loaded.Parley({ endpoint, apiKey }).leads
      .list()
      .page()
      .then(
        () => undefined,
        (thrown: Client.ParleyProblem) => thrown,
      );
    return { code: error?.code, requestId: error?.requestId, isForbidden: error instanceof loaded.Forbidden };
  }, given);
  assert.match(problem.requestId ?? "", /^req_/);
  assert.deepEqual([problem.code, problem.isForbidden], ["forbidden", true]);
});
