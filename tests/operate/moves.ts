import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTemporaryCluster } from "@parley/postgres";
import { createClient, type TestClient } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";
import { resultOf, runParley, startParley } from "../run-parley.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { fillServer } from "../upgrade/fill-server.ts";
import { contentsOf } from "./contents-of.ts";

type Settings = Record<string, string>;
type Parts = { room: string; passphrase: Settings; random: { next(): number } };

/** Writers that go on through a move, as senders do: what is refused is sent again. */
class Writers {
  /** The numbers of the rows whose insertion was acknowledged. */
  readonly acknowledged: number[] = [];
  refused = 0;
  client: TestClient;
  #isOver = false;
  #isPaused = false;
  readonly #writing: Promise<void>;

  constructor(client: TestClient) {
    this.client = client;
    this.#writing = Promise.all([1, 2, 3].map((writer) => this.#write(writer))).then(() => {});
    this.#writing.catch(() => {});
  }

  async #write(writer: number): Promise<void> {
    for (let number = writer; !this.#isOver; number += 3) {
      await this.#send("/api/database", { operation: "insert", table: "orders", rows: [{ total: number }] });
      this.acknowledged.push(number);
      const message = `Is delivery number ${number} free?`;
      await this.#send("/api/chatbot/send", { message, sessionId: `writer ${writer}` });
    }
  }

  async #send(path: string, body: object): Promise<void> {
    // The key makes a second try of what was stored without an answer harmless.
    const key = { headers: { "idempotency-key": crypto.randomUUID() } };
    for (;;) {
      const answer = this.#isPaused ? undefined : await this.client.post(path, body, key).catch(() => undefined);
      if (answer?.status === 200 || this.#isOver) return;
      if (answer !== undefined) {
        assert.equal(answer.status, 503, answer.text);
        if (answer.body.code === "installation-read-only") this.refused++;
      }
      await pause(50);
    }
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(client: TestClient): void {
    this.client = client;
    this.#isPaused = false;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#writing;
  }
}

const urlOf = ({ host, port, user, database }: Awaited<ReturnType<typeof startTemporaryCluster>>["connection"]) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

async function stop(server: ServerProcess): Promise<void> {
  server.signal("SIGTERM");
  await server.ended;
}

/** The hashes of all tables but that of the nodes, who say that they live for as long as they do. */
async function hashesAt({ room, passphrase }: Parts, settings: Settings, name: string) {
  const file = join(room, `${name}.backup`);
  const taken = await runParley({ ...settings, ...passphrase }, "backup", file);
  assert.equal(taken.status, 0, taken.stderr);
  const told = await contentsOf(file, Object.values(passphrase)[0]!);
  return { ...told, tables: told.tables.filter((table) => table.name !== "public.node") };
}

async function refuseLost(client: TestClient, acknowledged: readonly number[]): Promise<void> {
  const counted = await client.post("/api/database", {
    operation: "select",
    table: "orders",
    columns: ["total"],
    limit: 10_000,
  });
  assert.equal(counted.status, 200, counted.text);
  const stored = new Set(counted.body.rows.map((row: { total: number }) => row.total));
  const lost = acknowledged.filter((number) => !stored.has(number));
  assert.deepEqual(lost, [], `${lost.length} acknowledged rows are lost`);
}

/** Moves a busy installation from the bundled clusters to own ones, to others, and back. */
export async function moveInThreeDirections(parts: Parts): Promise<string> {
  const { room } = parts;
  const clusters = await Promise.all([startTemporaryCluster(), startTemporaryCluster(), startTemporaryCluster()]);
  const [main, tables, other] = clusters.map(({ connection }) => urlOf(connection)) as [string, string, string];
  let server: ServerProcess | undefined;
  let writers: Writers | undefined;
  try {
    let settings: Settings = { PARLEY_DATA_DIR: join(room, "moving") };
    server = startServerProcess({ ...settings, PARLEY_LOG_LEVEL: "error" });
    const { key } = await fillServer(await server.ready);
    writers = new Writers(createClient(await server.ready, key));
    const secret = (await readFile(join(room, "moving", "secret"), "utf8")).trim();
    const own = { PARLEY_SECRET: secret, PARLEY_DATA_DIR: join(room, "moving") };
    const ways: { words: string[]; next: Settings }[] = [
      {
        words: ["--to", main, "--data-to", tables],
        next: { ...own, DATABASE_URL: main, PARLEY_DATA_DATABASE_URL: tables },
      },
      { words: ["--to", other], next: { ...own, DATABASE_URL: other } },
      { words: ["--to", "bundled", "--into", join(room, "moved")], next: { PARLEY_DATA_DIR: join(room, "moved") } },
    ];
    const took: unknown[] = [];
    for (const [index, { words, next }] of ways.entries()) {
      const before = writers.acknowledged.length;
      await until(() => writers!.acknowledged.length > before + 20);
      const refusedBefore = writers.refused;
      const moved = await runParley(settings, "move", ...words, "--json");
      assert.equal(moved.status, 0, moved.stdout);
      took.push(resultOf(moved).seconds);
      await until(() => writers!.refused > refusedBefore);
      writers.pause();
      await stop(server);
      assert.deepEqual(
        await hashesAt(parts, next, `to-${index}`),
        await hashesAt(parts, settings, `from-${index}`),
        words.join(" "),
      );
      settings = next;
      server = startServerProcess({ ...settings, PARLEY_LOG_LEVEL: "error" });
      writers.goOn(createClient(await server.ready, key));
      await refuseLost(writers.client, [...writers.acknowledged]);
    }
    await writers.end();
    await refuseLost(writers.client, writers.acknowledged);
    return `${writers.acknowledged.length} rows, ${writers.refused} refusals, ${took.join(", ")} s`;
  } finally {
    await writers?.end().catch(() => {});
    if (server !== undefined) await stop(server);
    for (const cluster of clusters) await cluster.stop();
  }
}

