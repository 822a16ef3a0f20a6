import { show } from "../../../kernel/wire/show.ts";
import { ApiKeyId } from "../../access/index.ts";
import { UserId } from "../../identity/index.ts";
import { Approval } from "./schema.ts";
import type { ApprovalRow } from "./store.ts";

const shape = show(Approval);

export function showApproval(row: ApprovalRow): Approval {
  const { decidedByKind: kind, decidedBy: id } = row;
  const decidedBy = kind === null || id === null ? null : showDecider(kind, id);
  return shape({ ...row, workflow: row.workflowName, decidedBy });
}

export function showDecider(kind: "member" | "secret-key", id: string) {
  return { kind, id: kind === "member" ? UserId.format(id) : ApiKeyId.format(id) };
}
