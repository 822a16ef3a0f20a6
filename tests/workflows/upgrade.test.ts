import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, beforeEach, describe, test } from "node:test";
import { Client } from "pg";
import { migrateJobs } from "../../server/kernel/log/job-worker.ts";
import { openDatabase } from "../../server/kernel/storage/database.ts";
import { newestMigration, readMigrations } from "../../server/migrations/read-migrations.ts";
import type { TestClient } from "../../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../../server/testing/test-database.ts";
import { startTestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { type Service, startService } from "./scenario-steps.ts";
import { email, password, type StoredDatabase, servicePlaceholder, wantedOutput } from "./upgrade/waiting-workflow.ts";

const folder = new URL("upgrade/", import.meta.url);
const storedRuns = readdirSync(folder).filter((name) => name.endsWith(".json"));

let service: Service;
let maintenance: { connection: Connection; drop(): Promise<void> };
before(async () => {
  service = await startService();
  maintenance = await createTestDatabase();
});
beforeEach(() => {
  service.answers.length = 0;
  service.answers.push({ method: "GET", path: "/shaky", status: 200, body: { fine: true }, afterMs: 0 });
});
after(async () => {
  await maintenance.drop();
  await service.close();
});

function readStored(file: string): StoredDatabase {
  const text = readFileSync(new URL(file, folder), "utf8").replaceAll(servicePlaceholder, service.url);
  return JSON.parse(text) as StoredDatabase;
}

async function withClient<Value>(connection: Connection, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database as a program of that time left it: its tables, its rows, and its jobs. */
async function openStored(stored: StoredDatabase, schema: number): Promise<Connection> {
  const name = `${maintenance.connection.database}_${schema}_${Object.keys(stored.tables).length}`;
  const connection = { ...maintenance.connection, database: name };
  await withClient(maintenance.connection, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template template0`);
  });
  await withClient(connection, async (client) => {
    await migrateTo(client, schema);
    await client.query("set session_replication_role = replica");
    for (const [table, rows] of Object.entries(stored.tables)) await insertRows(client, table, rows);
  });
  const database = openDatabase(connection, { maxConnections: 2 });
  await migrateJobs(database);
  await database.close();
  await withClient(connection, async (client) => {
    for (const job of stored.jobs) await client.query("select graphile_worker.add_job('wake-run', $1::json)", [job]);
  });
  return connection;
}

/** Applies the first so many migrations, as an earlier program did. */
async function migrateTo(client: Client, schema: number): Promise<void> {
  await client.query(`create table migration (
    number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`);
  for (const { number, name, sql, hash } of readMigrations().slice(0, schema)) {
    await client.query(sql);
    await client.query("insert into migration (number, name, hash) values ($1, $2, $3)", [number, name, hash]);
  }
}

/** The columns that the table has at this schema: a later migration makes the others. */
async function insertRows(client: Client, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const known = columns.map(({ name }) => name).filter((name) => name in rows[0]!);
  const list = known.map((name) => `"${name}"`).join(", ");
  await client.query(
    `insert into "${table}" (${list}) overriding system value
     select ${list} from json_populate_recordset(null::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  );
}

/** Starts the newest program on such a database, lets everything come that the run waits for, and gives its end. */
async function endOf({ runId }: StoredDatabase, connection: Connection) {
  const settings = { PARLEY_OUTBOUND_ALLOW: service.url.replace("http://", "") };
  const server = await startTestServer({ connection, settings });
  try {
    const { body: session } = await server.client.post("/api/auth/signin", { email, password });
    const client: TestClient = server.client.as(session.accessToken);
    const { status, timeline } = (await client.get(`/api/runs/${runId}`)).body;
    const begun = timeline.map(({ name }: { name: string }) => name);
    assert.ok(["waiting", "running"].includes(status), status);
    const [approval] = (await client.get("/api/approvals?status=pending")).body.data;
    assert.equal((await client.post(`/api/approvals/${approval.id}`, { decision: "approved" })).status, 200);
    const counted = await client.post("/api/automation?wait=10", { workflow: "counting", input: { n: 3 } });
    assert.equal(counted.body.status, "completed", counted.text);
    const run = await until(async () => {
      const { body } = await client.get(`/api/runs/${runId}?wait=5`);
      return body.endedAt !== null && body;
    });
    const names = run.timeline.map(({ name }: { name: string }) => name);
    assert.deepEqual(names.slice(0, begun.length), begun, "what had begun is there");
    return run;
  } finally {
    await server.stop();
    await withClient(maintenance.connection, (client) =>
      client.query(`drop database ${connection.database} with (force)`),
    );
  }
}

describe("a run that an earlier version has stored in the middle", { timeout: 120_000 }, () => {
  const patience = { timeout: 180_000 };
  for (const file of storedRuns) {
    test(`${file}: goes on after the migrations that came since`, patience, async () => {
      const stored = readStored(file);
      const run = await endOf(stored, await openStored(stored, stored.schema));
      assert.equal(run.status, "completed", JSON.stringify(run.error));
      assert.deepEqual(run.output, wantedOutput);
      const times = (name: string) => run.timeline.filter((task: { name: string }) => task.name === name).length;
      assert.deepEqual(["begin", "pause", "keep", "ask", "decide", "nap"].map(times), [1, 3, 3, 2, 1, 0]);
      assert.equal(service.requests.filter(({ path }) => path === "/shaky").length, 1);
      service.requests.length = 0;
    });

    test(`${file}: was stored while nothing was in memory, with all its waits`, () => {
      const { tables } = readStored(file);
      const waiting = tables.run!.filter(({ status }) => status === "waiting");
      assert.deepEqual(
        waiting.map(({ node_id, workflow_name }) => [workflow_name, node_id]),
        [
          ["napping", null],
          ["waiting", null],
        ],
      );
      for (const wait of ["untilMs", "events", "branches", "failures", "approval", "function"]) {
        assert.ok(JSON.stringify(waiting).includes(`"${wait}"`), wait);
      }
    });
  }

  test("goes on when the last migration is applied under it", patience, async () => {
    const newest = newestMigration();
    const stored = readStored(storedRuns.at(-1)!);
    const run = await endOf(stored, await openStored(stored, newest - 1));
    assert.deepEqual(run.output, wantedOutput);
    service.requests.length = 0;
  });
});
