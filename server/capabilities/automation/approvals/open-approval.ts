import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { approvalRequested } from "../events.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { causeOf } from "../execution/run-facts.ts";
import { ApprovalId, RunId } from "../ids.ts";
import { askApprovers } from "./ask-approvers.ts";
import { announceEnd } from "./end-approvals.ts";
import type { ApprovalOrder } from "./read-approval-order.ts";
import { endApproval, findApproval, insertApproval, writeEscalation } from "./store.ts";

/** Stores an approval and asks those who may decide it. */
export async function openApproval(
  tx: Transaction,
  run: RunExecution,
  approval: { id: string; order: ApprovalOrder; taskNumber: number; wait: string; deadline: Date | null },
): Promise<void> {
  const { workspaceId, workflowName } = run.facts;
  const { id, order, deadline } = approval;
  const { title, approvers } = order;
  await insertApproval(tx, {
    workspaceId,
    id,
    runId: RunId.parse(run.facts.id) ?? "",
    workflowName,
    taskNumber: approval.taskNumber,
    wait: approval.wait,
    title,
    request: order.request,
    requestHash: order.requestHash,
    approvers,
    deadline,
    escalateTo: order.escalateTo,
    createdAt: new Date(),
  });
  await askApprovers(run.kernel, tx, { workspaceId, id, title, workflowName, deadline }, approvers);
  announceRequest(tx, run, id, false);
}

/** The deadline has passed: asks further people, with another deadline, unless it was decided meanwhile. */
export async function escalateApproval(
  tx: Transaction,
  run: RunExecution,
  { id, escalateTo, deadline }: { id: string; escalateTo: string; deadline: Date },
): Promise<void> {
  const key = { workspaceId: run.facts.workspaceId, id };
  if (!(await writeEscalation(tx, key, { at: new Date(), deadline }))) return;
  const row = await findApproval(tx, key);
  if (row === undefined) return;
  await askApprovers(run.kernel, tx, { ...row, deadline }, [escalateTo]);
  announceRequest(tx, run, id, true);
}

/** Gives the status of the approval: `expired`, or the decision that was made meanwhile. */
export async function expireApproval(tx: Transaction, run: RunExecution, id: string): Promise<string | undefined> {
  const key = { workspaceId: run.facts.workspaceId, id };
  if (await endApproval(tx, key, "expired")) announceEnd(tx, run.facts, id, "expired");
  return (await findApproval(tx, key))?.status;
}

/** Cancels an approval whose run goes on without the decision, after a time limit or the win of another branch. */
export async function withdrawApproval(tx: Transaction, run: RunExecution, id: string): Promise<void> {
  const key = { workspaceId: run.facts.workspaceId, id };
  if (await endApproval(tx, key, "cancelled")) announceEnd(tx, run.facts, id, "cancelled");
}

function announceRequest(tx: Transaction, { facts }: RunExecution, id: string, isEscalation: boolean): void {
  emit(tx, approvalRequested, {
    workspaceId: facts.workspaceId,
    data: { approvalId: ApprovalId.format(id), runId: facts.id, workflow: facts.workflowName, isEscalation },
    ...causeOf(facts),
  });
}
