import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";

/** One visit of a page, with a browser that computes four times slower than this machine. */
export type Visit = {
  /** Compressed bytes and requests before somebody opens the chat, the page itself included. */
  bytesBefore: number;
  requestsBefore: number;
  /** The main thread works so long before somebody opens the chat. */
  busyMs: number;
  longestTaskMs: number;
  /** From the press of the button to the field for the question. */
  openMs: number;
  /** From the press of Enter to the words of the answer. */
  firstWordMs: number;
  /** Everything, until the answer is there. */
  bytesAfter: number;
  requestsAfter: number;
};

/** Says how a chat is opened and asked. `button` and `field` are selectors, within shadow roots too. */
export type Steps = { button: string; field: string; question: string; answer: string };

const slowness = 4;
const quietMs = 3_000;
/** A hand takes a third of a second to the button. The chats may use that time. */
const [movesOfHand, pauseOfHandMs] = [20, 16];
const patienceMs = 60_000;

/** Runs in the page before its own scripts. Times are those of the page, frame by frame. */
const watcher = `
globalThis.benched = { longest: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) benched.longest = Math.max(benched.longest, duration);
}).observe({ type: "longtask", buffered: true });
benched.roots = function* (root) {
  yield root;
  for (const each of root.querySelectorAll("*")) if (each.shadowRoot) yield* benched.roots(each.shadowRoot);
};
benched.isShown = (selector) => {
  for (const root of benched.roots(document))
    for (const each of root.querySelectorAll(selector)) if (each.getClientRects().length > 0) return true;
  return false;
};
benched.isSaid = (words) => {
  for (const root of benched.roots(document)) if ((root.body ?? root).textContent.includes(words)) return true;
  return false;
};
benched.time = (event, isThere) => {
  benched.took = new Promise((resolve) => {
    addEventListener(event, ({ timeStamp }) => {
      const look = () => (isThere() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
};`;

/** Visits a page. Without `steps` it has no chat, and only what is before counts. */
export async function measureVisit(browser: Browser, address: string, steps: Steps | undefined): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB" });
  try {
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    let [bytes, requests] = [0, 0];
    devTools.on("Network.requestWillBeSent", () => requests++);
    devTools.on("Network.dataReceived", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devTools.send("Network.enable");
    await devTools.send("Performance.enable");
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.addInitScript(watcher);
    await page.goto(address);
    // To ask the page for its button would be work of its main thread.
    await pause(quietMs);
    const { metrics } = await devTools.send("Performance.getMetrics");
    const busyMs = 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
    const before = {
      ...{ bytesBefore: bytes, requestsBefore: requests, busyMs },
      longestTaskMs: await page.evaluate<number>("benched.longest"),
    };
    const nothing = { openMs: 0, firstWordMs: 0, bytesAfter: bytes, requestsAfter: requests };
    if (steps === undefined) return { ...before, ...nothing };
    await page.evaluate(`benched.time("pointerdown", () => benched.isShown(${JSON.stringify(steps.field)}))`);
    await reachAndPress(page, steps.button);
    const openMs = await page.evaluate<number>("benched.took");
    await page.locator(steps.field).first().click();
    await page.keyboard.type(steps.question);
    await page.evaluate(`benched.time("keydown", () => benched.isSaid(${JSON.stringify(steps.answer)}))`);
    await page.keyboard.press("Enter");
    const firstWordMs = await page.evaluate<number>("benched.took");
    await pause(quietMs / 3);
    return { ...before, openMs, firstWordMs, bytesAfter: bytes, requestsAfter: requests };
  } finally {
    await context.close();
  }
}

async function reachAndPress(page: Page, button: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(button).first().boundingBox())!;
  const [fromX, fromY] = [400, 250];
  const [toX, toY] = [x + width / 2, y + height / 2];
  for (let move = 0; move <= movesOfHand; move++) {
    const part = move / movesOfHand;
    await page.mouse.move(fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
    await pause(pauseOfHandMs);
  }
  await page.mouse.down();
  await page.mouse.up();
}
