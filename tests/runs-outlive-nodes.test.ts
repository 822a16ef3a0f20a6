import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { saveWorkflow } from "../server/capabilities/automation/testing/save-workflow.ts";
import { createClient, makeKey, signUp, type TestClient } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import { createRandom } from "./faults/seeded-random.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/**
 * Three nodes execute runs, and one after another is killed or stopped at a random moment. What the other side of
 * the calls has counted says what was done twice. In the default form one hangs, one is killed and the third goes on
 * alone; the long form replaces each, many times.
 */
const isLong = process.env.FAULTS === "long";
const runCount = isLong ? 1_000 : 40;
const faults = isLong ? 60 : 2;
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

const document = (url: string) => `
document: { dsl: '1.0.3', namespace: test, name: order, version: '1.0.0' }
do:
  - first: { set: { order: "\${ .order }" } }
  - pause: { wait: { milliseconds: 120 } }
  - both:
      fork:
        branches:
          - left: { set: { left: "\${ .order }" } }
          - right:
              do:
                - nap: { wait: { milliseconds: 60 } }
                - reserve:
                    call: http
                    with: { method: put, endpoint: "${url}/reserve/{order}", body: { order: "\${ .order }" } }
      output: { as: "\${ { order: .[0].left } }" }
  - tell: { emit: { event: { with: { type: org.example.ordered, data: { order: "\${ .order }" } } } }, output: { as: .data } }
  - pay:
      try:
        - charge:
            call: http
            with: { method: post, endpoint: "${url}/charge/{order}", body: { order: "\${ .order }" } }
      catch:
        errors: { with: { status: 500 } }
        as: unclear
        do:
          - doubt: { set: { doubt: "\${ $unclear.title }" } }
  - ship: { run: { workflow: { namespace: test, name: ship, version: latest, input: {} } } }
`;
const shipping = `
document: { dsl: '1.0.3', namespace: test, name: ship, version: '1.0.0' }
do:
  - pack: { wait: { milliseconds: 40 } }
  - sent: { set: { sent: true } }
`;

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let service: Server;
const counts = new Map<string, number>();
const nodes: ServerProcess[] = [];

function addNode(): ServerProcess {
  const allowed = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const dataDirectory = join(folder, `node-${nodes.length}`);
  const node = startNode(database.connection, dataDirectory, { PARLEY_OUTBOUND_ALLOW: allowed });
  nodes.push(node);
  return node;
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-runs-"));
  service = createServer((request, response) => {
    const what = `${request.url}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    request.resume();
    setTimeout(() => response.end("{}"), 15);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
after(async () => {
  for (const node of nodes) node.signal("SIGKILL");
  await Promise.all(nodes.map(({ ended }) => ended));
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test(`runs outlive nodes that are killed and that hang (FAULTS_SEED=${seed})`, {
  timeout: isLong ? 3_000_000 : 180_000,
}, async (t) => {
  const random = createRandom(seed);
  let alive = [addNode(), addNode(), addNode()];
  let hanging: ServerProcess | undefined;
  const owner = await signUp(createClient(await alive[0]!.ready));
  const key = await makeKey(owner);
  await Promise.all(alive.map(({ ready }) => ready));
  const client = async (): Promise<TestClient> => createClient(await random.pick(alive).ready).as(key);
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  for (const [name, body] of [
    ["ship", shipping],
    ["order", document(url)],
  ] as const) {
    await saveWorkflow(await client(), name, body);
  }

  const accepted = new Map<string, string>();
  let isOver = false;
  /** Starts one run after another; a retry with the same key starts no second one. */
  async function start(order: number): Promise<void> {
    for (;;) {
      const answer = await (await client())
        .post(
          "/api/automation",
          { workflow: "order", input: { order: `o${order}` } },
          {
            headers: { "idempotency-key": `order-${order}` },
            signal: AbortSignal.timeout(5_000),
          },
        )
        .catch(() => undefined);
      if (answer?.status === 202) return void accepted.set(`o${order}`, answer.body.runId);
      await delay(50);
    }
  }
  const starting = (async () => {
    for (let order = 0; order < runCount; order++) {
      await start(order);
      await delay(isLong ? 200 : 60);
    }
    isOver = true;
  })();

  for (let fault = 0; fault < faults && !(isLong && isOver); fault++) {
    await delay(random.between(300, isLong ? 1_500 : 900));
    const node = random.pick(alive);
    const index = alive.indexOf(node);
    const hangs = isLong ? fault % 4 === 3 : fault === 0;
    node.signal(hangs ? "SIGSTOP" : "SIGKILL");
    // One that hangs wakes up later, and must not write what another node has taken over.
    if (!hangs) await node.ended;
    else if (isLong) setTimeout(() => node.signal("SIGCONT"), 16_000);
    else hanging = node;
    if (!isLong) {
      alive = alive.toSpliced(index, 1);
      continue;
    }
    const next = addNode();
    alive = alive.with(index, next);
    await next.ready;
  }
  await starting;

  const pg = new Client(database.connection);
  await pg.connect();
  const statusOf = async () =>
    Object.fromEntries(
      (await pg.query("select status, count(*)::int from run where workflow_name = 'order' group by 1")).rows.map(
        ({ status, count }) => [status, count],
      ),
    );
  await until(async () => ((await statusOf()).completed === runCount ? true : undefined));
  hanging?.signal("SIGCONT");
  if (hanging !== undefined) assert.equal((await fetch(`${await hanging.ready}/livez`)).status, 200);
  assert.deepEqual(await statusOf(), { completed: runCount }, "every run that was accepted has ended, once");

  const finished = await pg.query(`
    select run_id, pointer, count(*)::int from run_task where status = 'completed' group by 1, 2 having count(*) > 1`);
  assert.deepEqual(finished.rows, [], "no finished task was run again");
  const emitted = await pg.query(`
    select run_id, count(*)::int from emitted_event group by 1 having count(*) <> 1`);
  assert.deepEqual(emitted.rows, [], "no event was announced twice");
  const children = await pg.query(
    `select parent_run_id from run where workflow_name = 'ship' group by 1 having count(*) <> 1`,
  );
  assert.deepEqual(children.rows, [], "no run was started twice");
  const charged = [...counts].filter(([what, count]) => what.startsWith("/charge/") && count > 1);
  assert.deepEqual(charged, [], "no call of unknown effect was made again");
  const doubts = await pg.query("select 1 from run_task where name = 'doubt' and status = 'completed'");
  for (const order of accepted.keys()) assert.ok((counts.get(`/reserve/${order}`) ?? 0) >= 1);
  t.diagnostic(`${runCount} runs over ${faults} faults; ${doubts.rows.length} calls of unknown effect`);
  await pg.end();
});
