import { rm } from "node:fs/promises";
import type { BareAppSettings } from "./bare/bare-app.ts";
import { startChild } from "./measuring/child.ts";
import { type LoadGenerator, requestText, startLoadGenerator } from "./measuring/generate-load.ts";
import { createTexts, type GeneratedText, questionAbout } from "./measuring/generated-text.ts";
import { interleave, type Measured, measureLoad, median, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory, type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";

const rounds = 5;
const connections = 8;
const questionsPerRound = 600;
const echoesPerRound = 6_000;
const fewPassages = 1_000;
const manyPassages = 50_000;
const sourcesPerCall = 500;
const questionsOneByOne = 500;
const mostOfFloor = 3;
const mostP50Ms = 5;
const mostP99Ms = 30;

/**
 * Measures what an offline answer costs beside a bare route that stores a question and an answer,
 * and how long one waits for it among many passages.
 */
export async function chat(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const settings: BareAppSettings = { dataDirectory, port: 0 };
  const bare = await startChild<{ port: number; postmasterPid: number }>("bare/bare-app.ts", settings);
  const parley = await startParley();
  const generator = await startLoadGenerator();
  try {
    const texts = createTexts(1);
    const taught = await teach(parley, texts, fewPassages);
    await measureAnswers(parley, { ...bare.ready, pid: bare.pid }, generator, taught);
    taught.push(...(await teach(parley, texts, manyPassages - fewPassages)));
    await measureWaiting(parley, generator, taught);
  } finally {
    await Promise.all([generator.stop(), bare.stop(), parley.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function measureAnswers(
  parley: Parley,
  floor: Measured,
  generator: LoadGenerator,
  taught: GeneratedText[],
): Promise<void> {
  const echo = requestText("POST", "/bench/echo", { message: "When do you open on Saturdays?", count: 7 }, parley.key);
  const stored = taught.map((text) => requestText("POST", "/ask", { message: questionAbout(text) }));
  const variants = {
    route: () => measureLoad(generator, parley, { connections, count: echoesPerRound, requests: [echo] }),
    floor: () => measureLoad(generator, floor, { connections, count: questionsPerRound, requests: stored }),
    chat: () =>
      measureLoad(generator, parley, { connections, count: questionsPerRound, requests: questions(parley, taught) }),
  };
  for (const warmUp of Object.values(variants)) await warmUp();
  const results = await interleave(rounds, variants);
  const names = {
    route: "bare authenticated route, stores nothing",
    floor: "floor: question and answer in one transaction",
    chat: "POST /api/chatbot/send",
  };
  printTable([
    [
      `offline answer, ${fewPassages} passages, c${connections}`,
      "Node µs",
      "PostgreSQL µs",
      "× floor CPU",
      "requests/s",
      "p50 ms",
      "p99 ms",
    ],
    ...(Object.keys(names) as (keyof typeof names)[]).map((name) => [
      names[name],
      show(results[name], "nodeUs"),
      show(results[name], "postgresUs"),
      ratioTo(results.floor, results[name], "cpuUs").toFixed(2),
      show(results[name], "perSecond"),
      show(results[name], "p50Ms", 1),
      show(results[name], "p99Ms", 1),
    ]),
  ]);
  const ratio = ratioTo(results.floor, results.chat, "cpuUs");
  printTarget(`CPU/answer ≤ ${mostOfFloor} × the floor`, ratio <= mostOfFloor, `${ratio.toFixed(2)} ×`);
}

async function measureWaiting(parley: Parley, generator: LoadGenerator, taught: GeneratedText[]): Promise<void> {
  const requests = questions(parley, taught);
  const ask = (connectionCount: number, count: number) =>
    measureLoad(generator, parley, { connections: connectionCount, count, requests });
  await ask(1, 100);
  const results = await interleave(3, { c1: () => ask(1, questionsOneByOne), c8: () => ask(8, questionsOneByOne) });
  printTable([
    [`offline answer, ${manyPassages} passages`, "Node µs", "PostgreSQL µs", "requests/s", "p50 ms", "p99 ms"],
    ...(["c1", "c8"] as const).map((name) => [
      name === "c1" ? "one by one" : "8 at once",
      show(results[name], "nodeUs"),
      show(results[name], "postgresUs"),
      show(results[name], "perSecond"),
      show(results[name], "p50Ms", 1),
      show(results[name], "p99Ms", 1),
    ]),
  ]);
  const p50Ms = median(results.c1.map((round) => round.p50Ms));
  printTarget(`p50 ≤ ${mostP50Ms} ms one by one`, p50Ms <= mostP50Ms, `${p50Ms.toFixed(1)} ms`);
  const p99Ms = median(results.c1.map((round) => round.p99Ms));
  printTarget(`p99 ≤ ${mostP99Ms} ms one by one`, p99Ms <= mostP99Ms, `${p99Ms.toFixed(1)} ms`);
}

/** Each text is short enough to be one passage. */
export async function teach(
  parley: Parley,
  texts: ReturnType<typeof createTexts>,
  count: number,
): Promise<GeneratedText[]> {
  const taught = Array.from({ length: count }, () => texts.next(200, 400));
  const client = parley.person.client.as(parley.key);
  for (let first = 0; first < count; first += sourcesPerCall) {
    const sources = taught.slice(first, first + sourcesPerCall).map((text) => ({ type: "text", ...text }));
    const answer = await client.post("/api/knowledge/sources", { sources });
    if (answer.status !== 201) throw new Error(`Teaching answered ${answer.status}: ${answer.text}`);
  }
  return taught;
}

/** Every question begins a conversation of its own. */
function questions(parley: Parley, taught: GeneratedText[]): string[] {
  const step = Math.max(1, Math.floor(taught.length / questionsPerRound));
  return taught
    .filter((_text, at) => at % step === 0)
    .map((text) => requestText("POST", "/api/chatbot/send", { message: questionAbout(text) }, parley.key));
}
