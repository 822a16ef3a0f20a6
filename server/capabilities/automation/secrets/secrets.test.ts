import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

const secret = "tulip-and-heron-7781";
const token = "issued-for-the-shop-5512";
const heading = (name: string) =>
  `document: { dsl: 1.0.3, namespace: test, name: ${name}, version: 1.0.0 }\nuse:\n  secrets: [ shop ]\n`;

describe("secrets of workflows", () => {
  /** Answers, and executes nothing; the runs are those of `worker`. */
  let server: TestServer;
  let worker: TestServer;
  let client: TestClient;
  let shop: Server;
  let settings: Record<string, string>;
  const heard: string[] = [];
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };

  before(async () => {
    shop = createServer((request, response) => {
      response.setHeader("content-type", "application/json");
      if (request.url === "/token") return response.end(JSON.stringify({ access_token: token, token_type: "Bearer" }));
      heard.push(String(request.headers["x-token"]));
      response.end(JSON.stringify({ echo: request.headers["x-token"] }));
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    settings = {
      PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${(shop.address() as AddressInfo).port}`,
      PARLEY_LOG_LEVEL: "trace",
    };
    server = await startTestServer({ settings: { ...settings, PARLEY_ROLES: "web" }, log });
    worker = await startTestServer({ settings, log, connection: server.connection });
    client = server.client.as((await signUp(server.client)).accessToken);
  });
  after(async () => {
    await worker.stop();
    await server.stop();
    shop.close();
  });

  const url = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const save = (name: string, tasks: string) => saveWorkflow(client, name, heading(name) + tasks);
  async function placesOfSecret(): Promise<string[]> {
    const { pool } = server.server.kernel.database;
    const { rows: tables } = await pool.query(
      "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    const places = lines.some((line) => line.includes(secret)) ? ["log"] : [];
    for (const { schema, name } of tables) {
      const { rows } = await pool.query(`select 1 from "${schema}"."${name}" as t where t::text like $1 limit 1`, [
        `%${secret}%`,
      ]);
      if (rows.length > 0) places.push(name);
    }
    return places;
  }

  test("are saved, listed by name, changed and deleted, and never shown", async () => {
    const made = await client.call("PUT", "/api/automation/secrets/spare", {
      body: { value: { user: "a", key: "tulips" } },
    });
    assert.equal(made.status, 201, made.text);
    const changed = await client.call("PUT", "/api/automation/secrets/spare", { body: { value: "tulips" } });
    assert.equal(changed.status, 200);
    const listed = await client.get("/api/automation/secrets");
    assert.deepEqual(
      listed.body.data.map(({ name }: { name: string }) => name),
      ["spare"],
    );
    assert.ok(!listed.text.includes("tulip"));
    assert.equal((await client.call("DELETE", "/api/automation/secrets/spare")).status, 204);
    assert.equal((await client.call("DELETE", "/api/automation/secrets/spare")).status, 404);
    const long = await client.call("PUT", "/api/automation/secrets/long", { body: { value: "€".repeat(6_000) } });
    assert.equal(long.status, 400, long.text);
    for (const value of ["tulip", { user: "a", key: "tulip" }, { keys: ["tulips", "tulip"] }, { a: { b: "" } }]) {
      const short = await client.call("PUT", "/api/automation/secrets/short", { body: { value } });
      assert.equal(short.body.errors?.[0]?.message, "must have at least 6 characters: runs cannot hide a shorter one");
    }
    const audit = await client.get("/api/audit?limit=100");
    const actions = audit.body.data.map(({ action }: { action: string }) => action);
    assert.ok(actions.includes("workflow-secret.saved") && actions.includes("workflow-secret.deleted"));
  });

  test("reach the other side and the expressions, but nothing that is stored or told, across a restart", async () => {
    await client.call("PUT", "/api/automation/secrets/shop", { body: { value: { token: secret } } });
    await save(
      "hide",
      `do:
  - keep: { set: { mine: "\${ $secrets.shop.token }", "in \${.}": plain }, export: { as: "\${ { kept: .mine } }" } }
  - loop:
      for: { each: part, in: "\${ [ .mine ] }" }
      do:
        - rest: { wait: { milliseconds: 1500 } }
        - ask:
            call: http
            with: { method: get, endpoint: ${url()}, headers: { x-token: "\${ $context.kept }" } }
  - check: { if: "\${ .echo != $secrets.shop.token }", raise: { error: { type: "https://a.example/odd", status: 500 } } }
  - blame:
      try:
        - bad: { raise: { error: { type: "https://a.example/odd", status: 400, title: '\${ "No " + .echo }' } } }
      catch:
        as: caught
        do:
          - told: { set: { told: "\${ $caught.title }" } }
`,
    );
    const { body } = await client.post("/api/automation", { workflow: "hide" });
    await until(async () => (await client.get(`/api/runs/${body.runId}`)).body.status === "waiting");
    assert.deepEqual(await placesOfSecret(), []);
    await worker.stop();
    worker = await startTestServer({ settings, log, connection: server.connection });
    const ended = await client.get(`/api/runs/${body.runId}?wait=30`);
    assert.equal(ended.body.status, "completed", ended.text);
    assert.deepEqual(heard, [secret]);
    assert.deepEqual(ended.body.output, { told: "No [secret]" });
    assert.ok(!ended.text.includes(secret));
    assert.deepEqual(await placesOfSecret(), []);
  });

  test("are refused where others would read them, and hidden in what a run answers to another", async () => {
    await save("child", `do:\n  - tell: { set: { told: "\${ $secrets.shop.token }" } }\n`);
    await save("parent", "do:\n  - ask: { run: { workflow: { namespace: test, name: child, version: 1.0.0 } } }\n");
    const asked = await runWorkflow(client, { workflow: "parent" });
    assert.deepEqual(asked.body.output, { told: "[secret]" }, asked.text);
    await save(
      "leak",
      `do:
  - give:
      run: { workflow: { namespace: test, name: child, version: 1.0.0, input: { a: "\${ $secrets.shop.token }" } } }
`,
    );
    await save(
      "shout",
      `do:\n  - tell: { emit: { event: { with: { source: "https://a.example", type: a.b, data: { a: "\${ $secrets.shop.token }" } } } } }\n`,
    );
    for (const workflow of ["leak", "shout"]) {
      const { body } = await runWorkflow(client, { workflow });
      assert.equal(body.error?.status, 403, JSON.stringify(body));
    }
    assert.deepEqual(await placesOfSecret(), []);
  });

  test("with quotes and line ends are hidden in JSON, in HTML, in addresses and in errors of Parley's own", async () => {
    const odd = 's3cr3t-"Heron"\n&Tulip\\7781 ü';
    assert.equal((await client.call("PUT", "/api/automation/secrets/shop", { body: { value: odd } })).status, 200);
    await save(
      "tell-all",
      `do:
  - written: { set: { json: "\${ {a: $secrets.shop} | tojson | tojson }", html: "\${ $secrets.shop | @html }", uri: "\${ $secrets.shop | @uri }" }, export: { as: "\${ {told: .} }" } }
  - bad:
      call: parley.database:1.0.0@default
      with: { operation: select, table: "\${ $secrets.shop }" }
`,
    );
    const { body } = await runWorkflow(client, { workflow: "tell-all" });
    const tasks = await client.get(`/api/runs/${body.runId}/tasks?limit=100`);
    assert.equal(body.status, "faulted");
    for (const text of [JSON.stringify(body), tasks.text]) {
      assert.match(text, /\[secret\]/);
      assert.doesNotMatch(text, /s3cr3t|Heron|Tulip|7781/);
    }
  });

  test("are hidden in base64, too, and so is the token that a call got with a whole policy", async () => {
    const value = {
      authority: url().slice(0, -1),
      grant: "client_credentials",
      client: { id: "parley", secret },
      endpoints: { token: "/token" },
    };
    const put = await client.call("PUT", "/api/automation/secrets/shop", { body: { value } });
    assert.equal(put.status, 200, put.text);
    const place = (policy: string) =>
      `{ call: http, with: { method: get, endpoint: { uri: ${url()}, authentication: ${policy} } }, output: { as: "\${ $authorization }" } }`;
    await save(
      "log-in",
      `do:
  - basic: ${place('{ basic: { username: parley, password: "${ $secrets.shop.client.secret }" } }')}
  - keep: { set: { basic: "\${ . }" } }
  - token: ${place("{ oauth2: { use: shop } }")}
  - rest: { wait: { milliseconds: 1500 } }
  - told: { set: { token: "\${ . }", raw: "\${ $secrets.shop.client.secret | @base64 }" } }
`,
    );
    const { body } = await client.post("/api/automation", { workflow: "log-in" });
    await until(async () => (await client.get(`/api/runs/${body.runId}`)).body.status === "waiting");
    await worker.stop();
    worker = await startTestServer({ settings, log, connection: server.connection });
    const ended = await client.get(`/api/runs/${body.runId}?wait=30`);
    assert.deepEqual(
      ended.body.output,
      { token: { scheme: "Bearer", parameter: "[secret]" }, raw: "[secret]E=" },
      ended.text,
    );
    const basic = Buffer.from(`parley:${secret}`).toString("base64");
    for (const hidden of [token, basic.slice(-16)]) assert.ok(!ended.text.includes(hidden), hidden);
    assert.deepEqual(await placesOfSecret(), []);
  });
});
