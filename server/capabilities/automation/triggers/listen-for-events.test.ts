import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { type WorkflowAuthor, workflowAuthor } from "./testing/workflow-author.ts";

const patience = { timeout: 180_000 };

describe("a run listens for events", patience, () => {
  let server: TestServer;
  let author: WorkflowAuthor;
  before(async () => {
    server = await startTestServer();
    author = await workflowAuthor(server);
  });
  after(() => server.stop());

  /** Starts a run that listens, and waits until it does. */
  async function listening(name: string, task: object, input: unknown = null, before: object[] = [], document = {}) {
    await author.save(name, { do: [...before, { hear: task }] }, { document });
    const { runId } = (await author.client.post("/api/automation", { workflow: name, input })).body;
    await until(async () => (await author.client.get(`/api/runs/${runId}`)).body.waitingFor?.kind === "event");
    return {
      /** Gives the output of the run, when it has ended. */
      async output() {
        const { body } = await author.client.get(`/api/runs/${runId}?wait=30`);
        assert.equal(body.status, "completed", JSON.stringify(body.error));
        return body.output;
      },
      async status() {
        return (await author.client.get(`/api/runs/${runId}`)).body.status;
      },
    };
  }

  test("for one, and reads its data, the whole of it, or its text", async () => {
    const to = { one: { with: { type: "one.came" } } };
    const data = await listening("hear-data", { listen: { to } });
    const envelope = await listening("hear-envelope", { listen: { to, read: "envelope" } });
    const raw = await listening("hear-raw", { listen: { to, read: "raw" } });
    await author.emit("one.other", 1);
    await author.emit("one.came", { a: 1 });
    assert.deepEqual(await data.output(), [{ a: 1 }]);
    assert.equal((await envelope.output())[0].type, "one.came");
    assert.deepEqual(await raw.output(), ['{"a":1}']);
  });

  test("for all, for any, and for any until something ends it", async () => {
    const [a, b] = [{ with: { type: "st.a" } }, { with: { type: "st.b", data: "${ . > 3 }" } }];
    const all = await listening("hear-all", { listen: { to: { all: [a, b] } } });
    const any = await listening("hear-any", { listen: { to: { any: [b, a] } } });
    const some = await listening("hear-until", { listen: { to: { any: [a, b], until: "${ length >= 3 }" } } });
    const end = { one: { with: { type: "st.end" } } };
    const most = await listening("hear-until-event", { listen: { to: { any: [a, b], until: end } } });
    await author.emit("st.a", 1);
    await author.emit("st.a", 2);
    await author.emit("st.b", 3);
    await author.emit("st.b", 4);
    await author.emit("st.end");
    assert.deepEqual(await all.output(), [1, 4]);
    assert.deepEqual(await any.output(), [1]);
    assert.deepEqual(await some.output(), [1, 2, 4]);
    assert.deepEqual(await most.output(), [1, 2, 4]);
  });

  test("for any event, but those about runs only where its settings say so", async () => {
    const task = { listen: { to: { any: [] }, read: "envelope" } };
    const others = await listening("hear-others", task);
    const own = await listening("hear-own", task, null, [], { metadata: { parley: { ownEvents: true } } });
    await author.emit("any.came");
    assert.equal((await others.output())[0].type, "any.came");
    assert.match((await own.output())[0].type, /^run\./);
  });

  test("for those of its own data, or of the first that came", async () => {
    const paid = (expect?: string) => ({
      with: { type: "own.paid" },
      correlate: { order: { from: "${ .data.order }", ...(expect === undefined ? {} : { expect }) } },
    });
    const packed = { ...paid(), with: { type: "own.packed" } };
    const own = await listening("hear-own", { listen: { to: { one: paid("${ .order }") } } }, { order: 2 });
    const both = await listening("hear-both", { listen: { to: { all: [paid(), packed] } } });
    await author.emit("own.paid", { order: 1 });
    await author.emit("own.packed", { order: 2 });
    await author.emit("own.paid", { order: 2 });
    await author.emit("own.packed", { order: 1 });
    assert.deepEqual(await own.output(), [{ order: 2 }]);
    assert.deepEqual(await both.output(), [{ order: 1 }, { order: 1 }]);
  });

  test("whose data fit what the run has in its variables, and data of the run are never evaluated", async () => {
    const filter = (data: string) => ({ listen: { to: { one: { with: { type: "var.came", data } } } } });
    const set = { remember: { set: { order: "${ .order }" }, export: { as: "${ . }" } } };
    const run = await listening("hear-context", filter("${ .order == $context.order }"), { order: 2 }, [set]);
    const correlate = { order: { from: "${ .data.order }", expect: "${ .order }" } };
    const to = { one: { with: { type: "var.came" }, correlate } };
    const odd = await listening("hear-odd", { listen: { to } }, { order: "${ .data.order }" });
    await author.emit("var.came", { order: 1 });
    await author.emit("var.came", { order: 2 });
    assert.deepEqual(await run.output(), [{ order: 2 }]);
    await author.caughtUp();
    assert.equal(await odd.status(), "waiting");
  });

  test("and handles each in its order, before the next", async () => {
    const listen = { to: { any: [{ with: { type: "each.item" } }], until: "${ length == 3 }" } };
    const foreach = {
      item: "event",
      at: "number",
      do: [
        { pause: { wait: { milliseconds: 20 } } },
        { mark: { set: { seen: "${ $event.n }", number: "${ $number }" } } },
      ],
    };
    const run = await listening("hear-each", { listen, foreach });
    for (const n of [5, 6, 7]) await author.emit("each.item", { n });
    assert.deepEqual(await run.output(), [
      { seen: 5, number: 0 },
      { seen: 6, number: 1 },
      { seen: 7, number: 2 },
    ]);
  });

  test("and hears what comes while another node works, or after all nodes were stopped", async () => {
    const to = { all: [{ with: { type: "far.a" } }, { with: { type: "far.b" } }, { with: { type: "far.c" } }] };
    const first = await startTestServer();
    const there = await workflowAuthor(first);
    await there.save("hear-far", { do: [{ hear: { listen: { to } } }] });
    const { runId } = (await there.client.post("/api/automation", { workflow: "hear-far" })).body;
    const show = async (client = there.client) => (await client.get(`/api/runs/${runId}`)).body;
    await until(async () => (await show()).waitingFor?.kind === "event");
    await there.emit("far.a", "a");
    const second = await startTestServer({ connection: first.connection });
    const client = second.client.as(there.person.accessToken);
    const emitB = await client.post("/api/automation?wait=20", { workflow: "emit-far-a", input: "again" });
    assert.equal(emitB.body.status, "completed");
    await first.server.stop();
    const event = { with: { type: "far.b", source: "https://example.com/tests", data: "b" } };
    for (const type of ["far.b", "far.c"]) {
      const document = { dsl: "1.0.3", namespace: "test", name: "late", version: "1.0.0" };
      const task = { emit: { event: { with: { ...event.with, type, data: type } } } };
      const body = { document, do: [{ task }] };
      assert.ok((await client.call("PUT", "/api/workflows/late", { body })).status < 300);
      await client.post("/api/automation?wait=20", { workflow: "late" });
    }
    const ended = await until(async () => {
      const run = await show(client);
      return run.endedAt !== null && run;
    });
    assert.deepEqual(ended.output, ["a", "far.b", "far.c"]);
    await second.stop();
    await first.stop();
  });

  test("and an event is heard once, although several nodes follow the log", async () => {
    const second = await startTestServer({ connection: server.connection });
    const listen = { to: { any: [{ with: { type: "twice.item" } }], until: "${ length == 20 }" } };
    const run = await listening("hear-twenty", { listen });
    const starts = {
      schedule: { on: { one: { with: { type: "twice.item" } } } },
      do: [{ mark: { set: "${ .[0].data }" } }],
    };
    await author.save("starts-twenty", starts);
    const tasks = Array.from({ length: 20 }, (_, n) => {
      const event = { with: { type: "twice.item", source: "https://example.com/tests", data: n } };
      return { [`emit${n}`]: { emit: { event } } };
    });
    await author.save("emits-twenty", { do: tasks });
    await author.client.post("/api/automation?wait=20", { workflow: "emits-twenty" });
    assert.deepEqual(
      await run.output(),
      Array.from({ length: 20 }, (_, n) => n),
    );
    const outputs = (await author.runsOf("starts-twenty", 20)).map(({ output }) => output);
    assert.deepEqual(
      outputs.sort((one, other) => one - other),
      Array.from({ length: 20 }, (_, n) => n),
    );
    await second.stop();
  });
});
