import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { cloudEventEmitted } from "../events.ts";
import { causeOf } from "../runs/cause-of.ts";
import type { RunFacts } from "../runs/run-execution.ts";
import type { CloudEvent } from "./cloud-event.ts";

/** Announces an event that a workflow emits. */
export function announceCloudEvent(tx: Transaction, run: RunFacts, event: CloudEvent): void {
  emit(tx, cloudEventEmitted, { workspaceId: run.workspaceId, data: { runId: run.id, event }, ...causeOf(run) });
}
