import { rm } from "node:fs/promises";
import { createClient, makeKey, signUp } from "../../server/testing/client.ts";
import type { BareTablesSettings } from "./bare/bare-tables.ts";
import { startChild } from "./measuring/child.ts";
import { startLoadGenerator } from "./measuring/generate-load.ts";
import { interleave, type Measurement, measureLoad, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import type { ParleyQuestion, ParleyReady, ParleySettings } from "./measuring/parley-server.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const connections = 32;
const mostOfFloor = 2;
const work = { "insert one": 4_000, "insert 1,000": 40, "select by key": 6_000, "select a page of 50": 3_000 } as const;
type Work = keyof typeof work;

/**
 * Measures what operations on a workspace's own tables cost, beside the same statements through pg
 * behind Fastify. CPU is that of Node and of every PostgreSQL, also for the events that changes of
 * rows become.
 */
export async function database(): Promise<void> {
  const directories = [await makeDataDirectory(), await makeDataDirectory()] as const;
  const settings: ParleySettings = { dataDirectory: directories[0] };
  const child = await startChild<ParleyReady>("measuring/parley-server.ts", settings);
  const bareSettings: BareTablesSettings = { dataDirectory: directories[1] };
  const bareChild = await startChild<{ port: number; postmasterPid: number }>("bare/bare-tables.ts", bareSettings);
  const generator = await startLoadGenerator();
  try {
    const person = await signUp(createClient(`http://127.0.0.1:${child.ready.port}`));
    const key = await makeKey(person, { scopes: ["database:read", "database:write", "database:ddl"] });
    await makeTable(child.ready.port, key);
    const workspacePostmaster = await child.ask<number>({ workspaceCluster: true } satisfies ParleyQuestion);
    const parley = {
      port: child.ready.port,
      pid: child.pid,
      postmasterPid: [child.ready.postmasterPid, workspacePostmaster],
    };
    const bare = { ...bareChild.ready, pid: bareChild.pid };
    const names = Object.keys(work) as Work[];
    const variants = Object.fromEntries(
      names.flatMap((name) => [
        [
          `${name}, bare`,
          () =>
            measureLoad(
              generator,
              bare,
              loadOf(name, (each) => bareRequest(name, each)),
            ),
        ],
        [
          `${name}, Parley`,
          () =>
            measureLoad(
              generator,
              parley,
              loadOf(name, (each) => request(name, each, key)),
            ),
        ],
      ]),
    ) as Record<string, () => Promise<Measurement>>;
    for (const warmUp of Object.values(variants)) await warmUp();
    const results = await interleave(rounds, variants);
    printTable([
      [`c${connections}`, "Node µs", "PostgreSQL µs", "× bare", "a second", "p50 ms", "p99 ms"],
      ...names.flatMap((name) =>
        ["bare", "Parley"].map((who) => {
          const measured = results[`${name}, ${who}`]!;
          return [
            `${name}, ${who}`,
            show(measured, "nodeUs", 1),
            show(measured, "postgresUs", 1),
            ratioTo(results[`${name}, bare`]!, measured, "cpuUs").toFixed(2),
            show(measured, "perSecond"),
            show(measured, "p50Ms", 1),
            show(measured, "p99Ms", 1),
          ];
        }),
      ),
    ]);
    for (const name of names) {
      const [floor, measured] = [results[`${name}, bare`]!, results[`${name}, Parley`]!];
      const node = ratioTo(floor, measured, "nodeUs");
      const all = ratioTo(floor, measured, "cpuUs");
      printTarget(
        `${name}: CPU ≤ ${mostOfFloor} × pg behind Fastify`,
        all <= mostOfFloor,
        `${all.toFixed(2)} × (Node alone ${node.toFixed(2)} ×)`,
      );
    }
  } finally {
    await Promise.all([generator.stop(), child.stop(), bareChild.stop()]);
    for (const directory of directories) await rm(directory, { recursive: true, force: true });
  }
}

async function makeTable(port: number, key: string): Promise<void> {
  const { status, text } = await createClient(`http://127.0.0.1:${port}`)
    .as(key)
    .post("/api/database", {
      operation: "createTable",
      table: "item",
      columns: [
        { name: "id", type: "bigserial", primaryKey: true },
        { name: "title", type: "text", notNull: true },
        { name: "price", type: "numeric" },
        { name: "made", type: "timestamptz", default: { now: true } },
      ],
    });
  if (status !== 200) throw new Error(`Making the table answered ${status}: ${text}`);
}

function loadOf(name: Work, requestOf: (number: number) => string) {
  const count = work[name];
  return { connections, count, requests: Array.from({ length: count }, (_, each) => requestOf(each)) };
}

const rowsOf = (count: number, number: number) =>
  Array.from({ length: count }, (_, each) => ({ title: `Item ${number * count + each}`, price: each + 0.5 }));

function bareRequest(name: Work, number: number): string {
  if (name === "select by key") return post("/by-key", { id: number + 1 });
  if (name === "select a page of 50") return post("/page", { after: number * 3 });
  return post("/insert", { rows: rowsOf(name === "insert one" ? 1 : 1_000, number) });
}

function request(name: Work, number: number, key: string): string {
  const table = "item";
  if (name === "select by key")
    return post("/api/database", { operation: "select", table, where: { id: number + 1 } }, key);
  if (name === "select a page of 50")
    return post("/api/database", { operation: "select", table, where: { id: { gt: number * 3 } }, limit: 50 }, key);
  const rows = rowsOf(name === "insert one" ? 1 : 1_000, number);
  return post("/api/database", { operation: "insert", table, rows }, key);
}

function post(path: string, content: unknown, key?: string): string {
  const body = JSON.stringify(content);
  return [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    ...(key === undefined ? [] : [`authorization: Bearer ${key}`]),
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
