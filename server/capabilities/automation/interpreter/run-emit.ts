import type { EmitTask } from "@parley/workflows";
import { emit } from "../../../kernel/log/event.ts";
import { bytesOfRow, countUse, quotaExceeded, tellShortage } from "../../../kernel/quotas/quotas-of.ts";
import { takeRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { fillTemplate } from "../evaluating/evaluate.ts";
import { causeOf, type RunFacts } from "../execution/run-facts.ts";
import { faultOf } from "../execution/task-fault.ts";
import { EmittedEventId, RunId } from "../ids.ts";
import { findShortageOfChain } from "../runs/take-room-in-chain.ts";
import { refuseSecrets } from "../secrets/refuse-secrets.ts";
import type { CloudEvent } from "../triggers/cloud-event.ts";
import { cloudEventEmitted } from "../triggers/events.ts";
import { insertEmittedEvent } from "../triggers/store.ts";
import type { BodyOutcome } from "./bodies.ts";
import { callId } from "./call-id.ts";
import type { TaskRun } from "./task-run.ts";

/** An event goes to every listener and webhook. */
const mostCharacters = 65_536;

/** Announces an event, together with the end of the task. */
export async function runEmit({ run, place, facts, record, input, scope }: TaskRun<EmitTask>): Promise<BodyOutcome> {
  const attributes = (await fillTemplate(run, place.task.emit.event.with, input, {
    scope,
    facts,
  })) as Partial<CloudEvent>;
  refuseSecrets(run, attributes, "Events are read by others. Leave the secret out of the event.");
  checkAttributes(attributes);
  if (run.kernel.eventTypes.has(String(attributes.type))) {
    throw faultOf(
      "validation",
      `Events of the type ${attributes.type} come from Parley alone`,
      "Choose a type of your own, such as com.example.ordered.",
    );
  }
  const event = {
    specversion: "1.0",
    // The id stays the same when a node dies before the end of the task is stored.
    id: callId(run, scope),
    source: `/workflows/${run.facts.workflowName}`,
    time: record.startedAt.toISOString(),
    datacontenttype: "application/json",
    ...attributes,
  } as CloudEvent;
  if (!run.facts.isDry) await requireRoomForEvent(run);
  if (!run.facts.isDry) run.alongside(async (tx) => announceCloudEvent(tx, run.facts, event));
  return { output: event };
}

/** @throws TaskFault once the workspace has no room for the event, or its chain has as many runs as it may have */
async function requireRoomForEvent({ kernel, facts }: TaskRun["run"]): Promise<void> {
  const { workspaceId } = facts;
  const { query } = kernel.database;
  const shortage =
    (await findShortageOfChain(kernel, query, { workspaceId, ...causeOf(facts) })) ??
    (await takeRoom(kernel, query, workspaceId, { eventBytes: 0, runBytes: 0 }));
  if (shortage === undefined) return;
  throw faultOf("runtime", "There is no room for the event", tellShortage(shortage), quotaExceeded.status);
}

const requiredTexts = ["type"];
const texts = ["id", "source", "subject", "time", "datacontenttype", "dataschema"];
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** @throws TaskFault of the type `validation` for what is no CloudEvent */
function checkAttributes(attributes: Record<string, unknown>): void {
  for (const name of [...requiredTexts, ...texts]) {
    const value = attributes[name];
    if (value === undefined && !requiredTexts.includes(name)) continue;
    if (typeof value !== "string" || value === "" || value.length > 2_048) {
      throw faultOf("validation", `The attribute ${name} of the event is no text`);
    }
  }
  const json = JSON.stringify(attributes);
  if (json.length > mostCharacters)
    throw faultOf("validation", `The event is longer than ${mostCharacters} characters`);
  if (unstorable.test(json)) throw faultOf("validation", "The event has NUL characters or half characters");
}

/** Announces an event that a workflow emits. The log only names it: its content is erased with the run. */
async function announceCloudEvent(tx: Transaction, run: RunFacts, event: CloudEvent): Promise<void> {
  const { workspaceId, id: runId } = run;
  const id = newUuid();
  await insertEmittedEvent(tx, { workspaceId, id, runId: RunId.parse(runId) ?? "", event });
  const data = { runId, type: event.type, emittedEventId: EmittedEventId.format(id) };
  const amount = bytesOfRow + Buffer.byteLength(JSON.stringify(event));
  countUse(tx, { workspaceId, quota: "runBytes", amount });
  emit(tx, cloudEventEmitted, { workspaceId, data, ...causeOf(run) });
}
