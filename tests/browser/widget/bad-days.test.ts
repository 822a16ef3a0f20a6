import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { findViolations } from "../find-violations.ts";
import { openBrowser } from "../open-browser.ts";
import { serveSite } from "../serve-site.ts";
import { ask, openChat, openShop, pageOf, type Shop, visit } from "./open-shop.ts";

let shop: Shop;
before(async () => {
  shop = await openShop({ voice: true });
});
after(() => shop?.stop());

const question = "What does a birthday cake cost?";
const launcher = (page: Page) => page.getByRole("button", { name: "Open the chat" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Chat with Ada Bakes" });
const scriptOf = ({ server, key }: Shop) => `<script src="${server.url}/widget.js" data-key="${key}" async></script>`;

/** A page has this, and a program of Node has not. */
type Styled = {
  getComputedStyle(
    shown: unknown,
  ): Record<"fontSize" | "borderTopStyle" | "borderTopWidth" | "borderTopColor" | "backgroundColor", string>;
};

/** Tells where a part of the chat is, and that of the window which is on the screen. */
async function placeOf(page: Page, part: ReturnType<typeof launcher>) {
  const { x, y, width, height } = (await part.boundingBox())!;
  const [wide, high] = (await page.evaluate("[innerWidth, innerHeight]")) as [number, number];
  return { width, height, isOnScreen: x >= 0 && y >= 0 && x + width <= wide && y + height <= high };
}

test("letters of twice the size make all of the chat larger, whatever the page makes of its root", async () => {
  shop.site.pages.set("/small-root", pageOf(`<style>html{font-size:8px}</style>${scriptOf(shop)}`));
  const browser = await openBrowser(["--blink-settings=defaultFontSize=32"]);
  try {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 640, height: 800 },
    ]) {
      const look = async (page: Page) => {
        const button = await placeOf(page, launcher(page));
        assert.deepEqual([button.height, button.isOnScreen], [112, true]);
        await openChat(page);
        await ask(page, question);
        assert.ok((await placeOf(page, dialog(page))).isOnScreen);
        const field = page.getByRole("textbox", { name: "Write a message" });
        const size = (part: ReturnType<typeof launcher>) =>
          part.evaluate((shown) =>
            Number.parseFloat((globalThis as unknown as Styled).getComputedStyle(shown).fontSize),
          );
        assert.deepEqual([await size(field), await size(page.locator(".q"))], [32, 30]);
        for (const part of [field, page.getByRole("button", { name: "Send" }), page.locator(".q")])
          assert.ok((await placeOf(page, part)).isOnScreen);
        const isWide = await page
          .getByRole("log")
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        assert.ok(!isWide, `scrolls sideways at ${viewport.width} px`);
        assert.deepEqual(await findViolations(page), []);
      };
      await visit(browser, `${shop.site.origin}/small-root`, look, { viewport });
    }
  } finally {
    await browser.close();
  }
  const usual = async (page: Page) => assert.equal((await placeOf(page, launcher(page))).height, 56);
  await shop.visit("/small-root", usual);
});

test("a keyboard on the screen covers neither the field nor the head of the window", async () => {
  const covers = (height: number, top: number) => `
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => ${height} });
    Object.defineProperty(visualViewport, "offsetTop", { configurable: true, get: () => ${top} });
    visualViewport.dispatchEvent(new Event("resize"));`;
  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1024, height: 800 },
  ]) {
    const look = async (page: Page) => {
      await openChat(page);
      await ask(page, question);
      const before = await dialog(page).boundingBox();
      await page.evaluate(covers(400, 40));
      const { y, height } = (await dialog(page).boundingBox())!;
      assert.ok(y >= 40 && y + height <= 440, `${y} to ${y + height}`);
      assert.ok((await placeOf(page, page.getByRole("textbox", { name: "Write a message" }))).isOnScreen);
      await page.waitForFunction(`(() => {
        const { scrollHeight, scrollTop, clientHeight } = document.querySelector("[data-form]").shadowRoot.querySelector(".log");
        return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
      })()`);
      await page.evaluate(covers(viewport.height, 0));
      assert.deepEqual(await dialog(page).boundingBox(), before);
    };
    await shop.visit("/", look, { viewport, hasTouch: true, reducedMotion: "reduce" });
  }
});

test("in forced colours every control of the chat has an edge", async () => {
  const look = async (page: Page) => {
    const hasEdge = (part: ReturnType<typeof launcher>) =>
      part.evaluate((shown) => {
        const style = (globalThis as unknown as Styled).getComputedStyle(shown);
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = style;
        return (
          borderTopStyle === "solid" && Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor
        );
      });
    assert.ok(await hasEdge(launcher(page)));
    await openChat(page);
    await ask(page, question);
    const parts = [page.getByRole("button", { name: "Send" }), page.locator(".q"), page.locator(".group .a")];
    for (const part of [...parts, page.getByRole("button", { name: "Yes" })]) assert.ok(await hasEdge(part));
  };
  await shop.visit("/", look, { forcedColors: "active" });
});

