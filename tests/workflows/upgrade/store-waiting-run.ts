import { writeFile } from "node:fs/promises";
import { Client } from "pg";
import { saveWorkflow } from "../../../server/capabilities/automation/testing/save-workflow.ts";
import { newestMigration } from "../../../server/migrations/read-migrations.ts";
import type { TestClient } from "../../../server/testing/client.ts";
import { signUpVerified } from "../../../server/testing/sign-up-verified.ts";
import { startTestServer } from "../../../server/testing/test-server.ts";
import { until } from "../../../server/testing/until.ts";
import { startService } from "../scenario-steps.ts";
import {
  countingWorkflow,
  email,
  nappingWorkflow,
  type StoredDatabase,
  servicePlaceholder,
  waitingWorkflow,
} from "./waiting-workflow.ts";

/**
 * Writes waiting-run.json: the whole database of a server on which a run waits in every way. Run it when a change
 * of the state's form is released, and keep the earlier file beside the new one:
 * node tools/run.js tests/workflows/upgrade/store-waiting-run.ts
 */

/** Rows about the node that ran, and about what a person did on that node. */
const leftOut = new Set([
  "migration",
  "node",
  "session",
  "idempotency_record",
  "audit_entry",
  "outgoing_mail",
  "refresh_token",
  "known_network",
  "mail_budget",
]);
const yearMs = 365 * 86_400_000;

const service = await startService();
service.answers.push({ method: "GET", path: "/shaky", status: 503, body: {}, afterMs: 0 });
const server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: service.url.replace("http://", "") } });
const { client } = await signUpVerified(server, email);
for (const [name, body] of [
  ["waiting", waitingWorkflow(service.url)],
  ["napping", nappingWorkflow],
  ["counting", countingWorkflow],
] as const) {
  await saveWorkflow(client, name, body);
}
const started = await client.post("/api/automation", { workflow: "waiting", input: { order: "o-17" } });
const { runId } = started.body;
for (const n of [1, 2]) await client.post("/api/automation?wait=10", { workflow: "counting", input: { n } });
await until(async () => ((await waitsOf(client)) === 6 && (await isReleased(client)) ? true : undefined));
await writeFile(new URL("waiting-run.json", import.meta.url), `${JSON.stringify(await readDatabase(), null, 1)}\n`);
await server.stop();
await service.close();

/** Tells whether no node has a run in memory: then the database holds the whole state. */
async function isReleased(as: TestClient): Promise<boolean> {
  const { data } = (await as.get("/api/runs?status=waiting")).body;
  return data.length === 2;
}

/**
 * Counts the tasks that wait for something themselves. The tasks around them only wait for these
 * tasks.
 */
async function waitsOf(as: TestClient): Promise<number> {
  const { timeline } = (await as.get(`/api/runs/${runId}`)).body;
  const heard = timeline.filter(
    (task: { name: string; status: string }) => task.name === "keep" && task.status === "completed",
  );
  const waiting = timeline.filter(
    (task: { waitingFor?: unknown; status: string }) => task.waitingFor && task.status === "waiting",
  );
  return heard.length === 2 ? waiting.length : 0;
}

/** The times of waits are moved into the past: they come when the run is taken up again. */
async function readDatabase(): Promise<StoredDatabase> {
  const database = new Client(server.connection);
  await database.connect();
  await database.query("begin isolation level repeatable read");
  const found = await database.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const tables: StoredDatabase["tables"] = {};
  for (const { name } of found.rows) {
    if (leftOut.has(name)) continue;
    const { rows } = await database.query(`select to_json(t) as row from "${name}" t`);
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
  }
  const jobs = await database.query(
    `select job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'wake-run'`,
  );
  await database.end();
  const text = JSON.stringify({
    schema: newestMigration(),
    runId,
    tables,
    jobs: jobs.rows.map(({ payload }) => payload),
  })
    .replaceAll(service.url, servicePlaceholder)
    .replaceAll(/("untilMs":)(\d+)/g, (_, name, ms) => `${name}${Number(ms) - yearMs}`);
  return JSON.parse(text) as StoredDatabase;
}
