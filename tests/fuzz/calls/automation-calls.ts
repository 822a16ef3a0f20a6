import { lasting } from "../lasting.ts";
import type { Operation } from "../read-operations.ts";
import { waitFor } from "../wait-for.ts";
import { must, type Resident, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

let saved = 0;
const document = (name: string, tasks = "  - greet:\n      set: { greeting: Hello }\n") =>
  `document:\n  dsl: '1.0.3'\n  namespace: fuzz\n  name: ${name}\n  version: '1.0.0'\ndo:\n${tasks}`;
const inYaml = (source: string) => ({ bytes: Buffer.from(source), contentType: "application/yaml" });

async function save({ client }: Resident, name: string, source = document(name)): Promise<string> {
  const headers = { "content-type": "application/yaml" };
  await must(client.call("PUT", `/api/workflows/${name}`, { body: source, headers }));
  return name;
}

const lastingWorkflow = lasting(({ first }) => save(first, "greeter"));
/** There in both workspaces, because saving a workflow makes it where there is none. */
const commonWorkflow = lasting(async ({ first, other }) => {
  await save(other, "common");
  return save(first, "common");
});

const newWorkflow = (world: World): Promise<string> => save(world.first, `workflow-${++saved}`);
const workflowCall = async (world: World): Promise<ValidCall> => ({ params: { name: await lastingWorkflow(world) } });

async function newSecret({ client }: Resident, name = `secret-${++saved}`): Promise<string> {
  await must(client.call("PUT", `/api/automation/secrets/${name}`, { body: { value: "seven quiet tulips" } }));
  return name;
}
const lastingSecret = lasting(({ first }) => newSecret(first, "shop"));
const commonSecret = lasting(async ({ first, other }) => {
  await newSecret(other, "common");
  return newSecret(first, "common");
});
/** The thing of the first workspace that a path of automation names, or one that both have. */
export function automationThing({ method, path }: Operation): (world: World) => Promise<string> {
  if (path.includes("/secrets/")) return method === "PUT" ? commonSecret : lastingSecret;
  return method === "PUT" ? commonWorkflow : lastingWorkflow;
}

export async function newRun(world: World): Promise<string> {
  // Saving it again makes it active, whatever other calls have made of it.
  const body = { workflow: await save(world.first, "runner"), input: { note: world.canary } };
  return (await must(world.first.client.post("/api/automation?wait=10", body))).body.runId;
}

/** A run that waits for an hour, so that it can be ended. */
async function longRun(world: World): Promise<string> {
  const workflow = await save(world.first, "sleeper", document("sleeper", "  - sleep:\n      wait: { hours: 1 }\n"));
  return (await must(world.first.client.post("/api/automation", { workflow }))).body.runId;
}

async function cancelledRun(world: World): Promise<string> {
  const runId = await longRun(world);
  await must(world.first.client.post(`/api/runs/${runId}/cancel`));
  // The owner of the run may have been at its first task.
  const look = async () => (await must(world.first.client.get(`/api/runs/${runId}`))).body.status === "cancelled";
  await waitFor("a cancelled run", look);
  return runId;
}

/** Prepares what makes the calls of workflows and runs succeed. */
export const automationCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "PUT /api/workflows/{name}": async (world) => ({
    params: { name: await commonWorkflow(world) },
    rawBody: inYaml(document("common")),
  }),
  "POST /api/workflows/{name}/versions/{version}/restore": async (world) => ({
    params: { name: await newWorkflow(world), version: "1" },
  }),
  "POST /api/workflows/{name}/dry-run": async (world) => ({ ...(await workflowCall(world)), body: { input: 1 } }),
  "PATCH /api/workflows/{name}": async (world) => ({
    params: { name: await newWorkflow(world) },
    body: { active: true },
  }),
  "DELETE /api/workflows/{name}": async (world) => ({ params: { name: await newWorkflow(world) } }),
  "PUT /api/automation/secrets/{name}": async (world) => ({
    params: { name: await commonSecret(world) },
    body: { value: { user: "shop", password: "seven quiet tulips" } },
  }),
  "DELETE /api/automation/secrets/{name}": async (world) => ({ params: { name: await newSecret(world.first) } }),
  "POST /api/workflows/validate": () => ({ rawBody: inYaml(document("checked")) }),
  "POST /api/automation": async (world) => ({ body: { workflow: await lastingWorkflow(world), input: { a: 1 } } }),
  "POST /api/runs/{runId}/resume": async (world) => ({ params: { runId: await cancelledRun(world) }, body: {} }),
  "POST /api/runs/{runId}/retry": async (world) => ({ params: { runId: await newRun(world) }, body: {} }),
  "POST /api/runs/cancel": async (world) => ({ body: { workflow: await newWorkflow(world) } }),
  "POST /api/runs/{runId}/cancel": async (world) => ({ params: { runId: await longRun(world) } }),
};
