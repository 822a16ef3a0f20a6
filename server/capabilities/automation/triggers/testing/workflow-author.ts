import assert from "node:assert/strict";
import { type Person, signUp, type TestClient } from "../../../../testing/client.ts";
import { runWorkflow } from "../../../../testing/run-workflow.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { until } from "../../../../testing/until.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into runs of every shape.
type ShownRun = any;

/** A person of a workspace of their own, who saves workflows and looks at their runs. */
export type WorkflowAuthor = {
  person: Person;
  client: TestClient;
  /** Saves a document, given without its head. */
  save(name: string, body: object, options?: { path?: string; document?: object }): Promise<ShownRun>;
  /** Starts a run that emits one event, and waits for its end. */
  emit(type: string, data?: unknown): Promise<void>;
  /** The runs of a workflow, the oldest first, when there are so many that have ended. */
  runsOf(name: string, count: number): Promise<ShownRun[]>;
  /** All runs of a workflow at this moment. */
  allRunsOf(name: string): Promise<ShownRun[]>;
  /** Waits until the events so far have been handled. */
  caughtUp(): Promise<void>;
};

/** Gives what came in, as the output of its run. */
export const echo = { do: [{ echo: { set: "${ . }" } }] };

export async function workflowAuthor(server: TestServer): Promise<WorkflowAuthor> {
  const person = await signUp(server.client);
  const client = server.client.as(person.accessToken);
  let markers = 0;
  const author: WorkflowAuthor = {
    person,
    client,
    async save(name, body, { path = `/api/workflows/${name}`, document = {} } = {}) {
      const head = { dsl: "1.0.3", namespace: "test", name, version: "1.0.0", ...document };
      const saved = await client.call("PUT", path, { body: { document: head, ...body } });
      assert.ok(saved.status < 300, saved.text);
      return saved.body;
    },
    async emit(type, data) {
      const name = `emit-${type.replaceAll(/[^a-z0-9]/gi, "-")}`;
      const event = { with: { type, source: "https://example.com/tests", data: "${ . }" } };
      await author.save(name, { do: [{ emit: { emit: { event } } }] });
      const ran = await runWorkflow(client, { workflow: name, input: data ?? null });
      assert.equal(ran.body.status, "completed", ran.text);
    },
    async runsOf(name, count) {
      return until(async () => {
        const runs = await author.allRunsOf(name);
        return runs.filter(({ endedAt }) => endedAt !== null).length >= count ? runs : undefined;
      });
    },
    async allRunsOf(name) {
      const list = await client.get(`/api/runs?workflow=${name}&limit=100`);
      const whole = list.body.data.map(async ({ id }: { id: string }) => (await client.get(`/api/runs/${id}`)).body);
      return (await Promise.all(whole)).reverse();
    },
    async caughtUp() {
      const type = `test.marker-${++markers}`;
      await author.save(`marker-${markers}`, { schedule: { on: { one: { with: { type } } } }, ...echo });
      await author.emit(type);
      await author.runsOf(`marker-${markers}`, 1);
    },
  };
  return author;
}
