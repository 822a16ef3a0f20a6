import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { approvalEnded } from "../events.ts";
import type { RunFacts } from "../execution/run-facts.ts";
import { ApprovalId } from "../ids.ts";
import type { RunKey } from "../runs/store.ts";
import { cancelPendingOf } from "./store.ts";

type FactsOfEnd = Pick<RunFacts, "workspaceId" | "id" | "workflowName">;

/** Cancels what the run asked for, in the transaction that ends the run. */
export async function endApprovals(tx: Transaction, facts: FactsOfEnd, run: RunKey): Promise<void> {
  for (const id of await cancelPendingOf(tx, run)) announceEnd(tx, facts, id, "cancelled");
}

export function announceEnd(
  tx: Transaction,
  { workspaceId, id: runId, workflowName }: FactsOfEnd,
  id: string,
  status: "expired" | "cancelled",
): void {
  const data = { approvalId: ApprovalId.format(id), runId, workflow: workflowName, status };
  emit(tx, approvalEnded, { workspaceId, data });
}
