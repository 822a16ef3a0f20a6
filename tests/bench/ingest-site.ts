import { rm } from "node:fs/promises";
import { createClient, type Person, signUp } from "../../server/testing/client.ts";
import type { BareCrawlerQuestion, BareCrawlerSettings } from "./bare/bare-crawler.ts";
import { startChild } from "./measuring/child.ts";
import { cpuMsOfPostgres, cpuMsWithEnded } from "./measuring/cpu-time.ts";
import { createTexts, type GeneratedText, questionAbout } from "./measuring/generated-text.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory, type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import type { HelpCentreReady, HelpCentreSettings } from "./others/help-centre.ts";

const rounds = 3;
const articles = 1_000;
/** As many as a crawl sends at a time. */
const requestsAtOnce = 2;
const textsOfAssistant = 200;
const visitors = 4;
const everyMs = 100;
const idleMs = 15_000;
const mostOfFloor = 6;
const mostOfIdle = 2;

type Measured = { pid: number; postmasterPid: number };

/**
 * Learning a website of a thousand pages beside fetching the same pages and storing their bytes, and
 * how long visitors of the same workspace wait for an answer meanwhile.
 */
export async function ingestSite(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const site = await startChild<HelpCentreReady>("others/help-centre.ts", { articles } satisfies HelpCentreSettings);
  const settings: BareCrawlerSettings = { dataDirectory, requestsAtOnce };
  const bare = await startChild<{ postmasterPid: number }>("bare/bare-crawler.ts", settings);
  const { url, addresses } = site.ready;
  const parley = await startParley({ outboundAllow: `knowledge:${new URL(url).host}`, crawlPauseMs: 0 });
  try {
    const results = { floor: [] as Cost[], crawl: [] as Cost[] };
    for (let round = 0; round < rounds; round++) {
      const floor = { pid: bare.pid, postmasterPid: bare.ready.postmasterPid };
      results.floor.push(await costOf(floor, () => bare.ask({ addresses } satisfies BareCrawlerQuestion)));
      const person = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
      results.crawl.push(await costOf(parley, () => crawl(person, url)));
    }
    const ratio = median(results.crawl.map(({ cpuMs }, round) => cpuMs / results.floor[round]!.cpuMs));
    const row = (name: string, costs: readonly Cost[]) => [
      name,
      ...(["nodeMs", "postgresMs", "cpuMs"] as const).map((figure) =>
        (median(costs.map((cost) => cost[figure])) / articles).toFixed(2),
      ),
      (median(costs.map(({ elapsedMs }) => elapsedMs)) / 1_000).toFixed(1),
    ];
    printTable([
      [`${articles} pages`, "Node ms/page", "PostgreSQL ms/page", "CPU ms/page", "seconds"],
      row("floor: fetched, bytes stored", results.floor),
      row("learnt as a site", results.crawl),
    ]);
    printTarget(`CPU of a page ≤ ${mostOfFloor} × the floor`, ratio <= mostOfFloor, `${ratio.toFixed(2)} ×`);
    await measureVisitors(parley, url);
  } finally {
    await Promise.all([parley.stop(), bare.stop(), site.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

type Cost = { nodeMs: number; postgresMs: number; cpuMs: number; elapsedMs: number };

async function costOf({ pid, postmasterPid }: Measured, run: () => Promise<unknown>): Promise<Cost> {
  const before = { node: cpuMsWithEnded(pid), postgres: cpuMsOfPostgres(postmasterPid), at: performance.now() };
  await run();
  const nodeMs = cpuMsWithEnded(pid) - before.node;
  const postgresMs = cpuMsOfPostgres(postmasterPid) - before.postgres;
  return { nodeMs, postgresMs, cpuMs: nodeMs + postgresMs, elapsedMs: performance.now() - before.at };
}

async function crawl({ client }: Person, url: string): Promise<void> {
  const { status, body, text } = await client.post("/api/knowledge/sources", { type: "site", url, maxPages: articles });
  if (status !== 201) throw new Error(`The site was answered ${status}: ${text}`);
  let shown = body;
  while (shown.status === "pending") {
    // Seldom, because the look is the server's work, too.
    await new Promise((resolve) => setTimeout(resolve, 500));
    shown = (await client.get(`/api/knowledge/sources/${body.id}`)).body;
  }
  if (shown.progress.changed !== articles) throw new Error(`Not all was learnt: ${JSON.stringify(shown.progress)}`);
}

/** The visitors ask an assistant that knows other sources of the workspace whose site is learnt. */
async function measureVisitors({ person }: Parley, url: string): Promise<void> {
  const { client } = person;
  const texts = createTexts(3);
  const taught = Array.from({ length: textsOfAssistant }, () => texts.next(200, 400));
  const sources = taught.map((text) => ({ type: "text", tags: ["asked"], ...text }));
  await client.post("/api/knowledge/sources", { sources });
  const assistant = (await client.post("/api/assistants", { name: "Asked", knowledge: { tags: ["asked"] } })).body;
  const ask = async (text: GeneratedText) => {
    const message = questionAbout(text);
    const answer = await client.post("/api/chatbot/send", { message, assistantId: assistant.id });
    if (answer.status !== 200) throw new Error(`A visitor was answered ${answer.status}: ${answer.text}`);
  };
  for (const text of taught) await ask(text);
  const idling = () => timesWhile(new Promise((resolve) => setTimeout(resolve, idleMs)), taught, ask);
  const before = await idling();
  const learning = await timesWhile(crawl(person, url), taught, ask);
  // On a machine that others use, the time before alone says little.
  const idle = [...before, ...(await idling())].sort((one, other) => one - other);
  printTable([
    [`${visitors} visitors, each ${1_000 / everyMs} questions/s`, "answers", "p50 ms", "p99 ms"],
    ...Object.entries({ idle, "while a site is learnt": learning }).map(([name, times]) => [
      name,
      String(times.length),
      ...[0.5, 0.99].map((share) => at(times, share).toFixed(1)),
    ]),
  ]);
  const ratio = at(learning, 0.99) / at(idle, 0.99);
  printTarget(`p99 of an answer ≤ ${mostOfIdle} × idle`, ratio <= mostOfIdle, `${ratio.toFixed(2)} ×`);
}

async function timesWhile(
  work: Promise<unknown>,
  taught: readonly GeneratedText[],
  ask: (text: GeneratedText) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += visitors) {
      const askedAt = performance.now();
      await ask(taught[turn % taught.length]!);
      times.push(performance.now() - askedAt);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, askedAt + everyMs - performance.now())));
    }
  };
  const ended = work.finally(() => {
    isOver = true;
  });
  await Promise.all([ended, ...Array.from({ length: visitors }, (_, visitor) => visit(visitor))]);
  return times.sort((one, other) => one - other);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)]!;
}
