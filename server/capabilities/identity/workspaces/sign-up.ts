import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { memberJoined } from "../events.ts";
import { UserId } from "../ids.ts";
import { mailToken } from "../mail/mail-token.ts";
import { requireEmailAddress } from "../mail/parse-email-address.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { emailTaken, signupClosed } from "../problems.ts";
import type { SignedIn } from "../sessions/schema.ts";
import { startSession } from "../sessions/start-session.ts";
import { unverifiedLifetimeMs } from "./end-unverified-accounts.ts";
import { isUnverified } from "./is-unverified.ts";
import { refuseOtherSites } from "./refuse-other-sites.ts";
import * as store from "./store.ts";

/**
 * Makes an account with a workspace of its own, and starts a session. Throws email-taken,
 * weak-password or signup-closed.
 */
export async function signUp(
  context: Call<unknown, unknown, unknown>,
  input: { email: string; password: string; name?: string; workspaceName?: string },
): Promise<SignedIn> {
  const { kernel } = context;
  const { signup } = kernel.config;
  refuseOtherSites(kernel, context.header("origin"));
  if (signup === "closed" || (signup === "first" && (await store.findOperator(kernel.database.query)) !== undefined))
    throw closed();
  const email = requireEmailAddress(input.email);
  const name = input.name?.trim() || null;
  if ((await store.findAccountByEmail(kernel.database.query, email)) !== undefined) throw taken();
  const passwordHash = await hashPassword(input.password, { email, name });
  const account: store.Account = {
    id: newUuid(),
    email,
    name,
    passwordHash,
    status: "unverified",
    language: context.wantedLanguage,
  };
  const endsAt = isUnverified(kernel, account) ? new Date(kernel.clock.now() + unverifiedLifetimeMs) : null;
  const workspaceId = newUuid();
  const workspaceName = input.workspaceName?.trim() || store.usualWorkspaceName;

  return context.commit(async (tx) => {
    if (!(await store.insertAccount(tx, { ...account, endsAt }))) throw taken();
    await store.insertWorkspace(tx, { id: workspaceId, name: workspaceName });
    const grantId = await store.insertMember(tx, { workspaceId, accountId: account.id, role: "owner" });
    const isFirst = await store.claimOperator(tx, { workspaceId, accountId: account.id });
    if (signup === "first" && !isFirst) throw closed();
    const { answer, caller } = await startSession(context, tx, account, {
      workspaceId,
      workspaceName,
      role: "owner",
      grantId,
    });
    await audit(tx, {
      workspaceId,
      caller,
      action: "account.created",
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
    await mailToken(kernel, tx, account, "verify-email");
    emit(tx, memberJoined, { workspaceId, data: { userId: UserId.format(account.id), role: "owner" } });
    return answer;
  });
}

function closed(): Problem {
  return new Problem(signupClosed, "This installation accepts no further sign-ups. Ask its operator for an account.");
}

function taken(): Problem {
  return new Problem(
    emailTaken,
    "This e-mail address has an account already. Sign in, or reset the password if you forgot it.",
    {
      errors: [{ pointer: "/body/email", message: "has an account already" }],
    },
  );
}
