import assert from "node:assert/strict";
import { test } from "node:test";
import { startTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { RunId } from "../ids.ts";
import { stopWaking } from "../runs/wake-in-time.ts";
import { workflowAuthor } from "../triggers/testing/workflow-author.ts";

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
