import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { all } from "../../kernel/storage/sql.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let effects = 0;
let held = Promise.withResolvers<void>();
let entered = Promise.withResolvers<void>();

const Body = Type.Object({
  name: Type.String(),
  wait: Type.Optional(Type.Boolean()),
  fail: Type.Optional(Type.Boolean()),
});

const counter = capability({
  name: "counter",
  routes(app) {
    const response = { 201: Type.Object({ count: Type.Integer() }) };
    app.post(
      "/count",
      { schema: { summary: "Count", body: Body, response }, guard: anyone, idempotent: true },
      (call) =>
        call.commit(async () => {
          if (call.body.wait) {
            entered.resolve();
            await held.promise;
          }
          if (call.body.fail) throw new Error("planted");
          return { count: ++effects };
        }),
    );
  },
});

describe("Idempotency-Key", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ capabilities: [counter] });
  });
  after(() => server.stop());
  const count = (body: unknown, key: string) =>
    server.client.post("/count", body, { headers: { "idempotency-key": key } });

  test("the same key with the same body gives the same answer, without a second effect", async () => {
    const before = effects;
    const answers = [
      await count({ name: "a" }, "k1"),
      await count({ name: "a" }, "k1"),
      await count({ name: "a" }, "k1"),
    ];
    assert.deepEqual(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size, 1);
    assert.equal(answers[0]?.status, 201);
    assert.equal(effects, before + 1);
  });

  test("one of many requests at once has the effect, the others get its answer or are told that it runs", async () => {
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 20 }, () => count({ name: "many" }, "k2")));
    for (const { status, body } of answers)
      assert.ok(status === 201 || body.code === "request-in-progress", String(status));
    assert.equal(effects, before + 1);
    assert.equal((await count({ name: "many" }, "k2")).body.count, effects);
  });

  test("a second request while the first one runs is refused, and told when to try again", async () => {
    const running = count({ name: "slow", wait: true }, "k3");
    await entered.promise;
    const twin = await count({ name: "slow", wait: true }, "k3");
    assert.deepEqual([twin.status, twin.body.code, twin.headers.get("retry-after")], [409, "request-in-progress", "1"]);
    held.resolve();
    assert.equal((await running).status, 201);
    held = Promise.withResolvers();
    entered = Promise.withResolvers();
  });

  test("another body under the same key is refused", async () => {
    await count({ name: "b" }, "k4");
    const answer = await count({ name: "c" }, "k4");
    assert.deepEqual([answer.status, answer.body.code], [422, "idempotency-key-reused"]);
  });

  test("a failed request leaves no record: its retry does the work", async () => {
    assert.equal((await count({ name: "d", fail: true }, "k5")).status, 500);
    assert.equal((await count({ name: "d" }, "k5")).status, 201);
  });

  test("the stored answer and the key cannot be read in the database", async () => {
    await count({ name: "secret-name" }, "very-secret-key");
    const rows = await all(server.server.kernel.database.query)`select * from idempotency_record`;
    const dump = JSON.stringify(rows, (_key, value: unknown) =>
      value !== null && typeof value === "object" && "type" in value && value.type === "Buffer"
        ? Buffer.from((value as unknown as { data: number[] }).data).toString("latin1")
        : value,
    );
    assert.doesNotMatch(dump, /very-secret-key|secret-name|"count"/);
  });

  for (const key of ["", "a b", "ü", "x".repeat(256)]) {
    test(`a key of ${JSON.stringify(key.slice(0, 5))} and ${key.length} characters is refused`, async () => {
      const { status } = await server.client.post(
        "/count",
        { name: "e" },
        { headers: { "idempotency-key": Buffer.from(key).toString("latin1") } },
      );
      assert.equal(status, 400);
    });
  }
});

test("an answer given before PARLEY_SECRET was replaced is given again while the previous secret is known", async () => {
  const [old, current] = ["the first secret of this server, 32+", "the second secret of this server, 32"];
  const first = await startTestServer({ capabilities: [counter], settings: { PARLEY_SECRET: old } });
  const request = { headers: { "idempotency-key": "over-the-change" } };
  const before = await first.client.post("/count", { name: "r" }, request);
  const second = await startTestServer({
    capabilities: [counter],
    connection: first.connection,
    settings: { PARLEY_SECRET: current, PARLEY_SECRET_PREVIOUS: old },
  });
  try {
    const after = await second.client.post("/count", { name: "r" }, request);
    assert.deepEqual([after.status, after.text], [before.status, before.text]);
  } finally {
    await second.stop();
    await first.stop();
  }
});