/** Kills movers of a busy installation, which then goes on, and lets the last one end. */
export async function killMovers(parts: Parts, kills: number): Promise<string> {
  const { room, random } = parts;
  const clusters = await Promise.all([startTemporaryCluster(), startTemporaryCluster()]);
  const [main, tables] = clusters.map(({ connection }) => urlOf(connection)) as [string, string];
  const settings: Settings = { PARLEY_DATA_DIR: join(room, "killed") };
  const words = ["move", "--to", main, "--data-to", tables];
  const server = startServerProcess({ ...settings, PARLEY_LOG_LEVEL: "error" });
  let writers: Writers | undefined;
  try {
    const { key } = await fillServer(await server.ready);
    writers = new Writers(createClient(await server.ready, key));
    let killed = 0;
    for (let round = 0; round < kills; round++) {
      const mover = startParley(settings, ...words);
      await Promise.race([mover.ended, pause(2_000 + random.next() * 25_000)]);
      if (mover.child.exitCode !== null) break;
      mover.child.kill("SIGKILL");
      await mover.ended;
      killed++;
      const state = await runParley(settings, "doctor", "--json");
      if (state.stdout.includes("installation-moved")) break;
      const before = writers.acknowledged.length;
      await until(() => writers!.acknowledged.length > before + 3);
    }
    const moved = await runParley(settings, ...words, "--json");
    assert.equal(moved.status, 0, moved.stdout);
    writers.pause();
    await stop(server);
    const secret = (await readFile(join(room, "killed", "secret"), "utf8")).trim();
    const next = { ...settings, PARLEY_SECRET: secret, DATABASE_URL: main, PARLEY_DATA_DATABASE_URL: tables };
    assert.deepEqual(await hashesAt(parts, next, "after-kills"), await hashesAt(parts, settings, "before-kills"));
    assert.ok(killed > 0, "no mover was killed");
    return `${killed} kills, ${writers.acknowledged.length} rows`;
  } finally {
    await writers?.end().catch(() => {});
    if (!server.hasEnded()) await stop(server);
    for (const cluster of clusters) await cluster.stop();
  }
}

/** Stops a node in the middle of a move, and lets it go on when the installation has moved. */
export async function moveBesideHungNode({ room }: Parts): Promise<string> {
  const settings: Settings = { PARLEY_DATA_DIR: join(room, "hung") };
  const cluster = await startTemporaryCluster();
  const server = startServerProcess({ ...settings, PARLEY_LOG_LEVEL: "error" });
  try {
    const { key } = await fillServer(await server.ready);
    const client = createClient(await server.ready, key);
    const mover = startParley(settings, "move", "--to", urlOf(cluster.connection));
    // The command says its plan just before the first word to the nodes.
    await new Promise((resolve) => mover.child.stderr?.once("data", resolve));
    await pause(2_000);
    server.signal("SIGSTOP");
    const inserting = client.post("/api/database", { operation: "insert", table: "orders", rows: [{ total: 77 }] });
    const asking = client.post("/api/chatbot/send", { message: "Is delivery free?" });
    const moved = await mover.ended;
    server.signal("SIGCONT");
    assert.equal(moved.status, 0, moved.stderr);
    for (const { status, text } of [await inserting, await asking]) assert.equal(status, 503, text);
    return "it refused what it got meanwhile";
  } finally {
    server.signal("SIGCONT");
    await stop(server);
    await cluster.stop();
  }
}
