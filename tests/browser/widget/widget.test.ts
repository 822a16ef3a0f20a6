import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { until } from "../../../server/testing/until.ts";
import { findViolations } from "../find-violations.ts";
import { ask, openChat, openShop, pageOf, type Shop } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop?.stop());

const scriptOf = ({ server, key }: Shop, more = "") =>
  `<script src="${server.url}/widget.js" data-key="${key}" async${more}></script>`;
const field = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const chat = `document.querySelector("[data-form]").shadowRoot`;
const focused = `${chat}.activeElement?.getAttribute("aria-label") ?? ${chat}.activeElement?.textContent ?? "outside"`;
const isFocused = async (page: Page, name: string) => (await page.evaluate(focused)) === name;
const price = "A birthday cake for 8 people costs 32 euros.";
const question = "What does a birthday cake cost?";

test("a click opens the chat, and an answer comes with a link to the section it is from", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await page.getByRole("button", { name: question }).click();
    const source = page.getByRole("link", { name: "Birthday cakes › Prices" });
    await source.waitFor();
    assert.match((await source.getAttribute("href")) ?? "", /^https:\/\/bakery\.example\/cakes#/);
    assert.match(await page.locator(".group .a").innerText(), new RegExp(price));
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("Thank you").waitFor();
    const { id } = (await shop.owner.client.get("/api/conversations")).body.data[0];
    const given = await until(async () => {
      const { data } = (await shop.owner.client.get(`/api/conversations/${id}/messages`)).body;
      return data.find((message: { author: string }) => message.author === "assistant").feedback;
    });
    assert.equal(given.helpful, true);
  });
});

test("the history is there after a reload, and in a second tab, where answers come live", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    await page.reload();
    await openChat(page);
    await page.locator(".group .a").first().waitFor();
    assert.deepEqual(await page.locator(".q").allInnerTexts(), [`You:\n${question}`]);
    const other = await page.context().newPage();
    await other.goto(shop.site.origin);
    await openChat(other);
    await other.getByRole("link", { name: /Prices/ }).waitFor();
    await ask(page, "How many days ahead do I order a birthday cake?");
    await other.getByRole("log").getByText("three days ahead").waitFor();
    assert.equal(await other.locator(".q").count(), 2);
    assert.equal(await page.locator(".q").count(), 2);
  });
});

test("what is written without a connection waits, is said to wait, and is sent once", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    await page.context().setOffline(true);
    await field(page).fill("Do you deliver a birthday cake?");
    await page.keyboard.press("Enter");
    await page.getByText("Is sent when the connection is back").waitFor();
    await page.getByRole("alert").getByText("No connection").waitFor();
    await page.context().setOffline(false);
    await page.locator(".group .a").nth(1).waitFor();
    await page.getByText("Is sent when the connection is back").waitFor({ state: "detached" });
    const { id } = (await shop.owner.client.get("/api/conversations")).body.data[0];
    const { data } = (await shop.owner.client.get(`/api/conversations/${id}/messages`)).body;
    assert.equal(data.filter(({ text }: { text: string }) => text === "Do you deliver a birthday cake?").length, 1);
  });
});

test("a colleague who takes over is named, and answers live", async () => {
  await shop.visit("/", async (page) => {
    await openChat(page);
    await ask(page, question);
    const { id } = (await shop.owner.client.get("/api/conversations")).body.data[0];
    await shop.owner.client.post(`/api/conversations/${id}/messages`, { text: "Which name shall we write on it?" });
    await page.getByText("Which name shall we write on it?", { exact: true }).waitFor();
    await page.getByText("joined the conversation").waitFor();
    await field(page).fill("Ada");
    await page.keyboard.press("Enter");
    await until(async () => {
      const { data } = (await shop.owner.client.get(`/api/conversations/${id}/messages`)).body;
      return data.some(({ text }: { text: string }) => text === "Ada") || undefined;
    });
    assert.equal(await page.locator(".dots").count(), 0);
  });
});

