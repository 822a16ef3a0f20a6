import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
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
  approval.workspace_id as "workspaceId", approval.id, run_id as "runId", workflow_name as "workflowName", wait, title,
  request, request_hash as "requestHash", status, approvers, deadline, escalate_to as "escalateTo",
  escalated_at as "escalatedAt", decided_by_kind as "decidedByKind", decided_by as "decidedBy", comment,
  created_at as "createdAt", decided_at as "decidedAt"`;

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
  await sql`
    insert into approval (workspace_id, id, run_id, workflow_name, task_number, wait, title, request, request_hash,
      status, approvers, deadline, escalate_to, created_at)
    values (${approval.workspaceId}, ${approval.id}, ${approval.runId}, ${approval.workflowName},
      ${approval.taskNumber}, ${approval.wait}, ${approval.title}, ${JSON.stringify(approval.request)},
      ${approval.requestHash}, 'pending', ${approval.approvers}, ${approval.deadline}, ${approval.escalateTo},
      ${approval.createdAt})`.execute(tx);
}

export async function findApproval(db: Queryable, { workspaceId, id }: ApprovalKey): Promise<ApprovalRow | undefined> {
  const found = await sql<ApprovalRow>`
    select ${columns} from approval where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return found.rows[0];
}

/** Newest first. `before` is the id of the last approval already shown; ids grow with time. */
export async function listApprovals(
  db: Queryable,
  workspaceId: string,
  page: { status: ApprovalStatus | undefined; before: string | undefined; limit: number },
): Promise<ApprovalRow[]> {
  const found = await sql<ApprovalRow>`
    select ${columns} from approval
    where workspace_id = ${workspaceId}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`.execute(db);
  return found.rows;
}

/** Undefined: it is not pending any more. */
export async function writeDecision(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  decided: { decision: "approved" | "rejected"; kind: string; by: string; comment: string | null; at: Date },
): Promise<boolean> {
  const written = await sql`
    update approval set status = ${decided.decision}, decided_by_kind = ${decided.kind}, decided_by = ${decided.by},
      comment = ${decided.comment}, decided_at = ${decided.at}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`.execute(tx);
  return written.numAffectedRows === 1n;
}

/** False: it is not pending any more. */
export async function endApproval(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  status: "expired" | "cancelled",
): Promise<boolean> {
  const ended = await sql`
    update approval set status = ${status}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`.execute(tx);
  return ended.numAffectedRows === 1n;
}

/** Cancels what an ended run asked for. Gives the ids. */
export async function cancelPendingOf(tx: Transaction, run: RunKey): Promise<string[]> {
  const cancelled = await sql<{ id: string }>`
    update approval set status = 'cancelled'
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and status = 'pending'
    returning id`.execute(tx);
  return cancelled.rows.map(({ id }) => id);
}

/** False: it is not pending any more. */
export async function writeEscalation(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  { at, deadline }: { at: Date; deadline: Date },
): Promise<boolean> {
  const written = await sql`
    update approval set escalated_at = ${at}, deadline = ${deadline}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'pending'`.execute(tx);
  return written.numAffectedRows === 1n;
}

export async function insertLink(
  tx: Transaction,
  { workspaceId, id }: ApprovalKey,
  link: { accountId: string; tokenHash: Buffer },
): Promise<void> {
  await sql`
    insert into approval_link (token_hash, workspace_id, approval_id, account_id)
    values (${link.tokenHash}, ${workspaceId}, ${id}, ${link.accountId})`.execute(tx);
}

/** What the link of a mail decides, and the member to whom it was sent. */
export async function findByLink(
  db: Queryable,
  tokenHash: Buffer,
): Promise<(ApprovalRow & { accountId: string }) | undefined> {
  const found = await sql<ApprovalRow & { accountId: string }>`
    select ${columns}, approval_link.account_id as "accountId"
    from approval_link join approval on approval.workspace_id = approval_link.workspace_id
      and approval.id = approval_link.approval_id
    where token_hash = ${tokenHash}`.execute(db);
  return found.rows[0];
}
