// Long because every sentence that a feature file may use is here, in one table.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "yaml";
import type { TestClient } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";

/** The outside world of a scenario: what its HTTP service answers, and what it was asked. */
export type Service = {
  url: string;
  answers: { method: string; path: string; status: number; body: unknown; afterMs: number }[];
  requests: { method: string; path: string; headers: Record<string, unknown>; body: unknown }[];
  close(): Promise<void>;
};

export async function startService(): Promise<Service> {
  const service: Service = { url: "", answers: [], requests: [], close: async () => {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const { method = "GET", url: path = "/", headers } = request;
    service.requests.push({ method, path, headers, body: readBody(text) });
    const fitting = service.answers.filter((answer) => answer.method === method && answer.path === path.split("?")[0]);
    // Several answers of one path come one after another; the last one stays.
    const answer = fitting[0];
    if (answer !== undefined && fitting.length > 1) service.answers.splice(service.answers.indexOf(answer), 1);
    if (answer?.afterMs) await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
    const body = answer === undefined ? { title: "There is nothing here" } : answer.body;
    response.writeHead(answer?.status ?? 404, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return service;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Says what the steps of a scenario have made so far. */
export type World = {
  client: TestClient;
  service: Service;
  /** Replaces addresses of the outside in documents, where a kit has real ones. */
  rewrite: (text: string) => string;
  definition?: string;
  input?: unknown;
  runId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: scenarios look into runs of every shape.
  run?: any;
  saved?: { status: number; body: unknown };
};

type Act = (world: World, parts: string[], doc: string | undefined) => Promise<void> | void;

const patienceSeconds = 20;

/** The sentences: those of the conformance kit, and our own for what the kit does not cover. */
const sentences: [RegExp, Act][] = [
  [/^a workflow with definition:$/, (world, _, doc) => void Object.assign(world, { definition: doc })],
  [
    /^(?:another|a saved) workflow with definition:$/,
    async (world, _, doc) => {
      const saved = await save(world, doc ?? "");
      assert.ok(saved.status < 300, JSON.stringify(saved.body));
    },
  ],
  [/^given the workflow input is:$/, (world, _, doc) => void Object.assign(world, { input: parse(doc ?? "") })],
  [/^the workflow input is:$/, (world, _, doc) => void Object.assign(world, { input: parse(doc ?? "") })],
  [
    /^(?:a|the) service answers (\w+) (\S+) with (\d+)(?: after (\d+) ms)?(?::)?$/,
    ({ service }, [method = "", path = "", status = "", afterMs], doc) => {
      const body = doc === undefined ? {} : parse(doc);
      service.answers.push({ method, path, status: Number(status), body, afterMs: Number(afterMs ?? 0) });
    },
  ],
  [
    /^the secret '([^']+)' is:$/,
    async ({ client }, [name], doc) => {
      const answer = await client.call("PUT", `/api/automation/secrets/${name}`, { body: { value: parse(doc ?? "") } });
      assert.ok(answer.status < 300, answer.text);
    },
  ],
  [
    /^the workflow is executed$/,
    async (world) => {
      await start(world);
      await readRun(world, patienceSeconds);
      assert.ok(isOver(world.run), `The run is still ${world.run.status}: ${JSON.stringify(world.run.waitingFor)}`);
    },
  ],
  [/^the workflow is started$/, (world) => start(world)],
  [
    /^the run waits for an? (timer|event|approval|retry|run)$/,
    async (world, [kind]) => {
      await until(async () => {
        await readRun(world);
        return world.run.status === "waiting" && world.run.waitingFor?.kind === kind ? true : undefined;
      });
    },
  ],
  [
    /^the event '([^']+)' is emitted(?: with data:)?$/,
    async (world, [type], doc) => {
      const emitter = [
        "document: { dsl: '1.0.3', namespace: test, name: emitter, version: '1.0.0' }",
        "do:",
        "  - emitEvent:",
        "      emit:",
        "        event:",
        '          with: { source: \'https://example.com/tests\', type: "${ .type }", data: "${ .data }" }',
      ].join("\n");
      assert.ok((await save(world, emitter)).status < 300);
      const input = { type, data: doc === undefined ? {} : parse(doc) };
      const { body } = await world.client.post("/api/automation?wait=10", { workflow: "emitter", input });
      assert.equal(body.status, "completed", JSON.stringify(body));
    },
  ],
  [
    /^the approval is (approved|rejected)$/,
    async ({ client, runId }, [decision]) => {
      const approval = await until(async () => {
        const { body } = await client.get("/api/approvals?status=pending");
        return body.data.find((each: { runId: string }) => each.runId === runId);
      });
      const answer = await client.post(`/api/approvals/${approval.id}`, { decision });
      assert.equal(answer.status, 200, answer.text);
    },
  ],
  [
    /^the run is cancelled$/,
    async ({ client, runId }) => {
      const answer = await client.post(`/api/runs/${runId}/cancel`, {});
      assert.equal(answer.status, 202, answer.text);
    },
  ],
  [
    /^the run ends$/,
    async (world) => {
      await readRun(world, patienceSeconds);
      assert.ok(isOver(world.run), `The run is still ${world.run.status}`);
    },
  ],
  [/^the workflow should complete$/, ({ run }) => assertStatus(run, "completed")],
  [
    /^the workflow should complete with output:$/,
    ({ run }, _, doc) => {
      assertStatus(run, "completed");
      assert.deepEqual(run.output, parse(doc ?? ""));
    },
  ],
  [/^the workflow should fault$/, ({ run }) => assertStatus(run, "faulted")],
  [
    /^the workflow should fault with error:$/,
    ({ run }, _, doc) => {
      assertStatus(run, "faulted");
      const expected = parse(doc ?? "") as Record<string, unknown>;
      const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, run.error[name]]));
      assert.deepEqual(shown, expected);
    },
  ],
  [/^the workflow should cancel$/, ({ run }) => assertStatus(run, "cancelled")],
  [
    /^the workflow output should have properties (.+)$/,
    ({ run }, [list = ""]) => {
      for (const path of quoted(list)) assert.notEqual(at(run.output, path), undefined, `The output has no ${path}`);
    },
  ],
  [
    /^the workflow output should have a '([^']+)' property with value:$/,
    ({ run }, [path = ""], doc) => assert.deepEqual(at(run.output, path), parse(doc ?? "")),
  ],
  [
    /^the workflow output should have a '([^']+)' property containing (\d+) items$/,
    ({ run }, [path = "", count]) => assert.equal((at(run.output, path) as unknown[]).length, Number(count)),
  ],
  [/^(\S+) should run first$/, ({ run }, [name]) => assert.equal(run.timeline[0].name, name)],
  [/^(\S+) should run last$/, ({ run }, [name]) => assert.equal(run.timeline.at(-1).name, name)],
  [/^(\S+) should run before (\S+)$/, ({ run }, [first, second]) => assertOrder(run, first, second)],
  [/^(\S+) should run after (\S+)$/, ({ run }, [second, first]) => assertOrder(run, first, second)],
  [
    /^(\S+) should run (\d+) times$/,
    ({ run }, [name, count]) => assert.equal(tasksOf(run, name).length, Number(count)),
  ],
  [/^(\S+) should not run$/, ({ run }, [name]) => assert.deepEqual(tasksOf(run, name), [])],
  [/^(\S+) should complete$/, ({ run }, [name]) => assertTask(run, name, "completed")],
  [/^(\S+) should fault$/, ({ run }, [name]) => assertTask(run, name, "faulted")],
  [/^(\S+) should cancel$/, ({ run }, [name]) => assertTask(run, name, "cancelled")],
  [/^(\S+) should be skipped$/, ({ run }, [name]) => assertTask(run, name, "skipped")],
  [
    /^(\S+) should complete with output:$/,
    ({ run }, [name], doc) => {
      assertTask(run, name, "completed");
      assert.deepEqual(tasksOf(run, name).at(-1).output, parse(doc ?? ""));
    },
  ],
  [
    /^(\S+) should fault with error:$/,
    ({ run }, [name], doc) => {
      assertTask(run, name, "faulted");
      const expected = parse(doc ?? "") as Record<string, unknown>;
      const { error } = tasksOf(run, name).at(-1);
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, error[key]])), expected);
    },
  ],
  [
    /^the service should have got (\d+) requests? (\w+) (\S+)$/,
    ({ service }, [count, method, path]) => {
      const got = service.requests.filter((each) => each.method === method && each.path.split("?")[0] === path);
      assert.equal(got.length, Number(count));
    },
  ],
  [
    /^the requests (\w+) (\S+) should have the same Idempotency-Key$/,
    ({ service }, [method, path]) => {
      const keys = service.requests
        .filter((each) => each.method === method && each.path.split("?")[0] === path)
        .map(({ headers }) => headers["idempotency-key"]);
      assert.ok(keys.length > 1 && keys[0] !== undefined);
      assert.equal(new Set(keys).size, 1);
    },
  ],
  [
    /^the last request should have the body:$/,
    ({ service }, _, doc) => assert.deepEqual(service.requests.at(-1)?.body, parse(doc ?? "")),
  ],
  [
    /^the last request should have the header '([^']+)' with '([^']+)'$/,
    ({ service }, [name = "", value]) => assert.equal(service.requests.at(-1)?.headers[name], value),
  ],
  [
    /^the workflow should be refused at line (\d+), column (\d+)$/,
    async (world, [line, column]) => {
      const saved = await save(world, world.definition ?? "");
      assert.equal(saved.status, 422, JSON.stringify(saved.body));
      const { errors } = saved.body as { errors: { line: number; column: number }[] };
      const isThere = errors.some((each) => each.line === Number(line) && each.column === Number(column));
      assert.ok(isThere, `No fault there: ${JSON.stringify(errors)}`);
    },
  ],
  [
    /^(\d+) runs? of '([^']+)' should complete$/,
    async ({ client }, [count, workflow]) => {
      await until(async () => {
        const { body } = await client.get(`/api/runs?workflow=${workflow}&status=completed&limit=100`);
        return body.data.length >= Number(count) ? true : undefined;
      });
    },
  ],
  [
    /^the last run of '([^']+)' should have the output:$/,
    async ({ client }, [workflow], doc) => {
      const { body } = await client.get(`/api/runs?workflow=${workflow}&status=completed&limit=1`);
      const whole = await client.get(`/api/runs/${body.data[0].id}`);
      assert.deepEqual(whole.body.output, parse(doc ?? ""));
    },
  ],
];