describe("on a page with a strict policy", () => {
  const policy = (server: string) =>
    `default-src 'none'; script-src ${server}; connect-src ${server}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

  test("the chat works with its address alone, without inline styles and with Trusted Types", async () => {
    const head = `<meta http-equiv="content-security-policy" content="${policy(shop.server.url)}">${scriptOf(shop)}`;
    shop.site.pages.set("/strict", pageOf(head));
    await shop.visit("/strict", async (page) => {
      const refused: string[] = [];
      page.on(
        "console",
        (message) => /Content Security Policy|Trusted/.test(message.text()) && refused.push(message.text()),
      );
      await openChat(page);
      assert.match(await ask(page, question), new RegExp(price));
      const position = `getComputedStyle(${chat}.querySelector("section")).position`;
      assert.equal(await page.evaluate(position), "fixed");
      assert.deepEqual(refused, []);
    });
  });
});

test("the keyboard alone opens, asks, stays in the window and closes, and the focus comes back", async () => {
  await shop.visit("/", async (page) => {
    const launcher = page.getByRole("button", { name: "Open the chat" });
    await launcher.waitFor();
    await page.keyboard.press("Tab");
    assert.ok(await isFocused(page, "Open the chat"));
    await page.keyboard.press("Enter");
    await field(page).waitFor();
    await page.keyboard.type(question);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /Prices/ }).waitFor();
    const seen = new Set<string>();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(focused);
      seen.add(String(name));
    }
    assert.ok(!seen.has("outside"), [...seen].join());
    for (const name of ["Close the chat", "Messages", "Write a message", "Send", "Yes"])
      assert.ok(seen.has(name), name);
    await page.keyboard.press("Escape");
    assert.ok(await isFocused(page, "Open the chat"));
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 390, 1280]) {
    test(`everybody can read and use it, ${colorScheme} and ${width} pixels wide`, async () => {
      await shop.visit(
        "/",
        async (page) => {
          await page.getByRole("button", { name: "Open the chat" }).waitFor();
          assert.deepEqual(await findViolations(page), []);
          await openChat(page);
          await ask(page, question);
          assert.deepEqual(await findViolations(page), []);
          const box = (await page.locator("section").boundingBox())!;
          assert.ok(box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
          if (width < 520) assert.deepEqual([box.x, box.width, box.height], [0, width, 700]);
        },
        { colorScheme, viewport: { width, height: 700 }, reducedMotion: "reduce" },
      );
    });
  }
}

test("any colour of the owner leaves everything readable", async () => {
  for (const colour of ["#ffee00", "#777777", "#0a0a0a", "#ff69b4"]) {
    shop.site.pages.set("/colour", pageOf(scriptOf(shop, ` data-colour="${colour}"`)));
    for (const colorScheme of ["light", "dark"] as const) {
      await shop.visit(
        "/colour",
        async (page) => {
          await openChat(page);
          await ask(page, question);
          assert.deepEqual(await findViolations(page, "looks"), [], `${colour} ${colorScheme}`);
        },
        { colorScheme, reducedMotion: "reduce" },
      );
    }
  }
});

test("a page from right to left has its chat so, and a page's language is the chat's", async () => {
  shop.site.pages.set("/rtl", pageOf(scriptOf(shop), { lang: "ar", dir: "rtl" }));
  await shop.visit("/rtl", async (page) => {
    await openChat(page);
    await ask(page, question);
    const [own, reply] = [(await page.locator(".q").boundingBox())!, (await page.locator(".group .a").boundingBox())!];
    assert.ok(own.x < reply.x);
  });
  shop.site.pages.set("/de", pageOf(scriptOf(shop), { lang: "de" }));
  await shop.visit("/de", async (page) => {
    await page.getByRole("button", { name: "Chat öffnen" }).click();
    await page.getByRole("dialog", { name: "Chat mit Ada Bakes" }).waitFor();
    await page.getByRole("textbox", { name: "Nachricht schreiben" }).waitFor();
  });
});

test("twice on a page is once, and a page that replaces its body keeps the chat", async () => {
  shop.site.pages.set("/twice", pageOf(scriptOf(shop) + scriptOf(shop)));
  await shop.visit("/twice", async (page) => {
    await page.getByRole("button", { name: "Open the chat" }).waitFor();
    await page.evaluate(
      `document.body.replaceWith(Object.assign(document.createElement("body"), { textContent: "New" }))`,
    );
    await openChat(page);
    assert.equal(await page.getByRole("dialog").count(), 1);
  });
});

test("the page steers the chat, also by calls from before it was loaded, and hears what happens", async () => {
  const early = `<script>window.Parley = [["on", "message", (message) => { document.title = message.author; }], ["ask", "${question}"]];</script>`;
  shop.site.pages.set("/steered", pageOf(early + scriptOf(shop)));
  await shop.visit("/steered", async (page) => {
    await page.getByRole("link", { name: /Prices/ }).waitFor();
    await page.waitForFunction("document.title === 'assistant'");
    await page.evaluate("Parley.close()");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.evaluate("Parley.toggle()");
    await page.getByRole("dialog").waitFor();
    await page.evaluate("Parley.destroy()");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

test("an element of the page can be the chat", async () => {
  shop.site.pages.set("/inline", pageOf(scriptOf(shop), { body: "<parley-chat></parley-chat>" }));
  await shop.visit("/inline", async (page) => {
    assert.match(await ask(page, question), new RegExp(price));
    assert.equal(await page.getByRole("button", { name: "Open the chat" }).count(), 0);
  });
});

test("the chat is also a page of its own, unless the owner does not want it", async () => {
  const { server, key, owner } = shop;
  shop.site.pages.set("/link", pageOf(`<meta http-equiv="refresh" content="0;url=${server.url}/chat/${key}">`));
  await shop.visit("/link", async (page) => {
    assert.match(await ask(page, question), new RegExp(price));
    assert.deepEqual(await findViolations(page), []);
  });
  await owner.client.call("PATCH", "/api/widget", { body: { page: false } });
  assert.equal((await server.client.get(`/chat/${key}`)).status, 404);
  await owner.client.call("PATCH", "/api/widget", { body: { page: null } });
  assert.equal((await server.client.get("/chat/parley_pk_wrong")).status, 404);
});

test("a page with a wrong key, of another origin or without storage is never harmed", async () => {
  shop.site.pages.set(
    "/wrong",
    pageOf(`<script src="${shop.server.url}/widget.js" data-key="parley_pk_no" async></script>`),
  );
  await shop.visit("/wrong", async (page) => {
    const warned = page.waitForEvent("console", (message) => /Parley: No publishable key/.test(message.text()));
    await page.reload();
    await warned;
    assert.equal(await page.getByRole("button").count(), 0);
  });
  const denied = `<script>Object.defineProperty(window, "localStorage", { get() { throw new Error("denied"); } });</script>`;
  shop.site.pages.set("/denied", pageOf(denied + scriptOf(shop)));
  await shop.visit("/denied", async (page) => {
    await openChat(page);
    assert.match(await ask(page, question), new RegExp(price));
    assert.match(await ask(page, "How many days ahead do I order a birthday cake?"), /three days/);
  });
});

test("nothing is loaded or stored before it is wanted: the script, and one settings file", async () => {
  await shop.visit("/", async (page) => {
    // The page has loaded all that it loads by itself.
    await page.getByRole("button", { name: "Open the chat" }).waitFor();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.reload();
    await page.getByRole("button", { name: "Open the chat" }).waitFor();
    assert.deepEqual(requests, ["GET /", "GET /widget.js", `GET /widget/settings/${shop.key}.json`]);
    assert.equal(await page.evaluate("localStorage.length + document.cookie.length"), 0);
    await openChat(page);
    assert.equal(await page.evaluate("localStorage.length + document.cookie.length"), 0);
  });
});

test("it has at most 12 kB before it is opened, and 35 kB after", async () => {
  const { client } = shop.server;
  const loader = await client.get("/widget.js");
  assert.ok(gzipSync(loader.text).length <= 12_000, `${gzipSync(loader.text).length}`);
  const folder = /\/widget\/[0-9a-f]{16}/.exec(loader.text)![0];
  const script = await client.get(`${folder}/window.js`);
  assert.match(script.headers.get("cache-control") ?? "", /immutable/);
  const names = [...loader.text.matchAll(/"(chunk-\w+)"/g)].map(([, name]) => name!);
  assert.ok(names.every((name) => script.text.includes(name)) && names.length > 0);
  const loaded = await Promise.all(["window", ...names, "en"].map((name) => client.get(`${folder}/${name}.js`)));
  const bytes = [loader, ...loaded].map(({ text }) => gzipSync(text).length);
  assert.ok(bytes.reduce((sum, each) => sum + each, 0) <= 35_000, bytes.join());
  const again = await client.get("/widget.js", { headers: { "if-none-match": loader.headers.get("etag")! } });
  assert.deepEqual([again.status, again.text], [304, ""]);
  assert.equal((await client.get(`${folder}/nothing.js`)).status, 404);
  for (const [accepted, encoding] of [
    ["gzip, deflate", "gzip"],
    ["gzip, br", "br"],
    ["identity", null],
  ] as const) {
    const answer = await client.get(`${folder}/window.js`, { headers: { "accept-encoding": accepted } });
    assert.deepEqual([answer.headers.get("content-encoding"), answer.text], [encoding, script.text]);
    assert.equal(answer.headers.get("vary"), "Accept-Encoding");
  }
});
