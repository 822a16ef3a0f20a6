import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { copyDefaults } from "../../housekeeping/index.ts";
import { memberJoined } from "../events.ts";
import { UserId } from "../ids.ts";
import { mailToken } from "../mail/mail-token.ts";
import { requireEmailAddress } from "../mail/require-email-address.ts";
import { claimOperator, findOperator } from "../operators/store.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { emailTaken, signupClosed } from "../problems.ts";
import type { SignedIn } from "../sessions/schema.ts";
import { startSession } from "../sessions/start-session.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import * as store from "../workspaces/store.ts";
import { askForApproval } from "./ask-for-approval.ts";
import { unverifiedLifetimeMs } from "./end-unverified-accounts.ts";

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
  if (signup === "closed" || (signup === "first" && (await findOperator(kernel.database.query)) !== undefined))
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
    pictureId: null,
  };
  const endsAt = isUnverified(kernel, account) ? new Date(kernel.clock.now() + unverifiedLifetimeMs) : null;
  const workspaceId = newUuid();
  const workspaceName = input.workspaceName?.trim() || store.usualWorkspaceName;

  const answer = await context.commit(async (tx) => {
    if (!(await store.insertAccount(tx, { ...account, endsAt }))) throw taken();
    await store.insertWorkspace(tx, { id: workspaceId, name: workspaceName });
    await copyDefaults(tx, workspaceId);
    const grantId = await store.insertMember(tx, { workspaceId, accountId: account.id, role: "owner" });
    const isFirst = await claimOperator(tx, { workspaceId, accountId: account.id });
    if (signup === "first" && !isFirst) throw closed();
    if (signup === "approval" && !isFirst) await askForApproval(context, tx, workspaceId);
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
  // The node that has answered knows at once that the workspace waits.
  if (signup === "approval") await kernel.standings.read();
  return answer;
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

const pageOfThisMachine = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * Any site that a person opens can send requests to the person's own machine. On a private
 * installation an account needs no proof of its address: a site could sign up with the person's
 * address, and its keys would stay. Browsers name the site in `Origin`. Throws signup-closed.
 */
function refuseOtherSites(kernel: Kernel, origin: string | undefined): void {
  if (!kernel.config.isPrivate || origin === undefined || pageOfThisMachine.test(origin)) return;
  throw new Problem(
    signupClosed,
    "Only people at this machine may sign up here, and this page is of another site. Set PARLEY_PUBLIC_URL to the address at which people reach the server.",
  );
}
