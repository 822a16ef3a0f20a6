import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { echo, type WorkflowAuthor, workflowAuthor } from "./testing/workflow-author.ts";

const patience = { timeout: 180_000 };
const on = (strategy: object) => ({ schedule: { on: strategy }, ...echo });

describe("an event starts a run", patience, () => {
  let server: TestServer;
  let author: WorkflowAuthor;
  before(async () => {
    server = await startTestServer();
    author = await workflowAuthor(server);
  });
  after(() => server.stop());

  test("whose input is the event in the CloudEvents form, in an array", async () => {
    await author.save("heard", on({ one: { with: { type: "com.example.order.paid" } } }));
    await author.emit("com.example.order.refused", { order: 1 });
    await author.emit("com.example.order.paid", { order: 2 });
    const [run] = await author.runsOf("heard", 1);
    assert.equal(run.startedBy, "event");
    const { id, time, ...event } = run.input[0];
    assert.deepEqual(event, {
      specversion: "1.0",
      type: "com.example.order.paid",
      source: "https://example.com/tests",
      datacontenttype: "application/json",
      data: { order: 2 },
    });
    assert.ok(id !== undefined && time !== undefined);
    await author.caughtUp();
    assert.equal((await author.allRunsOf("heard")).length, 1);
  });

  test("with the data alone, or their text, where the workflow reads so", async () => {
    await author.save("reads-data", on({ one: { with: { type: "test.read" } }, read: "data" }));
    await author.save("reads-raw", on({ one: { with: { type: "test.read" } }, read: "raw" }));
    await author.emit("test.read", { a: 1 });
    assert.deepEqual((await author.runsOf("reads-data", 1))[0].input, [{ a: 1 }]);
    assert.deepEqual((await author.runsOf("reads-raw", 1))[0].input, ['{"a":1}']);
  });

  test("when its data fit a condition, and its attributes fit a pattern", async () => {
    await author.save("fever", on({ one: { with: { type: "vitals.temperature", data: "${ .temperature > 38 }" } } }));
    await author.save(
      "nested",
      on({ one: { with: { type: "vitals.temperature", data: "${ .data.temperature > 38 }" } } }),
    );
    await author.save("member", on({ one: { with: { type: "vitals.temperature", data: { ward: "A" } } } }));
    await author.save(
      "pattern",
      on({ one: { with: { type: "vitals\\.(temperature|bpm)", source: "https://example.com/tests" } } }),
    );
    await author.save(
      "elsewhere",
      on({ one: { with: { type: "vitals\\..*", source: "https://example.com/elsewhere" } } }),
    );
    await author.emit("vitals.temperature", { temperature: 37, ward: "A" });
    await author.emit("vitals.temperature", { temperature: 39, ward: "B" });
    await author.emit("vitals.temperature", { ward: "A", temperature: "unknown" });
    await author.emit("vitals.bpm", { bpm: 90 });
    // Events that are handled together start their runs together, in any order.
    const data = async (name: string, count: number) =>
      (await author.runsOf(name, count)).map(({ input }) => input[0].data.temperature ?? input[0].data.bpm).sort();
    assert.deepEqual(await data("pattern", 4), [37, 39, 90, "unknown"]);
    // In jq, a text is greater than any number.
    assert.deepEqual(await data("fever", 2), [39, "unknown"]);
    assert.deepEqual(await data("nested", 2), [39, "unknown"]);
    assert.deepEqual(await data("member", 2), [37, "unknown"]);
    assert.deepEqual(await author.allRunsOf("elsewhere"), []);
  });

  test("once for any of several events, and with all of them where all are needed", async () => {
    await author.save("any", on({ any: [{ with: { type: "any.a" } }, { with: { type: "any.b" } }] }));
    await author.save("all", on({ all: [{ with: { type: "any.a" } }, { with: { type: "any.b" } }] }));
    await author.emit("any.a", 1);
    await author.emit("any.a", 2);
    await author.caughtUp();
    assert.equal((await author.allRunsOf("all")).length, 0);
    await author.emit("any.b", 3);
    const data = (run: { input: { data: number }[] }) => run.input.map((event) => event.data);
    assert.deepEqual((await author.runsOf("any", 3)).map(data), [[1], [2], [3]]);
    assert.deepEqual((await author.runsOf("all", 1)).map(data), [[1, 3]]);
  });

  test("with those that belong together by their values", async () => {
    const correlate = { order: { from: "${ .data.order }" } };
    await author.save(
      "correlated",
      on({
        all: [
          { with: { type: "cor.paid" }, correlate },
          { with: { type: "cor.packed" }, correlate },
        ],
      }),
    );
    await author.emit("cor.paid", { order: 1 });
    await author.emit("cor.paid", { order: 2 });
    await author.emit("cor.packed", { order: 3 });
    await author.emit("cor.packed", { order: 2 });
    await author.emit("cor.packed", {});
    await author.emit("cor.packed", { order: 1 });
    const runs = await author.runsOf("correlated", 2);
    assert.deepEqual(
      runs.map(({ input }) => input.map((event: { data: { order: number } }) => event.data.order)),
      [
        [2, 2],
        [1, 1],
      ],
    );
  });

  test("with those that came until another one, or until a condition holds", async () => {
    await author.save(
      "until-event",
      on({ any: [{ with: { type: "u.item" } }], until: { one: { with: { type: "u.end" } } } }),
    );
    await author.save("until-condition", on({ any: [{ with: { type: "u.item" } }], until: "${ length == 2 }" }));
    for (const type of ["u.end", "u.item", "u.item", "u.item", "u.end", "u.end"]) await author.emit(type, type);
    const [first] = await author.runsOf("until-event", 1);
    assert.equal(first.input.length, 3);
    assert.equal((await author.runsOf("until-condition", 1))[0].input.length, 2);
    await author.caughtUp();
    assert.equal((await author.allRunsOf("until-event")).length, 1);
  });

  test("of the version that is active, and of none that was deactivated or deleted", async () => {
    const trigger = on({ one: { with: { type: "life.happened" } } });
    await author.save("living", trigger);
    await author.client.call("PATCH", "/api/workflows/living", { body: { active: false } });
    await author.save("never", trigger, { path: "/api/workflows/never?activate=false" });
    await author.save("gone", trigger);
    assert.equal((await author.client.call("DELETE", "/api/workflows/gone")).status, 204);
    await author.emit("life.happened", 1);
    await author.caughtUp();
    await author.client.call("PATCH", "/api/workflows/living", { body: { active: true } });
    await author.emit("life.happened", 2);
    await author.runsOf("living", 1);
    await author.save("living", on({ one: { with: { type: "life.changed" } } }));
    await author.emit("life.happened", 3);
    await author.emit("life.changed", 4);
    const runs = await author.runsOf("living", 2);
    assert.deepEqual(
      runs.map(({ version, input }) => [version, input[0].data]),
      [
        [1, 2],
        [2, 4],
      ],
    );
    assert.deepEqual([...(await author.allRunsOf("never")), ...(await author.allRunsOf("gone"))], []);
  });

  test("of this workspace only", async () => {
    const other = await workflowAuthor(server);
    await other.save("curious", on({ any: [] }));
    await author.emit("test.private", 1);
    await other.caughtUp();
    for (const run of await other.allRunsOf("curious")) assert.notEqual(run.input[0].type, "test.private");
  });

  test("and workflows that start each other end, because a chain of events has a limit", async () => {
    const other = await workflowAuthor(server);
    for (const [name, hears, says] of [
      ["ping", "loop.pong", "loop.ping"],
      ["pong", "loop.ping", "loop.pong"],
    ]) {
      const emit = { event: { with: { type: says, data: "${ $workflow.input[0].data }" } } };
      await other.save(name!, { schedule: { on: { one: { with: { type: hears } } } }, do: [{ say: { emit } }] });
    }
    await other.emit("loop.ping", 1);
    const noted = await until(async () => {
      const { body } = await other.client.get("/api/workflows/ping");
      const second = await other.client.get("/api/workflows/pong");
      return body.triggerProblem ?? second.body.triggerProblem ?? undefined;
    });
    assert.match(noted.message, /chain of events/);
    const runs = [...(await other.allRunsOf("ping")), ...(await other.allRunsOf("pong"))];
    assert.equal(runs.length, 16);
  });
});
