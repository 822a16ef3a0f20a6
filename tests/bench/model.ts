import { Agent, request as send } from "node:http";
import { createClient } from "../../server/testing/client.ts";
import { startChild } from "./measuring/child.ts";
import { cpuMsOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import type { SettledMemory } from "./measuring/settled-memory.ts";

const warmUps = 60;
const rounds = 300;
const streamCount = 1_000;
const wordsOfStream = 40;
const pauseMs = 100;
const waves = 3;
const mostAddedMs = 1.3;
/**
 * Measures what the second and third thousand streams may leave behind, when nothing of them is
 * kept.
 */
const mostGrowth = 1.1;

/**
 * A model's answer through Parley beside the same through a bare pipe: what is added before the
 * first word, and what many at once cost.
 */
export async function model(): Promise<void> {
  const streaming = await startChild<{ port: number }>("others/streaming-model.ts", {});
  const modelPort = streaming.ready.port;
  const pipe = await startChild<{ port: number }>("bare/bare-proxy.ts", { modelPort });
  const parley = await startParley({ outboundAllow: `models:127.0.0.1:${modelPort}` });
  try {
    await prepare(parley, modelPort);
    await measureFirstWord(parley, pipe.ready.port);
    await measureMany(parley);
  } finally {
    await parley.stop();
    await pipe.stop();
    await streaming.stop();
  }
}

async function prepare(parley: Parley, modelPort: number): Promise<void> {
  const client = createClient(`http://127.0.0.1:${parley.port}`, parley.person.accessToken);
  const provider = { kind: "openai-compatible", name: "bench", baseUrl: `http://127.0.0.1:${modelPort}/v1` };
  const made = await client.post("/api/providers", { ...provider, defaultModel: "words-5-0" });
  if (made.status !== 201) throw new Error(made.text);
  const sources = Array.from({ length: 100 }, (_, number) => ({
    type: "text",
    title: `Article ${number}`,
    content: `Article ${number} of the catalogue costs ${number} euros and is sent within ${(number % 9) + 1} days.`,
  }));
  await client.post("/api/knowledge/sources", { sources });
}

type Spoken = { firstMs: number; text: string };
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

/** Asks and reads along; `firstMs` is when the first word had come. */
function ask(port: number, key: string, name: string, question: string): Promise<Spoken> {
  const body = JSON.stringify({ model: name, stream: true, messages: [{ role: "user", content: question }] });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    authorization: `Bearer ${key}`,
  };
  const { promise, resolve, reject } = Promise.withResolvers<Spoken>();
  const beganMs = performance.now();
  const asked = send(
    { host: "127.0.0.1", port, path: "/v1/chat/completions", method: "POST", headers, agent },
    (answer) => {
      let text = "";
      let firstMs = Number.NaN;
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (Number.isNaN(firstMs) && text.includes("word1")) firstMs = performance.now() - beganMs;
      });
      answer.on("end", () => resolve({ firstMs, text }));
      answer.on("error", reject);
    },
  );
  asked.on("error", reject);
  asked.end(body);
  return promise;
}

async function measureFirstWord(parley: Parley, pipePort: number): Promise<void> {
  const piped: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const question = `What does article ${round % 100} cost?`;
    const [bare, through] = [
      await ask(pipePort, parley.key, "words-5-0", question),
      await ask(parley.port, parley.key, "bench/words-5-0", question),
    ];
    if (round < warmUps) continue;
    piped.push(bare.firstMs);
    ours.push(through.firstMs);
  }
  const at = (values: number[], share: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;
  printTable([
    ["first word, one after the other", "p50 ms", "p90 ms", "p99 ms"],
    ...[["bare pipe", piped] as const, ["through Parley", ours] as const].map(([name, values]) => [
      name,
      ...[0.5, 0.9, 0.99].map((share) => at(values, share).toFixed(2)),
    ]),
  ]);
  const added = median(ours) - median(piped);
  printTarget(`added before the first word ≤ ${mostAddedMs} ms`, added <= mostAddedMs, `${added.toFixed(2)} ms`);
}

async function measureMany(parley: Parley): Promise<void> {
  const name = `bench/words-${wordsOfStream}-${pauseMs}`;
  const settled: number[] = [await settle(parley)];
  const cpuMs: number[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const before = cpuMsOf(parley.pid);
    const asked = Array.from({ length: streamCount }, (_, number) =>
      ask(parley.port, parley.key, name, `What does article ${number % 100} cost, wave ${wave}?`),
    );
    const spoken = await Promise.all(asked);
    cpuMs.push(cpuMsOf(parley.pid) - before);
    const cut = spoken.filter(({ text }) => !text.includes(`word${wordsOfStream}`) || !text.includes("[DONE]"));
    if (cut.length > 0)
      throw new Error(`${cut.length} streams were not told to their end: ${cut[0]!.text.slice(-300)}`);
    settled.push(await settle(parley));
  }
  const mebibytes = settled.map((mebibyte) => mebibyte.toFixed(0));
  printTable([
    [
      `${streamCount} streams at once, ${wordsOfStream} words each`,
      "before",
      ...Array.from({ length: waves }, (_, wave) => `wave ${wave + 1}`),
    ],
    ["heap when settled, MiB", ...mebibytes],
    ["CPU of Node a stream, ms", "", ...cpuMs.map((ms) => (ms / streamCount).toFixed(2))],
  ]);
  const growth = settled.at(-1)! / settled[1]!;
  printTarget(
    `memory after the last wave ≤ ${mostGrowth} × after the first`,
    growth <= mostGrowth,
    `${growth.toFixed(2)} ×`,
  );
}

async function settle(parley: Parley): Promise<number> {
  const { heapKiB } = await parley.child.ask<SettledMemory>({ settle: true });
  return heapKiB / 1024;
}
