import type { Browser, Page } from "playwright-core";
import { signIn } from "../../browser/console/open-console.ts";
import { openBrowser } from "../../browser/open-browser.ts";
import { median } from "../measuring/measure.ts";
import { type Parley, startParley } from "../measuring/parley.ts";
import { printTable, printTarget } from "../measuring/report.ts";
import { watchTasks } from "./watch-tasks.ts";

const things = 10_000;
const atOnce = 24;
const rounds = 5;
const wheelPx = 2_000;
/** A list that has not grown in so many turns of the wheel has come to its end. */
const wheelsAtEnd = 60;
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
    ...{ rows: ".leads tbody tr", scroller: ".leads .scroll" },
  },
  {
    ...{ name: "Board", from: "/console/leads", link: 'main fieldset button:text-is("Board")' },
    ...{ rows: ".board .lead-card", scroller: ".board .cards" },
  },
  {
    ...{ name: "Contacts", from: "/console/knowledge", link: 'nav a[href="/console/contacts"]' },
    ...{ rows: ".contacts tbody tr", scroller: ".contacts .grid" },
  },
];

/** Runs in each page before its own scripts. */
const watcher = `
globalThis.benched = {};
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
    const rows: string[][] = [
      ["room", "first rows ms", "longest task ms", "computed ms", "rows gone by", "rows drawn"],
    ];
    let [slowest, longest, computed] = [0, 0, 0];
    for (const room of rooms) {
      const { firstMs, task, passed, drawn } = await visit(browser, parley, room);
      const { clockMs, computedMs } = task;
      rows.push([room.name, ...[firstMs, clockMs, computedMs, passed, drawn].map((figure) => figure.toFixed(0))]);
      slowest = Math.max(slowest, firstMs);
      longest = Math.max(longest, clockMs);
      computed = Math.max(computed, computedMs);
    }
    printTable(rows);
    const views = await firstViews(browser, parley);
    printTarget(`first rows ≤ ${mostMs.firstRows} ms after the click`, slowest <= mostMs.firstRows, ms(slowest));
    printTarget(`no task > ${mostMs.longestTask} ms while scrolling`, longest <= mostMs.longestTask, ms(longest));
    printTarget(`no task computes > ${mostMs.longestTask} ms`, computed <= mostMs.longestTask, ms(computed));
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
    const longestTask = await watchTasks(await context.newCDPSession(page));
    const heightPx = await scrollDown(page, scroller);
    const task = await longestTask();
    const [rowPx, drawn] = await page.evaluate<[number, number]>(`[
      document.querySelector(${JSON.stringify(rows)}).getBoundingClientRect().height,
      document.querySelectorAll(${JSON.stringify(rows)}).length,
    ]`);
    return { firstMs: median(times), task, passed: heightPx / rowPx, drawn };
  } finally {
    await context.close();
  }
}

/** Goes down by the wheel to the end of the list, which loads what comes next by itself. Gives the way in pixels. */
async function scrollDown(page: Page, scroller: string): Promise<number> {
  await page.locator(scroller).first().hover();
  const place = `document.querySelector(${JSON.stringify(scroller)})`;
  const leftPx = `${place}.scrollHeight - ${place}.scrollTop - ${place}.clientHeight`;
  for (let atEnd = 0; atEnd < wheelsAtEnd; ) {
    await page.mouse.wheel(0, wheelPx);
    // Two frames are what a hand leaves between two turns of the wheel.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    atEnd = (await page.evaluate<boolean>(`${leftPx} < 4`)) ? atEnd + 1 : 0;
  }
  return page.evaluate<number>(`${place}.scrollTop`);
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
