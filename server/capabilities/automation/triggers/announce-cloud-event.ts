import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { cloudEventEmitted } from "../events.ts";
import { EmittedEventId, RunId } from "../ids.ts";
import { causeOf, type RunFacts } from "../runs/run-facts.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { insertEmittedEvent } from "./store.ts";

/** Announces an event that a workflow emits. The log only names it: its content is erased with the run. */
export async function announceCloudEvent(tx: Transaction, run: RunFacts, event: CloudEvent): Promise<void> {
  const { workspaceId, id: runId } = run;
  const id = newUuid();
  await insertEmittedEvent(tx, { workspaceId, id, runId: RunId.parse(runId) ?? "", event });
  const data = { runId, type: event.type, emittedEventId: EmittedEventId.format(id) };
  emit(tx, cloudEventEmitted, { workspaceId, data, ...causeOf(run) });
}
