import assert from "node:assert/strict";
import { test } from "node:test";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { RunId } from "../ids.ts";
import { workflowAuthor } from "../triggers/testing/workflow-author.ts";
import { beginAfterCommit } from "./begin-runs.ts";

const server = useTestServer();

test("the runs of a transaction share jobs, those of each workspace its own", async () => {
  const { database } = server.server.kernel;
  const [flooded, other] = [newUuid(), newUuid()];
  const begin = (workspaceId: string, count: number) =>
    inTransaction(database, async (tx) => {
      const runIds = Array.from({ length: count }, () => RunId.format(newUuid()));
      for (const runId of runIds) beginAfterCommit(tx, { workspaceId, runId });
      beginAfterCommit(tx, { workspaceId: other, runId: RunId.format(newUuid()) });
      return tx.outbox.jobs.map(({ payload }) => (payload as { runIds: string[] }).runIds.length);
    });
  assert.deepEqual(await begin(flooded, 250), [100, 100, 50, 1]);
  assert.deepEqual(await begin(flooded, 1), [1, 1]);
});

test("a queued run that nothing else begins is begun by its job", async () => {
  const { kernel } = server.server;
  const author = await workflowAuthor(server);
  await author.save("plain", { do: [{ only: { set: { done: true } } }] });
  const workspaceId = WorkspaceId.parse(author.person.workspaceId)!;
  const uuid = newUuid();
  await inTransaction(kernel.database, async (tx) => {
    await kernel.database.pool.query({
      text: `insert into run (workspace_id, id, workflow_id, workflow_name, version, status, started_by, input, created_at)
        select workspace_id, $2, id, name, version, 'queued', 'event', '{}', now() from workflow where workspace_id = $1`,
      values: [workspaceId, uuid],
    });
    beginAfterCommit(tx, { workspaceId, runId: RunId.format(uuid) });
  });
  const run = await until(async () => {
    const { body } = await author.client.get(`/api/runs/${RunId.format(uuid)}`);
    return body.endedAt !== null && body;
  });
  assert.deepEqual([run.status, run.output], ["completed", { done: true }]);
});
