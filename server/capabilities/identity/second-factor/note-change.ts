import { audit } from "../../../kernel/audit.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { renewGrantsWithoutSecondFactor } from "../team/store.ts";
import { type Account, findMemberships } from "../workspaces/store.ts";
import { findMethods } from "./find-methods.ts";
import { deleteRecoveryCodes } from "./store.ts";

type Change = "totp-added" | "totp-removed" | "passkey-added" | "passkey-removed" | "recovery-codes-made";

/**
 * Tells the audit log and the owner that the second factor changed. Without any, the recovery codes
 * go too, and workspaces that require one refuse the member within a second.
 */
export async function noteChange(context: Context, tx: Transaction, account: Account, change: Change): Promise<void> {
  if ((await findMethods(tx, account.id)).length === 0) {
    await deleteRecoveryCodes(tx, account.id);
    await revoke(tx, await renewGrantsWithoutSecondFactor(tx, { accountId: account.id }));
  }
  for (const workspaceId of await workspacesOf(context, tx, account)) {
    await audit(tx, {
      workspaceId,
      caller: context.maybeCaller,
      action: `account.${change}`,
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
  }
  await mailSecurityNotice(context.kernel, tx, account, "secondFactorChanged");
}

/**
 * Returns the workspace of the session; without one, as on the page, every workspace that the
 * account can enter.
 */
async function workspacesOf({ maybeCaller }: Context, tx: Transaction, account: Account): Promise<string[]> {
  if (maybeCaller !== null) return [maybeCaller.workspaceId];
  return (await findMemberships(tx, account.id)).map(({ workspaceId }) => workspaceId);
}
