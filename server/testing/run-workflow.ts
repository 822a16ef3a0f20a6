import type { TestAnswer, TestClient } from "./client.ts";
import { until } from "./until.ts";

/**
 * Runs a workflow until it no longer goes on by itself, however long a busy machine takes. The answer
 * is that of a request that waited for the end, with `runId`, or a refusal.
 */
export async function runWorkflow(
  client: TestClient,
  started: { workflow: string; input?: unknown },
): Promise<TestAnswer> {
  const first = await client.post("/api/automation?wait=30", started);
  if (first.status !== 202) return first;
  const { runId } = first.body;
  return await until(async () => {
    const answer = await client.get(`/api/runs/${runId}?wait=30`);
    return answer.body.status !== "running" && { ...answer, body: { runId, ...answer.body } };
  });
}
