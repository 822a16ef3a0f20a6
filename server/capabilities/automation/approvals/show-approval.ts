import { ApiKeyId } from "../../access/index.ts";
import { UserId } from "../../identity/index.ts";
import { ApprovalId, RunId } from "../ids.ts";
import type { Approval } from "./schema.ts";
import type { ApprovalRow } from "./store.ts";

export function showApproval(row: ApprovalRow): Approval {
  const { decidedByKind: kind, decidedBy } = row;
  return {
    id: ApprovalId.format(row.id),
    runId: RunId.format(row.runId),
    workflow: row.workflowName,
    title: row.title,
    request: row.request,
    requestHash: row.requestHash,
    status: row.status,
    approvers: row.approvers,
    deadline: row.deadline?.toISOString() ?? null,
    escalateTo: row.escalateTo,
    escalatedAt: row.escalatedAt?.toISOString() ?? null,
    decidedBy: kind === null || decidedBy === null ? null : showDecider(kind, decidedBy),
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function showDecider(kind: "member" | "secret-key", id: string) {
  return { kind, id: kind === "member" ? UserId.format(id) : ApiKeyId.format(id) };
}
