import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { startTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { RunId } from "../ids.ts";
import { executionPort } from "../runs/execution-port.ts";
import { workflowAuthor } from "../triggers/testing/workflow-author.ts";

test("a call that a lost node may have made is not made again, and the run says where to look and how to go on", async (t) => {
  let asked = 0;
  // The first call gets no answer.
  const shop = createServer((_request, response) => void (++asked > 1 && response.end("{}")));
  await once(shop.listen(0, "127.0.0.1"), "listening");
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const settings = { PARLEY_OUTBOUND_ALLOW: host };
  const lost = await startTestServer({ settings });
  const next = await startTestServer({ settings, connection: lost.connection });
  t.after(async () => {
    shop.closeAllConnections();
    shop.close();
    await next.stop();
    await lost.stop();
  });
  const author = await workflowAuthor(lost);
  const pay = { call: "http", with: { method: "post", endpoint: `http://${host}/pay?key=1` } };
  await author.save("order", { do: [{ pay }] });
  const { runId } = (await author.client.post("/api/automation", { workflow: "order" })).body;
  await until(() => asked === 1);

  // As when the node is taken for dead.
  await lost.server.kernel.database.pool.query("update run set node_id = null where id = $1", [RunId.parse(runId)]);
  await executionPort(next.server.kernel).wake(WorkspaceId.parse(author.person.workspaceId)!, runId);
  const { status, error } = (await author.client.get(`/api/runs/${runId}?wait=20`)).body;
  assert.deepEqual([status, error.title, asked], ["faulted", "It is unknown whether this call was made", 1]);
  assert.match(
    error.detail,
    new RegExp(`Look at ${host} whether the call took effect\\. If not, POST /api/runs/${runId}/resume`),
  );

  await author.client.post(`/api/runs/${runId}/resume`);
  assert.equal((await author.client.get(`/api/runs/${runId}?wait=20`)).body.status, "completed");
  assert.equal(asked, 2);
});
