import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { EventId } from "../../../../kernel/storage/id.ts";
import { all, execute } from "../../../../kernel/storage/sql.ts";
import { eventsOf } from "../../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { until } from "../../../../testing/until.ts";
import { WorkspaceId } from "../../../identity/index.ts";
import { RunId } from "../../ids.ts";
import { type WorkflowAuthor, workflowAuthor } from "../../triggers/testing/workflow-author.ts";
import { executionPort } from "../execution-port.ts";
import { holdTaken } from "./store.ts";

/** A run that waits until it is cancelled. */
const waiting = { do: [{ wait: { listen: { to: { one: { with: { type: "test.never" } } } } } }] };
/** One run of a workflow at once: the others are queued. */
const narrow = { document: { metadata: { parley: { concurrency: 1 } } } };

describe("many runs", () => {
  let server: TestServer;
  let author: WorkflowAuthor;
  /** The UUID of the workspace. */
  let workspaceId: string;
  before(async () => {
    server = await startTestServer();
    author = await workflowAuthor(server);
    workspaceId = WorkspaceId.parse(author.person.workspaceId)!;
  });
  after(() => server.stop());

  async function start(workflow: string, by = author): Promise<string> {
    const started = await by.client.post("/api/automation", { workflow });
    assert.equal(started.status, 202, started.text);
    return started.body.runId;
  }
  const read = async (runId: string) => (await author.client.get(`/api/runs/${runId}`)).body;
  const statusOf = async (runId: string) => (await read(runId)).status;
  const change = (name: string, body: object) => author.client.call("PATCH", `/api/workflows/${name}`, { body });
  const cancel = (body: object, by = author) => by.client.post("/api/runs/cancel", body);
  /** A run of a workflow that was cancelled before it began. */
  async function cancelledOf(workflow: string): Promise<string> {
    const runId = await start(workflow);
    await author.client.post(`/api/runs/${runId}/cancel`);
    await haveStatus([runId], "cancelled");
    return runId;
  }
  const haveStatus = (runIds: string[], status: string) =>
    until(async () => (await Promise.all(runIds.map(statusOf))).every((each) => each === status));

  /** No order to end runs is kept any more: nothing is on its way that follows from those that it ended. */
  async function ended(workspace: string): Promise<boolean> {
    const { query } = server.server.kernel.database;
    return (await all(query)`select from run_cancellation where workspace_id = ${workspace}`).length === 0;
  }
  /** The runs that follow from one, at any distance. */
  const followersOf = (workspace: string, runId: string) =>
    all<{ status: string }>(server.server.kernel.database.query)`
      with recursive below (id) as (
        select id from run where workspace_id = ${workspace} and parent_run_id = ${runId}
        union select run.id from below join run on workspace_id = ${workspace} and parent_run_id = below.id
      ) select status from run where workspace_id = ${workspace} and id in (select id from below)`;

  /** A workflow with one run under way and two in its queue. */
  async function queueOf(name: string): Promise<[string, string, string]> {
    await author.save(name, waiting, narrow);
    const running = await start(name);
    await haveStatus([running], "waiting");
    const queued: [string, string] = [await start(name), await start(name)];
    for (const runId of queued) assert.equal(await statusOf(runId), "queued");
    return [running, ...queued];
  }

  test("wait while their workflow is inactive, and go on when it is active again", async () => {
    const [running, second, third] = await queueOf("held");
    const changed = await change("held", { active: false });
    assert.deepEqual([changed.status, changed.body.isActive, changed.body.cancelled], [200, false, undefined]);
    assert.equal(await statusOf(running), "waiting");
    for (const runId of [second, third]) {
      const { status, waitingFor } = await read(runId);
      assert.deepEqual([status, waitingFor], ["queued", { kind: "activation" }]);
    }
    await author.client.post(`/api/runs/${running}/cancel`);
    await haveStatus([running], "cancelled");
    const { kernel } = server.server;
    await executionPort(kernel).wake(workspaceId, second);
    await executionPort(kernel).beginQueued(workspaceId, [second, third]);
    assert.equal((await read(second)).waitingFor.kind, "activation");
    assert.equal((await change("held", { active: true })).status, 200);
    await haveStatus([second], "waiting");
    const { status, waitingFor } = await read(third);
    assert.deepEqual([status, waitingFor], ["queued", undefined]);
  });

  test("go on when the workflow is saved as active, and one that is held can be cancelled", async () => {
    const [running, second, third] = await queueOf("saved");
    await author.save("saved", waiting, { ...narrow, path: "/api/workflows/saved?activate=false" });
    assert.equal((await read(second)).waitingFor.kind, "activation");
    await author.client.post(`/api/runs/${second}/cancel`);
    await haveStatus([second], "cancelled");
    await author.save("saved", waiting, narrow);
    await author.client.post(`/api/runs/${running}/cancel`);
    await haveStatus([third], "waiting");
  });

  test("that are asked for while their workflow is inactive wait until it is active", async () => {
    const quick = { do: [{ done: { set: { is: "done" } } }] };
    await author.save("off", quick, { path: "/api/workflows/off?activate=false" });
    const asked = await author.client.post("/api/automation", { workflow: "off" });
    assert.deepEqual([asked.status, asked.body.status], [202, "queued"], asked.text);
    const again = await author.client.post(`/api/runs/${await cancelledOf("off")}/retry`, {});
    assert.deepEqual([again.status, again.body.status], [202, "queued"], again.text);
    const resumed = await author.client.post(`/api/runs/${await cancelledOf("off")}/resume`, {});
    assert.equal(resumed.body.status, "queued", resumed.text);
    for (const runId of [asked.body.runId, again.body.runId, resumed.body.id]) {
      assert.deepEqual((await read(runId)).waitingFor, { kind: "activation" });
      assert.equal((await read(runId)).status, "queued");
    }
    assert.equal((await change("off", { active: true })).status, 200);
    await haveStatus([asked.body.runId, again.body.runId, resumed.body.id], "completed");
  });

  test("that a node has taken and not begun are held, too", async () => {
    await author.save("taken", waiting);
    const { kernel } = server.server;
    const taken = { workspaceId, id: "" };
    const runId = await start("taken");
    await haveStatus([runId], "waiting");
    taken.id = RunId.parse(runId) ?? "";
    // As it is while the run waits for its turn in the memory of its node.
    await execute(kernel.database.query)`
      update run set status = 'running', node_id = ${kernel.node.id}, epoch = 9, next_task = 0, state = null,
        waiting_for = null where id = ${taken.id}`;
    assert.equal(await holdTaken(kernel.database.query, { ...taken, epoch: 9 }), false);
    await change("taken", { active: false });
    assert.equal(await holdTaken(kernel.database.query, { ...taken, epoch: 8 }), false);
    assert.equal(await holdTaken(kernel.database.query, { ...taken, epoch: 9 }), true);
    const { status, waitingFor } = await read(runId);
    assert.deepEqual([status, waitingFor], ["queued", { kind: "activation" }]);
    const ended = await change("taken", { active: false, queued: "cancel" });
    assert.equal(ended.body.cancelled, 1, ended.text);
    await haveStatus([runId], "cancelled");
  });

  test("are cancelled when the workflow is deactivated so, and the answer says how many", async () => {
    const [running, second, third] = await queueOf("ended");
    const changed = await change("ended", { active: false, queued: "cancel" });
    assert.deepEqual([changed.status, changed.body.cancelled], [200, 2], changed.text);
    await haveStatus([second, third], "cancelled");
    assert.equal(await statusOf(running), "waiting");
    const told = (await eventsOf(server, author.person.workspaceId)).filter(({ type }) => type === "run.cancelled");
    const ids = told.map(({ data }) => (data as { runId: string }).runId);
    for (const runId of [second, third]) assert.ok(ids.includes(runId));
    assert.equal((await change("ended", { active: true, queued: "cancel" })).status, 422);
  });

  test("of one workflow, of one cause, and of all end with one request", async () => {
    const mine = await workflowAuthor(server);
    const ofMine = async (name: string) => (await mine.allRunsOf(name)).map(({ status }) => status);
    await mine.save("one", waiting);
    await mine.save("two", waiting, narrow);
    await mine.save("heard", { schedule: { on: { one: { with: { type: "test.rang" } } } }, ...waiting });
    const theirs = await queueOf("theirs");
    for (const name of ["one", "one", "two", "two", "two"]) await start(name, mine);
    const one = await cancel({ workflow: "one" }, mine);
    assert.deepEqual([one.status, one.body], [202, { cancelled: 2 }], one.text);
    await until(async () => (await ofMine("one")).every((status) => status === "cancelled"));
    assert.equal((await ofMine("two")).includes("cancelled"), false);
    for (const data of [1, 2]) await mine.emit("test.rang", data);
    await until(async () => (await ofMine("heard")).filter((status) => status === "waiting").length === 2);
    const [rang] = await all<{ id: string }>(server.server.kernel.database.query)`
      select id from event where type = 'cloud-event.emitted' and data->>'type' = 'test.rang' order by position`;
    const caused = await cancel({ causedBy: EventId.format(rang!.id) }, mine);
    assert.deepEqual([caused.status, caused.body], [202, { cancelled: 1 }], caused.text);
    await until(async () => (await ofMine("heard")).includes("cancelled"));
    const rest = await cancel({ all: true }, mine);
    assert.deepEqual([rest.status, rest.body], [202, { cancelled: 4 }], rest.text);
    await until(async () => [...(await ofMine("two")), ...(await ofMine("heard"))].every((is) => is === "cancelled"));
    assert.deepEqual((await cancel({ all: true }, mine)).body, { cancelled: 0 });
    assert.equal(await statusOf(theirs[1]), "queued");
  });

  for (const by of ["by their workflow", "from the middle of their chain, and the rest as well"]) {
    test(`that start each other by their events end ${by}`, async () => {
      const mine = await workflowAuthor(server);
      const event = { with: { type: "test.bomb", source: "https://example.com/bomb" } };
      const branches = ["one", "two", "three"].map((name) => ({ [name]: { emit: { event } } }));
      await mine.save("bomb", {
        schedule: { on: { one: { with: { type: "test.bomb" } } } },
        do: [{ all: { fork: { branches } } }],
      });
      const first = await start("bomb", mine);
      const begun = await until(async () => {
        const { data } = (await mine.client.get("/api/runs?workflow=bomb&limit=100")).body as {
          data: { id: string }[];
        };
        return data.length > 12 && data;
      });
      // The newest first: the oldest but one follows from the first, and others from it.
      const inMiddle = begun.findLast(({ id }) => id !== first)!.id;
      const { database } = server.server.kernel;
      const workspace = WorkspaceId.parse(mine.person.workspaceId)!;
      const count = async () => {
        const [row] = await all<{ all: number; left: number }>(database.query)`
          select count(*)::integer as all, count(*) filter (where ended_at is null)::integer as left from run
          where workspace_id = ${workspace} and workflow_name = 'bomb'`;
        return row!;
      };
      const order = by === "by their workflow" ? { workflow: "bomb" } : { causedBy: inMiddle };
      const cancelled = await cancel(order, mine);
      assert.equal(cancelled.status, 202, cancelled.text);
      if (order.causedBy !== undefined) {
        // The siblings of the run and what they start go on: they end with the whole chain.
        await until(() => ended(workspace));
        const following = await followersOf(workspace, RunId.parse(inMiddle)!);
        assert.ok(following.every(({ status }) => status !== "queued" && status !== "running"));
        await cancel({ causedBy: first }, mine);
      }
      await until(() => ended(workspace));
      const { all: runs, left } = await count();
      assert.equal(left, 0);
      await mine.caughtUp();
      assert.equal((await count()).all, runs);
      const again = await mine.client.post("/api/automation?wait=20", { workflow: "bomb" });
      assert.equal(again.body.status, "completed", again.text);
      await cancel({ all: true }, mine);
      await until(async () => (await count()).left === 0);
    });
  }

  test("are not started by an event from before the order that ended those of its workflow", async () => {
    const mine = await workflowAuthor(server);
    const workspace = WorkspaceId.parse(mine.person.workspaceId)!;
    await mine.save("heard", { schedule: { on: { one: { with: { type: "test.before" } } } }, ...waiting });
    await mine.save("other", { schedule: { on: { one: { with: { type: "test.before" } } } }, ...waiting });
    // The order stands for as long as events from before it are on their way.
    await execute(server.server.kernel.database.query)`
      insert into run_cancellation (workspace_id, id, workflow_id, up_to)
      select workspace_id, gen_random_uuid(), id, 'ffffffff-ffff-ffff-ffff-ffffffffffff' from workflow
      where workspace_id = ${workspace} and name = 'heard'`;
    await mine.emit("test.before");
    await mine.caughtUp();
    assert.deepEqual([(await mine.allRunsOf("heard")).length, (await mine.allRunsOf("other")).length], [0, 1]);
  });

  test("are cancelled by exactly one of workflow, cause and all", async () => {
    for (const body of [{}, { all: true, workflow: "held" }, { causedBy: "evt_1", all: true }, { causedBy: "run" }]) {
      const refused = await cancel(body);
      assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"], refused.text);
    }
    assert.equal((await cancel({ workflow: "nowhere" })).status, 404);
    assert.equal((await cancel({ all: false })).status, 400);
  });
});
