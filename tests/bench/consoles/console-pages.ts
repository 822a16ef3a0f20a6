import type { Browser, Page } from "playwright-core";
import { signIn } from "../../browser/console/open-console.ts";
import { openBrowser } from "../../browser/open-browser.ts";
import { median } from "../measuring/measure.ts";
import { type Parley, startParley } from "../measuring/parley.ts";
import { printTable, printTarget } from "../measuring/report.ts";

const things = 10_000;
const atOnce = 24;
const rounds = 5;
const scrolls = 40;
const wheelPx = 1_500;
const mostMs = { firstRows: 300, longestTask: 100, firstView: 2_000 };
const patienceMs = 60_000;
/** The tools of Chromium call this network "Fast 4G". The throughput is in bytes a second. */
const fourG = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

const cakes = "# Birthday cakes\n\n## Prices\n\nA birthday cake for 8 people costs 32 euros.";

/** A room is opened by a click on `link` in the page at `from`, and shows rows in the place of `rows`. */
type Room = { name: string; from: string; link: string; rows: string; scroller: string };
const rooms: readonly Room[] = [
  {
    ...{ name: "Inbox", from: "/console/inbox", link: 'a[href="/console/inbox?show=open"]' },
    ...{ rows: ".rows a.item", scroller: ".rows" },
  },
  {
    ...{ name: "Leads", from: "/console/knowledge", link: 'nav a[href="/console/leads"]' },
    ...{ rows: "main tbody tr", scroller: "main" },
  },
  {
    ...{ name: "Contacts", from: "/console/knowledge", link: 'nav a[href="/console/contacts"]' },
    ...{ rows: ".contacts tbody tr", scroller: ".contacts .grid" },
  },
];

/** Runs in each page before its own scripts. */
const watcher = `
globalThis.benched = { longest: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) benched.longest = Math.max(benched.longest, duration);
}).observe({ type: "longtask", buffered: true });
benched.time = (selector) => {
  benched.took = new Promise((resolve) => {
    addEventListener("pointerdown", ({ timeStamp }) => {
      const look = () =>
        document.querySelector(selector) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
};`;

/**
 * Measures how soon the console shows the first rows of 10,000 conversations, leads and contacts, whether scrolling
 * stays smooth, and how soon it is seen first on a telephone's network.
 */
export async function consolePages(): Promise<void> {
  const [parley, browser] = await Promise.all([startParley(), openBrowser()]);
  try {
    await furnish(parley);
    const rows: string[][] = [["room", "first rows ms", "longest task ms", "rows seen"]];
    let [slowest, longest] = [0, 0];
    for (const room of rooms) {
      const { firstMs, taskMs, seen } = await visit(browser, parley, room);
      rows.push([room.name, firstMs.toFixed(0), taskMs.toFixed(0), String(seen)]);
      slowest = Math.max(slowest, firstMs);
      longest = Math.max(longest, taskMs);
    }
    printTable(rows);
    const views = await firstViews(browser, parley);
    printTarget(`first rows ≤ ${mostMs.firstRows} ms after the click`, slowest <= mostMs.firstRows, ms(slowest));
    printTarget(`no task > ${mostMs.longestTask} ms while scrolling`, longest <= mostMs.longestTask, ms(longest));
    printTarget(`first view on 4G ≤ ${mostMs.firstView} ms`, views <= mostMs.firstView, ms(views));
  } finally {
    await browser.close();
    await parley.stop();
  }
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

/** Leads come with their contacts; conversations are held, as visitors hold them. */
async function furnish({ person, key, port }: Parley): Promise<void> {
  const lines = Array.from(
    { length: things },
    (_none, at) =>
      `Person ${at},person${at}@example.org,"Please send me the price of cake number ${at}, and when it is ready."`,
  );
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "text/csv" },
    body: ["name,email,message", ...lines].join("\n"),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.text();
  const secret = person.client.as(key);
  await secret.post("/api/knowledge/sources", { type: "text", title: "Birthday cakes", content: cakes });
  let next = 0;
  const hold = async () => {
    while (next < things) {
      const number = next++;
      const { status, text } = await secret.post("/api/chatbot/send", {
        ...{ message: "What does a birthday cake cost?", sessionId: `bench-${number}` },
      });
      if (status !== 200) throw new Error(text);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hold));
}

async function open(browser: Browser, { port }: Parley) {
  const context = await browser.newContext({ locale: "en-GB", baseURL: `http://127.0.0.1:${port}` });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.addInitScript(watcher);
  return { context, page };
}

async function visit(browser: Browser, parley: Parley, { from, link, rows, scroller }: Room) {
  const { context, page } = await open(browser, parley);
  try {
    const times: number[] = [];
    await page.goto(from);
    await signIn(page, parley.person);
    for (let round = 0; round < rounds; round++) {
      await page.goto(from);
      await page.locator(link).first().waitFor();
      await page.evaluate(`benched.time(${JSON.stringify(rows)})`);
      await page.locator(link).first().click();
      times.push(await page.evaluate<number>("benched.took"));
    }
    await page.evaluate("benched.longest = 0");
    await scrollDown(page, scroller);
    const taskMs = await page.evaluate<number>("benched.longest");
    return { firstMs: median(times), taskMs, seen: await page.locator(rows).count() };
  } finally {
    await context.close();
  }
}

/** Goes down by the wheel, and asks for more where a button gives it. */
async function scrollDown(page: Page, scroller: string): Promise<void> {
  await page.locator(scroller).first().hover();
  const more = page.getByRole("button", { name: "Show more" });
  for (let each = 0; each < scrolls; each++) {
    await page.mouse.wheel(0, wheelPx);
    // Two frames are what a hand leaves between two turns of the wheel.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    if ((await more.count()) > 0) await more.first().click();
  }
}

/** The time until a stranger sees the sign-in, in a browser without memory: the median of some visits. */
async function firstViews(browser: Browser, parley: Parley): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await open(browser, parley);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", fourG);
    const began = performance.now();
    await page.goto("/console/sign-in", { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    times.push(performance.now() - began);
    await context.close();
  }
  return median(times);
}
