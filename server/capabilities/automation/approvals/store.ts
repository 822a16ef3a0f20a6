import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { RunKey } from "../runs/store.ts";
import type { ApprovalStatus } from "./schema.ts";

/** The SQL of approvals, and of the links that decide them. */

export type ApprovalKey = { workspaceId: string; id: string };

export type ApprovalRow = ApprovalKey & {
  runId: string;
  workflowName: string;
  wait: string;
  title: string;
  request: unknown;
  requestHash: string;
  status: ApprovalStatus;
  approvers: string[] | null;
  deadline: Date | null;
  escalateTo: string | null;
  escalatedAt: Date | null;
  decidedByKind: "member" | "secret-key" | null;
  decidedBy: string | null;
  comment: string | null;
  createdAt: Date;
  decidedAt: Date | null;
};

const columns = sql`
  approval.workspace_id, approval.id, run_id, workflow_name, wait, title,
  request, request_hash, status, approvers, deadline, escalate_to,
  escalated_at, decided_by_kind, decided_by, comment,
  created_at, decided_at`;

type NewApproval = Pick<
  ApprovalRow,
  | "workspaceId"
  | "id"
  | "runId"
  | "workflowName"
  | "wait"
  | "title"
  | "request"
  | "requestHash"
  | "approvers"
  | "deadline"
  | "escalateTo"
  | "createdAt"
> & { taskNumber: number };

export async function insertApproval(tx: Transaction, approval: NewApproval): Promise<void> {
  await execute(tx)`
    insert into approval (workspace_id, id, run_id, workflow_name, task_number, wait, title, request, request_hash,
      status, approvers, deadline, escalate_to, created_at)
    values (${approval.workspaceId}, ${approval.id}, ${approval.runId}, ${approval.workflowName},
      ${approval.taskNumber}, ${approval.wait}, ${approval.title}, ${JSON.stringify(approval.request)},
      ${approval.requestHash}, 'pending', ${approval.approvers}, ${approval.deadline}, ${approval.escalateTo},
      ${approval.createdAt})`;
}

export async function findApproval(db: Queryable, { workspaceId, id }: ApprovalKey): Promise<ApprovalRow | undefined> {
  return first<ApprovalRow>(db)`
    select ${columns} from approval where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Lists the approvals, newest first. `before` is the id of the last approval already shown; ids grow with time. */
export async function listApprovals(
  db: Queryable,
  workspaceId: string,
  page: { status: ApprovalStatus | undefined; before: string | undefined; limit: number },
): Promise<ApprovalRow[]> {
  return all<ApprovalRow>(db)`
    select ${columns} from approval
    where workspace_id = ${workspaceId}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/** Undefined means that it is not pending any more. */
export async function writeDecision(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  decided: { decision: "approved" | "rejected"; kind: string; by: string; comment: string | null; at: Date },
): Promise<boolean> {
  const written = await execute(tx)`
    update approval set status = ${decided.decision}, decided_by_kind = ${decided.kind}, decided_by = ${decided.by},
      comment = ${decided.comment}, decided_at = ${decided.at}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`;
  return written === 1;
}

/** False means that it is not pending any more. */
export async function endApproval(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  status: "expired" | "cancelled",
): Promise<boolean> {
  const ended = await execute(tx)`
    update approval set status = ${status}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`;
  return ended === 1;
}

/** Cancels what an ended run asked for. Gives the ids. */
export async function cancelPendingOf(tx: Transaction, run: RunKey): Promise<string[]> {
  const cancelled = await all<{ id: string }>(tx)`
    update approval set status = 'cancelled'
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and status = 'pending'
    returning id`;
  return cancelled.map(({ id }) => id);
}

/** False means that it is not pending any more. */
export async function writeEscalation(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  { at, deadline }: { at: Date; deadline: Date },
): Promise<boolean> {
  const written = await execute(tx)`
    update approval set escalated_at = ${at}, deadline = ${deadline}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`;
  return written === 1;
}

export async function insertLink(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  link: { accountId: string; tokenHash: Buffer },
): Promise<void> {
  await execute(tx)`
    insert into approval_link (token_hash, workspace_id, approval_id, account_id)
    values (${link.tokenHash}, ${workspaceId}, ${id}, ${link.accountId})`;
}

/** Finds what the link of a mail decides, and the member to whom it was sent. */
export async function findByLink(
  db: Queryable,
  tokenHash: Buffer,
): Promise<(ApprovalRow & { accountId: string }) | undefined> {
  return first<ApprovalRow & { accountId: string }>(db)`
    select ${columns}, approval_link.account_id
    from approval_link join approval on approval.workspace_id = approval_link.workspace_id
      and approval.id = approval_link.approval_id
    where token_hash = ${tokenHash}`;
}