export async function perform(world: World, text: string, doc: string | undefined): Promise<void> {
  for (const [pattern, act] of sentences) {
    const match = pattern.exec(text);
    if (match === null) continue;
    await act(world, match.slice(1) as string[], doc === undefined ? undefined : world.rewrite(doc));
    return;
  }
  throw new Error(`No sentence is like: ${text}`);
}

async function save({ client, service }: World, source: string) {
  const text = source.replaceAll("{service}", service.url);
  const { name } = (parse(text) as { document: { name: string } }).document;
  return client.call("PUT", `/api/workflows/${name}`, { body: text, headers: { "content-type": "application/yaml" } });
}

async function start(world: World): Promise<void> {
  const source = world.definition ?? "";
  world.saved = await save(world, source);
  assert.ok(world.saved.status < 300, JSON.stringify(world.saved.body));
  const { name } = (parse(source) as { document: { name: string } }).document;
  const started = await world.client.post("/api/automation", { workflow: name, input: world.input ?? {} });
  assert.equal(started.status, 202, started.text);
  world.runId = started.body.runId;
}

async function readRun(world: World, waitSeconds?: number): Promise<void> {
  const query = waitSeconds === undefined ? "" : `?wait=${waitSeconds}`;
  world.run = (await world.client.get(`/api/runs/${world.runId}${query}`)).body;
}

function isOver(run: { status: string }): boolean {
  return ["completed", "faulted", "cancelled"].includes(run.status);
}

function assertStatus(run: { status: string; error: unknown }, status: string): void {
  assert.equal(run.status, status, JSON.stringify(run.error));
}

// biome-ignore lint/suspicious/noExplicitAny: tasks of every shape.
function tasksOf(run: any, name: string | undefined): any[] {
  const tasks = run.timeline.filter((task: { name: string }) => task.name === name);
  return tasks;
}

function assertTask(run: unknown, name: string | undefined, status: string): void {
  const last = tasksOf(run, name).at(-1);
  assert.ok(last !== undefined, `The task ${name} has not run`);
  assert.equal(last.status, status, JSON.stringify(last.error));
}

function assertOrder(run: unknown, first: string | undefined, second: string | undefined): void {
  const [one] = tasksOf(run, first);
  const [other] = tasksOf(run, second);
  assert.ok(one !== undefined && other !== undefined);
  const { timeline } = run as { timeline: unknown[] };
  assert.ok(timeline.indexOf(one) < timeline.indexOf(other), `${second} ran before ${first}`);
}

function quoted(list: string): string[] {
  return [...list.matchAll(/'([^']+)'/g)].map(([, path = ""]) => path);
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}
