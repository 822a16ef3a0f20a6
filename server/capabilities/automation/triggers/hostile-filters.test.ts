import assert from "node:assert/strict";
import { test } from "node:test";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { echo, workflowAuthor } from "./testing/workflow-author.ts";

test("filters that never end are stopped, their owner reads why, and other filters hear all events", {
  timeout: 180_000,
}, async (t) => {
  // Each filter that never ends takes so much of a processor for each event.
  const server = await startTestServer({ settings: { PARLEY_EXPRESSION_TIMEOUT: "200" } });
  t.after(() => server.stop());
  const hostile = await workflowAuthor(server);
  const neighbour = await workflowAuthor(server);
  const hears = (data?: string) => ({
    schedule: { on: { one: { with: { type: "odd.event", ...(data === undefined ? {} : { data }) } } } },
    ...echo,
  });
  for (const n of [1, 2, 3]) await hostile.save(`endless-${n}`, hears(`\${ last(range(1e15)) == ${n} }`));
  await hostile.save("modest", hears("${ .n >= 0 }"));
  await neighbour.save("modest", hears("${ .n >= 0 }"));
  const event = { with: { type: "odd.event", source: "https://example.com/tests", data: { n: "${ $number }" } } };
  const many = { for: { in: "${ [range(30)] }", at: "number" }, do: [{ one: { emit: { event } } }] };
  await hostile.save("many", { do: [{ many }] });
  assert.equal((await runWorkflow(hostile.client, { workflow: "many" })).body.status, "completed");
  await neighbour.emit("odd.event", { n: 1 });
  await neighbour.runsOf("modest", 1);
  await hostile.runsOf("modest", 30);
  const problem = await until(async () => (await hostile.client.get("/api/workflows/endless-1")).body.triggerProblem);
  assert.match(problem.message, /odd\.event starts a run could not be told/);
  assert.equal((await hostile.allRunsOf("endless-1")).length, 0);
});
