import { audit } from "../../kernel/audit.ts";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { sha256 } from "../../kernel/secrets.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { mailToken } from "./mail-token.ts";
import { invalidLink } from "./problems.ts";
import type { User } from "./schema.ts";
import { showUser } from "./start-session.ts";
import * as store from "./store.ts";
import { mayMailTo } from "./throttle.ts";

/** Whoever brings the token reads this mailbox: the account becomes active. Throws invalid-link. */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<{ user: User }> {
  const { kernel } = context;
  const tokenHash = sha256(token);
  return context.commit(async (tx) => {
    const now = new Date(kernel.clock.now());
    const account = await store.findAccountOfMailedToken(tx, { tokenHash, purpose: "verify-email", now });
    if (account === undefined || !(await store.deleteMailedToken(tx, tokenHash))) throw oldLink();
    await store.activateAccount(tx, account.id);
    const [membership] = await store.findMemberships(tx, account.id);
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

/** Mails the link once more; a verified account needs none. */
export async function resendVerification(context: Context): Promise<{ status: "accepted" }> {
  const { kernel, caller } = context;
  const account = await store.findAccount(kernel.database.query, caller.id);
  const isWanted = account !== undefined && account.status === "unverified";
  if (isWanted && !(await mayMailTo(kernel, account.email))) {
    throw new Problem(rateLimited, "Enough mails went to this address. Look into its spam folder, or wait an hour.", {
      headers: { "retry-after": "3600" },
    });
  }
  return context.commit(async (tx) => {
    if (isWanted) await mailToken(kernel, tx, account, "verify-email");
    return { status: "accepted" as const };
  });
}

export function oldLink(): Problem {
  return new Problem(invalidLink, "Ask for a new link: this one is too old or was used already.");
}
