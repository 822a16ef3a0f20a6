import { audit } from "../../kernel/audit.ts";
import { revoke } from "../../kernel/nodes/revocations.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { confirmPassword } from "./confirm-password.ts";
import { operatorNeeded } from "./problems.ts";
import * as store from "./store.ts";

/**
 * Erases the caller, and each workspace in which nobody else is a member with all that it holds. The operator can go
 * last only: otherwise the next one to sign up would run the installation of the others. Throws operator-needed.
 */
export async function eraseAccount(context: Context, { password }: { password: string }): Promise<void> {
  const account = await confirmPassword(context, password);
  await context.commit(async (tx) => {
    const operator = await store.findOperator(tx);
    if (operator?.accountId === account.id && (await store.areThereOtherAccounts(tx, account.id))) {
      throw new Problem(operatorNeeded, "You run this installation, and others have accounts here. Yours goes last.");
    }
    const workspaceIds = await store.findWorkspacesOfAlone(tx, account.id);
    const sessionIds = await store.deleteSessions(tx, account.id);
    const keys = await store.deleteKeysOf(tx, workspaceIds);
    await revoke(tx, [account.id, ...sessionIds, ...keys.map((key) => key.id)]);
    await store.deleteWorkspaces(tx, workspaceIds);
    await store.deleteAccount(tx, account.id);
    for (const workspaceId of new Set([...workspaceIds, context.caller.workspaceId])) {
      await audit(tx, { workspaceId, caller: context.caller, action: "account.erased", targetId: account.id });
    }
  });
}
