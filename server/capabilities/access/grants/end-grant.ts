import { audit } from "../../../kernel/audit.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { AppGrantId, AppId } from "../ids.ts";
import { deleteGrantRow, lockGrant } from "./store.ts";

/** Ends a grant and its tokens: every node refuses them within a second. */
export async function endGrant(
  tx: Transaction,
  id: string,
  by: { caller: Caller | null; clientAddress: string },
): Promise<void> {
  const grant = await deleteGrantRow(tx, id);
  if (grant === undefined) return;
  await revoke(tx, [grant.edition]);
  await audit(tx, {
    workspaceId: grant.workspaceId,
    ...by,
    action: "app-grant.ended",
    targetId: id,
    details: { app: AppId.format(grant.appId) },
  });
}

/** Ends a grant of the caller or, for an owner, of any member. Throws not-found. */
export async function endOwnGrant(context: Context, writtenId: string): Promise<void> {
  const { caller, clientAddress } = context;
  const id = AppGrantId.parse(writtenId);
  await context.commit(async (tx) => {
    const grant = id === undefined ? undefined : await lockGrant(tx, caller.workspaceId, id);
    if (id === undefined || grant === undefined || (grant.accountId !== caller.id && caller.isOwner !== true))
      throw new Problem(notFound, "You let no app act by a grant with this id. GET /api/oauth/grants lists them.");
    await endGrant(tx, id, { caller, clientAddress });
  });
}
