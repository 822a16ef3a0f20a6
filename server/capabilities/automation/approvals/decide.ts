import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { approvalDecided as decidedEvent } from "../events.ts";
import { ApprovalId, RunId } from "../ids.ts";
import { approvalChanged, approvalDecided } from "../problems.ts";
import { sendSignal } from "../runs/send-signal.ts";
import type { Decision } from "./schema.ts";
import { showDecider } from "./show-approval.ts";
import { type ApprovalRow, writeDecision } from "./store.ts";

/** The run is told this. */
export type DecisionSignal = {
  decision: "approved" | "rejected";
  by: { kind: "member" | "secret-key"; id: string };
  comment: string | null;
  decidedAt: string;
};

type DecisionBy = { kind: "member" | "secret-key"; id: string; clientAddress: string };

/**
 * Decides in the transaction: the row, the signal to the run, the event and the entry of the audit log. Throws
 * approval-decided for one that is not pending, approval-changed for another hash.
 */
export async function decide(
  tx: Transaction,
  approval: ApprovalRow,
  { decision, requestHash, comment = null }: Omit<Decision, "comment"> & { comment?: string | null },
  by: DecisionBy,
): Promise<void> {
  const { workspaceId, id, runId } = approval;
  if (approval.status !== "pending") throw isOver(approval.status);
  if (requestHash !== undefined && requestHash !== approval.requestHash) {
    throw new Problem(
      approvalChanged,
      "The request is not the one that this hash is of. Read the approval again, and decide what it asks for.",
    );
  }
  const at = new Date();
  const signal: DecisionSignal = {
    decision,
    by: showDecider(by.kind, by.id),
    comment,
    decidedAt: at.toISOString(),
  };
  // Locks the run before the approval, in the same order as the end of a run.
  if (!(await sendSignal(tx, { workspaceId, id: runId }, approval.wait, signal))) throw isOver("cancelled");
  if (!(await writeDecision(tx, approval, { decision, kind: by.kind, by: by.id, comment, at }))) throw isOver();
  const approvalId = ApprovalId.format(id);
  await audit(tx, {
    workspaceId,
    caller: by,
    action: "approval.decided",
    targetId: id,
    details: { decision },
    clientAddress: by.clientAddress,
  });
  emit(tx, decidedEvent, {
    workspaceId,
    data: { approvalId, runId: RunId.format(runId), workflow: approval.workflowName, decision },
  });
}

function isOver(status = "decided"): Problem {
  return new Problem(approvalDecided, `The approval is ${status} already: nothing more can be decided.`);
}
