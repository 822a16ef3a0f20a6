import { rm } from "node:fs/promises";
import { createClient, makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { startChild } from "./measuring/child.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import type { ParleyQuestion, ParleyReady, ParleySettings } from "./measuring/parley-server.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import { startLoop } from "./others/start-loop.ts";

const quietSeconds = Number(process.env.BENCH_QUIET_SECONDS ?? 15);
const attackedSeconds = Number(process.env.BENCH_SECONDS ?? 60);
const hostileClients = 50;
const hostileWorkspaces = 10;
const mostOfQuiet = 2;

/** Says what hostile clients send, in turn. */
const attacks: readonly Record<string, unknown>[] = [
  sql("select length(string_agg(repeat('x', 1000000), '')) from generate_series(1, 900)"),
  sql("select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b"),
  sql("insert into filled select n, repeat(md5(n::text), 200) from generate_series(1, 200000) n"),
  sql("select repeat('x', 60000) from generate_series(1, 10000)"),
  sql("with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r"),
  sql("select n from generate_series(1, 30000000) n order by md5(n::text) limit 1"),
  sql("select repeat('a', 30) || '!' ~ '^(a+)+$' from generate_series(1, 100000)"),
  sql("select jsonb_agg(n) from generate_series(1, 20000000) n"),
  sql("create table made_and_dropped (id int primary key, a text unique, b text unique)"),
  sql("drop table made_and_dropped"),
  sql("create index on filled (text)"),
  sql("delete from filled"),
  {
    operation: "batch",
    statements: [
      { operation: "sql", sql: "update filled set text = text || 'x' where id < 10" },
      { operation: "sql", sql: "select count(*) from generate_series(1, 100000000)" },
    ],
  },
  { operation: "select", table: "filled", where: { text: { ilike: "%zz%zz%zz%" } }, limit: 10_000 },
];

function sql(text: string) {
  return { operation: "sql", sql: text };
}

type Times = { byKey: number[]; insert: number[]; session: number[] };
type Neighbour = { client: TestClient; member: TestClient };

/**
 * Measures whether workspaces that do their worst in SQL slow down the others, or the rest of
 * Parley.
 */
export async function neighbours(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const child = await startChild<ParleyReady>("measuring/parley-server.ts", { dataDirectory } satisfies ParleySettings);
  const url = `http://127.0.0.1:${child.ready.port}`;
  try {
    const victims = await Promise.all(Array.from({ length: 4 }, () => openWorkspace(url, "item")));
    const hostile = await Promise.all(Array.from({ length: hostileWorkspaces }, () => openWorkspace(url, "filled")));
    const postmaster = () => child.ask<number>({ workspaceCluster: true } satisfies ParleyQuestion);
    const before = await postmaster();
    const quiet = await live(victims, quietSeconds);
    let isOver = false;
    const statuses = new Map<string, number>();
    const attackers = Array.from({ length: hostileClients }, async (_, number) => {
      for (let turn = number; !isOver; turn++) {
        const { client } = hostile[number % hostile.length]!;
        const answer = await client.post("/api/database", attacks[turn % attacks.length]).catch(() => undefined);
        const said = answer === undefined ? "no answer" : `${answer.status} ${answer.body?.code ?? ""}`;
        statuses.set(said, (statuses.get(said) ?? 0) + 1);
      }
    });
    const attacked = await live(victims, attackedSeconds);
    isOver = true;
    await Promise.all(attackers);
    const isSame = (await postmaster()) === before;
    printTable([
      ["ms", "quiet p50", "attacked p50", "quiet p99", "attacked p99"],
      ...(Object.keys(quiet) as (keyof Times)[]).map((kind) => [
        kind,
        ...[0.5, 0.99].flatMap((share) => [quiet, attacked].map((times) => at(times[kind], share).toFixed(1))),
      ]),
    ]);
    console.log(`  hostile answers: ${[...statuses].map(([said, count]) => `${count} × ${said}`).join(", ")}`);
    for (const kind of Object.keys(quiet) as (keyof Times)[]) {
      const ratio = at(attacked[kind], 0.99) / at(quiet[kind], 0.99);
      printTarget(`${kind}: p99 ≤ ${mostOfQuiet} × quiet`, ratio <= mostOfQuiet, `${ratio.toFixed(2)} ×`);
    }
    printTarget("no process was started again", isSame, isSame ? "the same PostgreSQL" : "another PostgreSQL");
    const failures = [...statuses].filter(([said]) => said.startsWith("5")).reduce((sum, [, count]) => sum + count, 0);
    printTarget("no server error for the hostile", failures === 0, `${failures}`);
  } finally {
    await child.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function openWorkspace(url: string, table: string): Promise<Neighbour> {
  const person = await signUp(createClient(url));
  const scopes = ["database:read", "database:write", "database:ddl", "database:sql"];
  const client = createClient(url, await makeKey(person, { scopes }));
  const columns = [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "text", type: "text" },
  ];
  const rows = Array.from({ length: 500 }, (_, number) => ({ text: `Row ${number}` }));
  for (const operation of [
    { operation: "createTable", table, columns },
    { operation: "insert", table, rows },
  ]) {
    const { status, text } = await client.post("/api/database", operation);
    if (status !== 200) throw new Error(`${operation.operation} answered ${status}: ${text}`);
  }
  return { client, member: person.client };
}

/** Every neighbour sends one request of each kind ten times a second, and notes how long it took. */
async function live(all: readonly Neighbour[], seconds: number): Promise<Times> {
  const times: Times = { byKey: [], insert: [], session: [] };
  const timed = async (into: number[], request: () => Promise<{ status: number; text: string }>) => {
    const startedAt = performance.now();
    const { status, text } = await request();
    if (status !== 200) throw new Error(`A neighbour was answered ${status}: ${text}`);
    into.push(performance.now() - startedAt);
  };
  await Promise.all(
    all.map(({ client, member }) =>
      startLoop(seconds * 1_000, 100, async (turn) => {
        const byKey = { operation: "select", table: "item", where: { id: 1 + (turn % 500) } };
        await timed(times.byKey, () => client.post("/api/database", byKey));
        const insert = { operation: "insert", table: "item", rows: [{ text: `Turn ${turn}` }] };
        await timed(times.insert, () => client.post("/api/database", insert));
        await timed(times.session, () => member.get("/api/auth/me"));
      }),
    ),
  );
  return times;
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
