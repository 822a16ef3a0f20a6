import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

type Tried = { isSame: boolean; differences: unknown[]; event: { data: { number: number } } };

describe("a dry run", () => {
  let server: TestServer;
  let client: TestClient;
  let shop: Server;
  let asked = 0;
  before(async () => {
    shop = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ price: 10 * ++asked }));
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const { port } = shop.address() as AddressInfo;
    server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
    client = server.client.as((await signUp(server.client)).accessToken);
  });
  after(async () => {
    await server.stop();
    shop.close();
  });

  const head = (name: string) => `document: { dsl: 1.0.3, namespace: test, name: ${name}, version: 1.0.0 }\n`;
  const orders = (text: string) => `${head("orders")}schedule: { on: { one: { with: { type: shop.order } } } }
do:
  - price:
      call: http
      with: { method: post, endpoint: "http://127.0.0.1:${(shop.address() as AddressInfo).port}/" }
      output: { as: .price }
      export: { as: "\${ { price: . } }" }
  - rest: { wait: { milliseconds: 5 } }
  - tell: { set: { text: '\${ ${text} }' } }
`;
  const save = (name: string, document: string) => saveWorkflow(client, name, document);
  const rows = async () =>
    (
      await server.server.kernel.database.pool.query(
        "select (select count(*) from run) as runs, (select count(*) from run_task) as tasks, (select count(*) from event) as events",
      )
    ).rows;

  test("tries a draft with the events that really came, sends nothing, and says what would be different", async () => {
    await save("orders", orders('"It costs " + ($context.price | tostring)'));
    await save(
      "order",
      `${head("order")}do:\n  - send: { emit: { event: { with: { source: "https://shop.example", type: shop.order, data: { number: "\${ .number }" } } } } }\n`,
    );
    for (const number of [1, 2]) await runWorkflow(client, { workflow: "order", input: { number } });
    await until(async () => {
      const { data } = (await client.get("/api/runs?workflow=orders&status=completed")).body;
      return data.length === 2;
    });
    const before = await rows();
    const same = await client.post("/api/workflows/orders/dry-run");
    assert.equal(same.status, 200, same.text);
    assert.equal(same.body.isComplete, true);
    assert.deepEqual(
      same.body.data.map(({ isSame, differences, event }: Tried) => [isSame, differences, event.data.number]),
      [
        [true, [], 2],
        [true, [], 1],
      ],
    );
    const draft = orders('"Only " + ($context.price | tostring)');
    const { body } = await client.post("/api/workflows/orders/dry-run", { definition: draft, sinceEvents: 1 });
    assert.equal(body.data.length, 1);
    const [tried] = body.data;
    assert.equal(tried.isSame, false);
    assert.match(tried.dry.output.text, /^Only [12]0$/);
    assert.deepEqual(
      tried.differences.map(({ pointer }: { pointer: string }) => pointer),
      ["/do/2/tell"],
    );
    assert.equal(tried.dry.timeline[0].effect, "not-sent");
    assert.equal(asked, 2);
    assert.deepEqual(await rows(), before);
  });

  test("of a draft, and with what really happened, needs the rights to write and to read that", async () => {
    const keyWith = async (...scopes: string[]) => {
      const made = await client.post("/api/keys", { name: scopes.join(), kind: "secret", scopes });
      return server.client.as(made.body.key);
    };
    const secret = { name: "pay", value: "sk-nobody-reads-this" };
    await client.call("PUT", `/api/automation/secrets/${secret.name}`, { body: { value: secret.value } });
    const definition = `${head("letters").trimEnd()}
use: { secrets: [pay] }
do: [{ tell: { set: { letters: "\${ $secrets.pay | explode }" } } }]
`;
    const dryRun = async (key: TestClient, name: string, body: object) =>
      key.post(`/api/workflows/${name}/dry-run`, body);
    const runs = await keyWith("automation:run");
    for (const body of [{ definition, input: {} }, { definition }]) {
      const answer = await dryRun(runs, "letters", body);
      assert.deepEqual([answer.status, answer.body.code], [403, "forbidden"], answer.text);
      assert.match(answer.body.detail, /automation:write/);
    }
    const writes = await keyWith("automation:run", "automation:write");
    assert.equal((await dryRun(writes, "letters", { definition, input: {} })).status, 200);
    for (const key of [runs, writes]) {
      const happened = await dryRun(key, "orders", {});
      assert.deepEqual([happened.status, happened.body.code], [403, "forbidden"], happened.text);
      assert.match(happened.body.detail, /automation:read/);
      assert.equal((await dryRun(key, "orders", { input: [{}] })).status, 200);
    }
    // A draft names any events: those of leads are for readers of leads.
    await client.post("/api/leads", { email: "ada@example.com" });
    const leads = `${head("spy")}schedule: { on: { one: { with: { type: lead.captured } } } }
do: [{ tell: { set: "\${ . }" } }]
`;
    const seenBy = async (...more: string[]) => {
      const key = await keyWith("automation:run", "automation:write", "automation:read", ...more);
      const { body } = await dryRun(key, "spy", { definition: leads });
      return body.data.length;
    };
    assert.deepEqual([await seenBy(), await seenBy("leads:read")], [0, 1]);
  });

  test("takes an input, ends waits at once, and gives approvals", async () => {
    const definition = `${head("draft")}do:
  - sleep: { wait: { days: 3 } }
  - ask: { call: "parley.approval:1.0.0@default", with: { title: Pay, request: { sum: "\${ .sum }" } } }
  - tell: { set: { decision: "\${ .decision }" } }
  - hear: { listen: { to: { one: { with: { type: shop.paid } } } } }
`;
    const before = await rows();
    const { body, text } = await client.post("/api/workflows/draft/dry-run", { definition, input: { sum: 3 } });
    const [{ dry, isSame }] = body.data;
    assert.equal(isSame, null, text);
    assert.deepEqual(
      dry.timeline.map(({ name, status }: Record<string, string>) => `${name} ${status}`),
      ["sleep completed", "ask completed", "tell completed", "hear faulted"],
    );
    assert.deepEqual(dry.timeline[2].output, { decision: "approved" });
    assert.equal(dry.error.title, "The dry run ends here");
    assert.deepEqual(await rows(), before);
    assert.equal((await client.post("/api/workflows/draft/dry-run", {})).status, 404);
    assert.equal((await client.post("/api/workflows/draft/dry-run", { definition: "do: 1" })).status, 422);
  });
});
