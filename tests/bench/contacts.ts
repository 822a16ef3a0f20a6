import { createClient, makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { cpuMsOfPostgres, residentMiBOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import type { SettledMemory } from "./measuring/settled-memory.ts";
import { copyContacts, emailOf } from "./others/copy-contacts.ts";

const few = 10_000;
const many = 1_000_000;
const pageSize = 100;
const timesEach = 15;
const sampleMs = 50;
const slowReaderMs = 5_000;
const mostOfFirstPage = 2;
const mostMoreMiB = 48;
/** Words that are frequent each and stand together in no contact: PostgreSQL compares their whole lists. */
const mostMsOfFilter = 200;
const mostMsOfCount = 50;

type Workspace = { count: number; key: string; client: TestClient };
type Figures = Record<string, number>;

/**
 * A list of a million contacts beside one of ten thousand, in one database: pages, filters, counts and
 * exports, and what the node's memory grows by.
 */
export async function contacts(): Promise<void> {
  const parley = await startParley();
  try {
    const idle = await parley.child.ask<SettledMemory>({ settle: true });
    const [floor, large] = [await openWorkspace(parley, few), await openWorkspace(parley, many)];
    await measureAnswers(parley, floor);
    const [ofFew, ofMany] = [await measureAnswers(parley, floor), await measureAnswers(parley, large)];
    printTable([
      ["p50 ms", `${few} contacts`, `${many} contacts`, "ratio"],
      ...Object.keys(ofFew).map((name) => [
        name,
        ofFew[name]!.toFixed(1),
        ofMany[name]!.toFixed(1),
        (ofMany[name]! / ofFew[name]!).toFixed(1),
      ]),
    ]);
    const pages = await walkPages(large);
    // As many contacts in all: the same garbage, of which a node collects none before it must.
    const exports = {
      few: await measureExport(parley, floor, { times: many / few }),
      many: await measureExport(parley, large, {}),
      slow: await measureExport(parley, large, { pauseMs: slowReaderMs }),
    };
    printTable([
      ["export as CSV", "s", "contacts/s", "MiB sent", "RSS before", "rise", "peak"],
      ...Object.entries({
        [`floor: ${few} contacts, ${many / few} times`]: exports.few,
        [`${many} contacts`]: exports.many,
        [`${many} contacts, and the reader pauses`]: exports.slow,
      }).map(([name, figures]) => [
        name,
        figures.seconds.toFixed(1),
        (figures.lines / figures.seconds).toFixed(0),
        figures.sentMiB.toFixed(0),
        ...[figures.beforeMiB, figures.riseMiB, figures.peakMiB].map((mebibytes) => mebibytes.toFixed(0)),
      ]),
    ]);
    const ratio = pages.lastMs / pages.firstMs;
    printTarget(
      `page ${pages.count} ≤ ${mostOfFirstPage} × page 1`,
      ratio <= mostOfFirstPage,
      `${ratio.toFixed(2)} × (${pages.firstMs.toFixed(1)} ms, ${pages.lastMs.toFixed(1)} ms)`,
    );
    const named = (part: string) => Object.keys(ofMany).filter((name) => name.startsWith(part));
    const slowest = (names: string[]) => names.reduce((one, other) => (ofMany[one]! > ofMany[other]! ? one : other));
    const filter = slowest(named("filter"));
    printTarget(
      `each filter ≤ ${mostMsOfFilter} ms`,
      ofMany[filter]! <= mostMsOfFilter,
      `${ofMany[filter]!.toFixed(1)} ms, ${filter}`,
    );
    const counts = ofMany["list of 5 segments"]! / 5;
    printTarget(`a segment of a list ≤ ${mostMsOfCount} ms`, counts <= mostMsOfCount, `${counts.toFixed(1)} ms`);
    const settled = await parley.child.ask<SettledMemory>({ settle: true });
    const mebibytes = (kibibytes: number) => (kibibytes / 1024).toFixed(0);
    console.log(
      `  heap when settled: ${mebibytes(idle.heapKiB)} MiB at the start, ${mebibytes(settled.heapKiB)} MiB at the end`,
    );
    const rise = Math.max(exports.many.peakMiB, exports.slow.peakMiB) - exports.few.peakMiB;
    printTarget(
      `RSS of an export ≤ that of its floor + ${mostMoreMiB} MiB`,
      rise <= mostMoreMiB && exports.many.lines > many,
      `${rise > 0 ? "+" : ""}${rise.toFixed(0)} MiB`,
    );
  } finally {
    await parley.stop();
  }
}

async function openWorkspace(parley: Parley, count: number): Promise<Workspace> {
  const person = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
  const key = await makeKey(person);
  const seconds = await copyContacts(parley.connection, person.workspaceId, count);
  console.log(`  ${count} contacts by COPY: ${seconds.toFixed(1)} s`);
  return { count, key, client: person.client.as(key) };
}

async function measureAnswers(parley: Parley, { client, count }: Workspace): Promise<Figures> {
  const segment = async (name: string, filter: object) => {
    const made = await client.post("/api/segments", { name: `${name} ${performance.now()}`, filter });
    return made.body.id as string;
  };
  const segments = {
    rareTag: await segment("VIPs", { tag: "vip" }),
    rareField: await segment("one", { custom: { customerNumber: count - 7 } }),
    frequentField: await segment("Berlin", { custom: { city: "Berlin" } }),
    everybody: await segment("all", { origin: "import" }),
    customers: await segment("customers", { tag: "customer" }),
  };
  const list = (query: string) => `/api/contacts?limit=${pageSize}&${query}`;
  const paths: Record<string, string> = {
    "page 1": list(""),
    "filter: rare tag (1 of 1,000)": list("tag=vip"),
    "filter: frequent tag (1 of 2)": list("tag=customer"),
    "filter: tag of nobody": list("tag=nobody"),
    "filter: address": list(`email=${emailOf(count - 5)}`),
    "filter: field of one contact": list(`segmentId=${segments.rareField}`),
    "filter: frequent field (1 of 12)": list(`segmentId=${segments.frequentField}`),
    "filter: rare word": list(`q=person${count - 3}`),
    "filter: rare name": list("q=ada+family1234"),
    "filter: frequent word (1 of 12)": list("q=ada"),
    "filter: word of everybody": list("q=exam"),
    "filter: two frequent words": list("q=ada+exam"),
    "filter: created before the last one": list("createdBefore=2026-01-01T00:10:00Z"),
    "filter: blocked": list("blocked=true"),
    "filter: origin": list("origin=chat"),
    "filter: two that nobody fits": list("tag=customer&q=katherine+family1"),
    "count: rare tag": `/api/segments/${segments.rareTag}`,
    "count: frequent tag": `/api/segments/${segments.customers}`,
    "count: frequent field": `/api/segments/${segments.frequentField}`,
    "count: everybody": `/api/segments/${segments.everybody}`,
    "list of 5 segments": "/api/segments?limit=5",
  };
  const figures: Figures = {};
  for (const [name, path] of Object.entries(paths)) {
    const took: number[] = [];
    for (let time = 0; time < timesEach; time++) took.push(await timeOf(client, path));
    figures[name] = median(took);
  }
  return { ...figures, ...(await measureWrites(parley, client)) };
}

/** Measures what one new contact costs in the database. */
async function measureWrites(parley: Parley, client: TestClient): Promise<Figures> {
  const writes = 300;
  const before = cpuMsOfPostgres(parley.postmasterPid);
  const beganMs = performance.now();
  for (let number = 0; number < writes; number++) {
    const email = `new${performance.now()}-${number}@example.org`;
    const made = await client.post("/api/contacts", {
      ...{ name: "Grace Hopper", email, company: "Navy", tags: ["customer", "batch-1"], custom: { city: "Arlington" } },
    });
    if (made.status !== 201) throw new Error(`Making a contact answered ${made.status}: ${made.text}`);
  }
  const ms = (performance.now() - beganMs) / writes;
  return {
    "make a contact": ms,
    "make a contact: CPU of PostgreSQL": (cpuMsOfPostgres(parley.postmasterPid) - before) / writes,
  };
}

async function timeOf(client: TestClient, path: string): Promise<number> {
  const beganMs = performance.now();
  const answer = await client.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return performance.now() - beganMs;
}

/** From the newest contact to the oldest. */
async function walkPages({ client }: Workspace): Promise<{ count: number; firstMs: number; lastMs: number }> {
  const took: number[] = [];
  let cursor: string | null = null;
  do {
    const beganMs = performance.now();
    const next: string = cursor === null ? "" : `&cursor=${cursor}`;
    const { body } = await client.get(`/api/contacts?limit=${pageSize}${next}`);
    took.push(performance.now() - beganMs);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return { count: took.length, firstMs: median(took.slice(0, 50)), lastMs: median(took.slice(-50)) };
}

/** Reads an export, after its first bytes with a pause. */
async function measureExport(
  parley: Parley,
  { key }: Workspace,
  { times = 1, pauseMs = 0 }: { times?: number; pauseMs?: number },
) {
  const beforeMiB = residentMiBOf(parley.pid);
  let peakMiB = beforeMiB;
  const sampler = setInterval(() => {
    peakMiB = Math.max(peakMiB, residentMiBOf(parley.pid));
  }, sampleMs);
  let [bytes, lines] = [0, 0];
  try {
    const beganMs = performance.now();
    for (let time = 0; time < times; time++) {
      const answer = await fetch(`http://127.0.0.1:${parley.port}/api/contacts/export`, {
        headers: { authorization: `Bearer ${key}` },
      });
      if (answer.status !== 200) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
      let isPaused = false;
      for await (const chunk of answer.body!) {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines++;
        if (!isPaused && pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        isPaused = true;
      }
    }
    const seconds = (performance.now() - beganMs) / 1000;
    return { seconds, lines, sentMiB: bytes / 1024 / 1024, beforeMiB, riseMiB: peakMiB - beforeMiB, peakMiB };
  } finally {
    clearInterval(sampler);
  }
}