test("where something blocks the script or the settings, the page is as without the chat", async () => {
  for (const blocked of ["**/widget.js", "**/widget/settings/**"]) {
    await shop.visit("/", async (page) => {
      await page.route(blocked, (route) => route.abort("blockedbyclient"));
      const failed = page.waitForEvent("requestfailed");
      await page.reload();
      await failed;
      await page.evaluate("(window.Parley = window.Parley || []).push(['open'])");
      await page.waitForLoadState("networkidle");
      assert.equal(await page.getByRole("button").count(), 0);
      await page.getByRole("heading", { name: "Bread, since four this morning" }).waitFor();
    });
  }
});

test("where the window is blocked, the button says so, and opens it once that is over", async () => {
  await shop.visit("/", async (page) => {
    await page.route("**/window.js", (route) => route.abort("blockedbyclient"));
    await launcher(page).click();
    await page.getByRole("alert").getByText("The chat cannot be loaded").waitFor();
    assert.deepEqual(await findViolations(page), []);
    await page.unroute("**/window.js");
    await openChat(page);
    await page.getByRole("button", { name: "Close the chat" }).click();
    assert.equal(await page.getByText("The chat cannot be loaded").count(), 0);
  });
});

test("a page that was opened before an update of the server has the chat of today", async () => {
  await shop.visit("/", async (page) => {
    await page.route("**/widget.js", async (route) => {
      const answer = await route.fetch();
      const former = (await answer.text()).replaceAll(/chunk-\w+/g, "chunk-FORMER00");
      await route.fulfill({
        response: answer,
        body: former.replace(/\/widget\/[0-9a-f]{16}/, "/widget/0123456789abcdef"),
      });
    });
    await page.reload();
    await openChat(page);
    assert.match(await ask(page, question), /32 euros/);
  });
});

test("without WebSockets everything works but speaking, for which there is no button", async () => {
  await shop.visit("/", async (page) => {
    await page.addInitScript("delete window.WebSocket");
    await page.reload();
    await openChat(page);
    assert.match(await ask(page, question), /32 euros/);
    assert.equal(await page.getByRole("button", { name: "Speak" }).count(), 0);
    await page.getByRole("button", { name: "Talk to a person" }).click();
    const { client } = shop.owner;
    const { id } = (await client.get("/api/conversations")).body.data[0];
    await client.post(`/api/conversations/${id}/messages`, { text: "Here I am." });
    await page.getByRole("log").getByText("Here I am.").waitFor();
  });
});

test("in a frame of another site the chat answers, and remembers there", async () => {
  const other = await serveSite();
  try {
    // Another name of this machine is another site for the browser.
    const outer = other.origin.replace("127.0.0.1", "localhost");
    other.pages.set(
      "/",
      `<!doctype html><title>A portal</title><iframe src="${shop.site.origin}/" width="800" height="700">`,
    );
    const browser = await openBrowser();
    try {
      await visit(browser, outer, async (page) => {
        const frame = page.frameLocator("iframe");
        const open = () => frame.getByRole("button", { name: "Open the chat" }).click();
        await open();
        await frame.getByRole("textbox", { name: "Write a message" }).fill(question);
        await page.keyboard.press("Enter");
        await frame.getByRole("log").getByText("32 euros").first().waitFor();
        await page.reload();
        await open();
        await frame.getByRole("log").getByText("32 euros").first().waitFor();
      });
    } finally {
      await browser.close();
    }
  } finally {
    await other.stop();
  }
});

test("a clock that is off by a day does not say that people are there when they are not", async () => {
  const { client } = shop.owner;
  const setHours = (officeHours: unknown) => client.call("PATCH", "/api/settings/workspace", { body: { officeHours } });
  const day = 24 * 60 * 60_000;
  const moved = (byMs: number) => `{
    const Right = Date;
    Date = class extends Right {
      constructor(...given) { super(...(given.length === 0 ? [Right.now() + ${byMs}] : given)); }
      static now() { return Right.now() + ${byMs}; }
    };
  }`;
  const all = ["00:00", "24:00"];
  const weekday = new Date().getUTCDay();
  const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
  const hours = (isOpen: boolean) => ({
    timeZone: "UTC",
    days: Object.fromEntries(names.filter((_, at) => isOpen || at === (weekday + 2) % 7).map((name) => [name, [all]])),
  });
  try {
    for (const [isOpen, byMs, words] of [
      [true, -day, "people answer, too"],
      [false, 3 * day, "people from"],
    ] as const) {
      const set = await setHours(hours(isOpen));
      assert.equal(set.status, 200, set.text);
      await shop.visit("/", async (page) => {
        await page.addInitScript(moved(byMs));
        await page.reload();
        await openChat(page);
        await dialog(page).getByText(words).waitFor();
      });
    }
  } finally {
    await setHours(null);
  }
});
