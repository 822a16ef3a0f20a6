import type { EmitTask } from "../language/workflow-definition.ts";
import { refuseSecrets } from "../secrets/refuse-secrets.ts";
import { announceCloudEvent } from "../triggers/announce-cloud-event.ts";
import type { CloudEvent } from "../triggers/cloud-event.ts";
import type { BodyOutcome } from "./bodies.ts";
import { callId } from "./call-id.ts";
import { fillTemplate } from "./evaluate.ts";
import type { TaskRun } from "./task-run.ts";

/** Announces an event, together with the end of the task. */
export async function runEmit({ run, place, facts, record, input, scope }: TaskRun<EmitTask>): Promise<BodyOutcome> {
  const attributes = (await fillTemplate(run, place.task.emit.event.with, input, {
    scope,
    facts,
  })) as Partial<CloudEvent>;
  refuseSecrets(run, attributes, "Events are read by others. Leave the secret out of the event.");
  const event = {
    specversion: "1.0",
    // The same when a node dies before the task's end is stored.
    id: callId(run, scope),
    source: `/workflows/${run.facts.workflowName}`,
    time: record.startedAt.toISOString(),
    datacontenttype: "application/json",
    ...attributes,
  } as CloudEvent;
  if (!run.facts.isDry) run.alongside(async (tx) => announceCloudEvent(tx, run.facts, event));
  return { output: event };
}
