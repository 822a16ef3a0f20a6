import { forbidden, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findMember } from "../../identity/index.ts";
import { ApprovalId } from "../ids.ts";
import { decide } from "./decide.ts";
import { isApprover } from "./find-approvers.ts";
import type { Approval, Decision } from "./schema.ts";
import { showApproval } from "./show-approval.ts";
import { type ApprovalRow, findApproval } from "./store.ts";

/** Throws not-found, forbidden, approval-decided or approval-changed. */
export async function decideByApi(context: Context, written: string, decision: Decision): Promise<Approval> {
  const { caller, clientAddress } = context;
  return context.commit(async (tx) => {
    const approval = await requireApproval(tx, caller.workspaceId, written);
    if (approval.approvers !== null) await requireApprover(tx, context, approval);
    const kind = caller.kind === "member" ? "member" : "secret-key";
    await decide(tx, approval, decision, { kind, id: caller.id, clientAddress });
    return showApproval((await findApproval(tx, approval)) ?? approval);
  });
}

export async function requireApproval(db: Queryable, workspaceId: string, written: string): Promise<ApprovalRow> {
  const id = ApprovalId.parse(written);
  const found = id === undefined ? undefined : await findApproval(db, { workspaceId, id });
  if (found === undefined)
    throw new Problem(notFound, `There is no approval ${written.slice(0, 60)}. GET /api/approvals lists them.`);
  return found;
}

/** Where the workflow names who may decide, nobody else may: no other member, and no key. */
async function requireApprover(db: Queryable, { caller }: Context, approval: ApprovalRow): Promise<void> {
  const member = caller.kind === "member" ? await findMember(db, caller.workspaceId, caller.id) : undefined;
  if (member !== undefined && isApprover(approval, member)) return;
  throw new Problem(forbidden, "The workflow names who may decide this: see `approvers`.");
}
