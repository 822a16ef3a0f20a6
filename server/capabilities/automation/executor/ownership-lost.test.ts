import assert from "node:assert/strict";
import { test } from "node:test";
import { capabilities } from "../../../app.ts";
import { capability } from "../../../kernel/capability.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { definitionOf } from "../definitions/definition-of.ts";
import { findWorkflow } from "../definitions/store.ts";
import { RunId } from "../ids.ts";
import { executionPort } from "../runs/execution-port.ts";
import { startRun } from "../runs/start-run.ts";
import { stopWaking } from "../runs/wake-in-time.ts";
import { workflowAuthor } from "../triggers/testing/workflow-author.ts";
import { executeForgotten } from "./execute-run.ts";

test("a node that hung, and took the wake-up of a run that was given free meanwhile, takes the run again", async (t) => {
  const node = await startTestServer();
  t.after(() => node.stop());
  const author = await workflowAuthor(node);
  await author.save("order", {
    do: [{ pause: { wait: { milliseconds: 900 } } }, { sent: { set: { sent: true } } }],
  });
  const { runId } = (await author.client.post("/api/automation", { workflow: "order" })).body;
  const id = RunId.parse(runId);
  const { pool } = node.server.kernel.database;
  const isFree = async () =>
    (
      await pool.query("update run set node_id = null where id = $1 and status = 'waiting' and node_id is not null", [
        id,
      ])
    ).rowCount === 1;
  // Another node takes this one for dead, and this one has done the job and the timer by which the run was to be woken.
  await until(isFree);
  stopWaking(node.server.kernel);
  await pool.query("delete from graphile_worker._private_jobs where key = $1", [`run:${id}`]);
  const { status, output } = (await author.client.get(`/api/runs/${runId}?wait=20`)).body;
  assert.deepEqual([status, output], ["completed", { sent: true }]);
});

test("a node that stops takes no run after it has left its runs to the others", async (t) => {
  let toWake: { workspaceId: string; runId: string } | undefined;
  // This capability stops after the executor, as the last batch of a follower of the log may.
  const late = capability({
    name: "late",
    async stop(kernel) {
      if (toWake !== undefined) await executionPort(kernel).wake(toWake.workspaceId, toWake.runId);
      toWake = undefined;
    },
  });
  const first = await startTestServer({ capabilities: [late, ...capabilities] });
  t.after(() => first.stop());
  const there = await workflowAuthor(first);
  const to = { one: { with: { type: "late.came" } } };
  await there.save("listens", { do: [{ hear: { listen: { to } } }] });
  const event = { with: { type: "late.came", source: "https://example.com/tests", data: 1 } };
  await there.save("emits", { do: [{ emit: { emit: { event } } }] });
  const { runId } = (await there.client.post("/api/automation", { workflow: "listens" })).body;
  await until(async () => (await there.client.get(`/api/runs/${runId}`)).body.waitingFor?.kind === "event");
  const second = await startTestServer({ connection: first.connection });
  t.after(() => second.stop());
  toWake = { workspaceId: WorkspaceId.parse(there.person.workspaceId)!, runId };
  await first.server.stop();
  const { pool } = second.server.kernel.database;
  const { rows } = await pool.query("select node_id, deaths from run where id = $1", [RunId.parse(runId)]);
  assert.deepEqual(rows, [{ node_id: null, deaths: 0 }]);
  const client = second.client.as(there.person.accessToken);
  await client.post("/api/automation?wait=20", { workflow: "emits" });
  const { status, output } = (await client.get(`/api/runs/${runId}?wait=20`)).body;
  assert.deepEqual([status, output], ["completed", [1]]);
});

test("a run that is stored as this node's, and of which the node knows nothing, is executed after two looks", async (t) => {
  const node = await startTestServer();
  t.after(() => node.stop());
  const author = await workflowAuthor(node);
  await author.save("order", { do: [{ sent: { set: { sent: true } } }] });
  await author.save("waits", { do: [{ pause: { wait: { seconds: 600 } } }] });
  const { kernel } = node.server;
  const workspaceId = WorkspaceId.parse(author.person.workspaceId)!;
  const workflow = (await findWorkflow(kernel.database.query, workspaceId, "order"))!;
  const definition = (await definitionOf(kernel, workspaceId, workflow.id, workflow.version))!;
  // The commit arrives and its answer does not: nothing begins the run.
  const stored = await inTransaction(kernel.database, (tx) =>
    startRun(kernel, tx, { workspaceId, workflow: { ...workflow, definition }, input: null, startedBy: "api" }),
  );
  const { runId: waiting } = (await author.client.post("/api/automation", { workflow: "waits" })).body;
  const read = async (runId: string) => (await author.client.get(`/api/runs/${runId}`)).body;
  await until(async () => (await read(waiting)).status === "waiting");
  const found = await executeForgotten(kernel, new Set());
  assert.deepEqual([...found], [stored.uuid]);
  assert.equal((await read(stored.id)).status, "running");
  await executeForgotten(kernel, found);
  const { status, output } = (await author.client.get(`/api/runs/${stored.id}?wait=20`)).body;
  assert.deepEqual([status, output], ["completed", { sent: true }]);
  assert.deepEqual([...(await executeForgotten(kernel, found))], []);
  assert.equal((await read(waiting)).status, "waiting");
});
