// Long because the five measurements share one server and its database.

import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { createClient, makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { type Child, startChild } from "./measuring/child.ts";
import { cpuMsOf, cpuMsOfPostgres, residentMiBOf } from "./measuring/cpu-time.ts";
import { type LoadGenerator, startLoadGenerator } from "./measuring/generate-load.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import type { ParleyReady, ParleySettings } from "./measuring/parley-server.ts";
import { printTarget } from "./measuring/report.ts";
import type { SettledMemory } from "./measuring/settled-memory.ts";

const sequential = 40;
const mostSequentialMs = 250;
const startsPerSecond = 20;
const startSeconds = 10;
const mostStartP50Ms = 5;
const mostStartP99Ms = 25;
const oneTaskRuns = 5_000;
const leastRunsPerSecond = 500;
const waitingRuns = 100_000;
const mostWaitingMiB = 50;
const mostRestartMs = 5_000;
const timers = 10_000;
const mostTimersMs = 30_000;

type Parley = { child: Child<ParleyReady>; client: TestClient; key: string; pg: Client };

/** Workflows: steps, starts, throughput, runs that wait, and timers that are due together. */
export async function runs(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  let parley = await open(dataDirectory);
  const generator = await startLoadGenerator();
  try {
    await saveWorkflows(parley.client);
    await measureSteps(parley);
    await measureStarts(parley);
    await measureThroughput(parley, generator);
    await measureTimers(parley, generator);
    parley = await measureWaiting(parley, generator, dataDirectory);
  } finally {
    await parley.pg.end();
    await Promise.all([generator.stop(), parley.child.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function open(dataDirectory: string, known?: { key: string }): Promise<Parley> {
  const settings: ParleySettings = { dataDirectory };
  const child = await startChild<ParleyReady>("measuring/parley-server.ts", settings);
  const client = createClient(`http://127.0.0.1:${child.ready.port}`);
  const key = known?.key ?? (await makeKey(await signUp(client)));
  const pg = new Client(child.ready.connection as object);
  await pg.connect();
  return { child, client: client.as(key), key, pg };
}

const document = (name: string) =>
  `document: { dsl: '1.0.3', namespace: bench, name: ${name}, version: '1.0.0' }\ndo:\n`;

async function saveWorkflows(client: TestClient): Promise<void> {
  const steps = Array.from({ length: sequential }, (_, at) => `  - step${at}: { set: { at: ${at} } }`).join("\n");
  const workflows = {
    steps,
    one: "  - only: { set: { done: true } }",
    month: "  - sleep: { wait: { days: 30 } }",
    moment: '  - sleep: { wait: "${ .wait }" }',
  };
  for (const [name, tasks] of Object.entries(workflows)) {
    const headers = { "content-type": "application/yaml" };
    const saved = await client.call("PUT", `/api/workflows/${name}`, { body: document(name) + tasks, headers });
    if (saved.status !== 201) throw new Error(saved.text);
  }
}

/** Tasks that do nothing, one after another, each with its commit; beside so many commits without anything else. */
async function measureSteps({ client, pg }: Parley): Promise<void> {
  const took: number[] = [];
  const floor: number[] = [];
  await pg.query("create table bench_floor (at integer)");
  for (let round = 0; round < 20; round++) {
    const { body } = await client.post("/api/automation?wait=20", { workflow: "steps" });
    const run = (await client.get(`/api/runs/${body.runId}`)).body;
    took.push(Date.parse(run.endedAt) - Date.parse(run.startedAt));
    const beganMs = performance.now();
    for (let at = 0; at < sequential; at++) await pg.query("insert into bench_floor values ($1)", [at]);
    floor.push(performance.now() - beganMs);
  }
  const ms = median(took);
  console.log(`  ${sequential} tasks: ${ms.toFixed(0)} ms; as many bare commits: ${median(floor).toFixed(0)} ms`);
  printTarget(`${sequential} tasks ≤ ${mostSequentialMs} ms`, ms <= mostSequentialMs, `${ms.toFixed(0)} ms`);
}

/** From the request to the first task, at a steady pace. */
async function measureStarts({ client }: Parley): Promise<void> {
  const sent: { runId: Promise<string>; atMs: number }[] = [];
  for (let number = 0; number < startsPerSecond * startSeconds; number++) {
    const atMs = Date.now();
    sent.push({ atMs, runId: client.post("/api/automation", { workflow: "one" }).then(({ body }) => body.runId) });
    await pause(1_000 / startsPerSecond);
  }
  const waits: number[] = [];
  for (const { runId, atMs } of sent) {
    const run = (await client.get(`/api/runs/${await runId}?wait=10`)).body;
    waits.push(Date.parse(run.timeline[0].startedAt) - atMs);
  }
  waits.sort((one, other) => one - other);
  const [p50, p99] = [waits[Math.floor(waits.length / 2)] ?? 0, waits[Math.floor(waits.length * 0.99)] ?? 0];
  printTarget(`start p50 ≤ ${mostStartP50Ms} ms at ${startsPerSecond}/s`, p50 <= mostStartP50Ms, `${p50} ms`);
  printTarget(`start p99 ≤ ${mostStartP99Ms} ms`, p99 <= mostStartP99Ms, `${p99} ms`);
}

/** From the first request to the end of the last run. */
async function measureThroughput(parley: Parley, generator: LoadGenerator): Promise<void> {
  await startMany(parley, generator, oneTaskRuns / 5, () => ({ workflow: "one" }));
  await untilCount(parley.pg, "one", "status <> 'completed'", 0);
  const before = await count(parley.pg, "one", "status = 'completed'");
  const { pid, ready } = parley.child;
  const cpuBefore = { node: cpuMsOf(pid), postgres: cpuMsOfPostgres(ready.postmasterPid) };
  const beganMs = performance.now();
  await startMany(parley, generator, oneTaskRuns, () => ({ workflow: "one" }));
  await untilCount(parley.pg, "one", "status = 'completed'", before + oneTaskRuns);
  const perSecond = (oneTaskRuns * 1_000) / (performance.now() - beganMs);
  const nodeUs = ((cpuMsOf(pid) - cpuBefore.node) * 1_000) / oneTaskRuns;
  const postgresUs = ((cpuMsOfPostgres(ready.postmasterPid) - cpuBefore.postgres) * 1_000) / oneTaskRuns;
  console.log(`  a run of one task: ${nodeUs.toFixed(0)} µs of Node, ${postgresUs.toFixed(0)} µs of PostgreSQL`);
  printTarget(
    `runs of one task ≥ ${leastRunsPerSecond}/s`,
    perSecond >= leastRunsPerSecond,
    `${perSecond.toFixed(0)}/s`,
  );
}

/** Runs whose waits end in the same second. */
async function measureTimers(parley: Parley, generator: LoadGenerator): Promise<void> {
  const dueMs = Date.now() + 45_000;
  const input = () => ({ workflow: "moment", input: { wait: `PT${((dueMs - Date.now()) / 1_000).toFixed(3)}S` } });
  await startMany(parley, generator, timers, input);
  await untilCount(parley.pg, "moment", "status = 'waiting'", timers);
  if (Date.now() > dueMs) console.log("  the waits had begun to end before all of them had begun");
  await untilCount(parley.pg, "moment", "status = 'completed'", timers);
  const found = await parley.pg.query(
    `select extract(epoch from max(ended_at)) * 1000 - $1 as late from run where workflow_name = 'moment'`,
    [dueMs],
  );
  const twice = await parley.pg.query(
    "select 1 from run_task where name = 'sleep' group by run_id having count(*) > 1",
  );
  const lateMs = Number(found.rows[0].late);
  printTarget(
    `${timers} timers of one second all done ≤ ${mostTimersMs} ms`,
    lateMs <= mostTimersMs,
    `${lateMs.toFixed(0)} ms`,
  );
  printTarget("each of them once", twice.rows.length === 0, `${twice.rows.length} twice`);
}

/** Measures what runs that wait cost a node, and its next start. */
async function measureWaiting(parley: Parley, generator: LoadGenerator, dataDirectory: string): Promise<Parley> {
  const before = await parley.child.ask<SettledMemory>({ settle: true });
  const residentBefore = residentMiBOf(parley.child.pid);
  await startMany(parley, generator, waitingRuns, () => ({ workflow: "month" }));
  await untilCount(parley.pg, "month", "status = 'waiting'", waitingRuns);
  const after = await parley.child.ask<SettledMemory>({ settle: true });
  const heapMiB = (after.heapKiB - before.heapKiB) / 1_024;
  const residentMiB = residentMiBOf(parley.child.pid) - residentBefore;
  console.log(
    `  ${waitingRuns} waiting runs: heap ${heapMiB.toFixed(0)} MiB more, resident ${residentMiB.toFixed(0)} MiB more`,
  );
  printTarget(
    `they cost ≤ ${mostWaitingMiB} MiB`,
    heapMiB <= mostWaitingMiB && residentMiB <= mostWaitingMiB,
    `${Math.max(heapMiB, residentMiB).toFixed(0)} MiB`,
  );
  await parley.pg.end();
  await parley.child.stop();
  const beganMs = performance.now();
  const next = await open(dataDirectory, parley);
  const { status } = await createClient(`http://127.0.0.1:${next.child.ready.port}`).get("/readyz");
  const tookMs = performance.now() - beganMs;
  printTarget(
    `restart ready ≤ ${mostRestartMs} ms`,
    status === 200 && tookMs <= mostRestartMs,
    `${tookMs.toFixed(0)} ms`,
  );
  return next;
}

async function startMany(
  { child, key }: Parley,
  generator: LoadGenerator,
  amount: number,
  order: () => unknown,
): Promise<void> {
  for (let left = amount; left > 0; left -= 1_000) {
    const requests = Array.from({ length: Math.min(left, 1_000) }, () => {
      const body = JSON.stringify(order());
      return `POST /api/automation HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: Bearer ${key}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    });
    await generator.send({ connections: 64, requests, count: requests.length, port: child.ready.port });
  }
}

async function count(pg: Client, workflow: string, condition: string): Promise<number> {
  const found = await pg.query(`select count(*)::int as count from run where workflow_name = $1 and ${condition}`, [
    workflow,
  ]);
  return found.rows[0].count;
}

async function untilCount(pg: Client, workflow: string, condition: string, expected: number): Promise<void> {
  for (let tries = 0; tries < 6_000; tries++) {
    const found = await count(pg, workflow, condition);
    if (expected === 0 ? found === 0 : found >= expected) return;
    await pause(50);
  }
  throw new Error(`Not ${expected} runs of ${workflow} came to: ${condition}`);
}
