import { audit } from "../../../kernel/audit.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { User } from "../workspaces/schema.ts";
import { showUser } from "../workspaces/show-user.ts";
import { activateAccount, findMemberships } from "../workspaces/store.ts";
import { oldLink } from "./old-link.ts";
import { deleteMailedToken, findAccountOfMailedToken } from "./store.ts";

/** Activates the account whose mailbox the token was sent to. Throws invalid-link. */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<{ user: User }> {
  const { kernel } = context;
  const tokenHash = sha256(token);
  return context.commit(async (tx) => {
    const now = new Date(kernel.clock.now());
    const account = await findAccountOfMailedToken(tx, { tokenHash, purpose: "verify-email", now });
    if (account === undefined || !(await deleteMailedToken(tx, tokenHash))) throw oldLink();
    await activateAccount(tx, account.id);
    const [membership] = await findMemberships(tx, account.id);
    if (membership !== undefined) {
      await audit(tx, {
        workspaceId: membership.workspaceId,
        caller: null,
        action: "account.verified",
        targetId: account.id,
        clientAddress: context.clientAddress,
      });
    }
    return { user: showUser({ ...account, status: "active" }) };
  });
}
