import { audit } from "../../../kernel/audit.ts";
import { isInPerson } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { emailUnverified, forbidden, invalidRequest, Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { memberJoined } from "../events.ts";
import { UserId } from "../ids.ts";
import { mailToken } from "../mail/mail-token.ts";
import { oldLink } from "../mail/old-link.ts";
import { deleteMailedTokens } from "../mail/store.ts";
import { requirePassword } from "../passwords/confirm-password.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { findPasswordLengthFault } from "../passwords/password-field.ts";
import { emailTaken } from "../problems.ts";
import { findMethods } from "../second-factor/find-methods.ts";
import { finishSignIn } from "../sessions/finish-sign-in.ts";
import type { SignedIn } from "../sessions/schema.ts";
import { unverifiedLifetimeMs } from "../signing-up/end-unverified-accounts.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import * as accounts from "../workspaces/store.ts";
import { findInvitation } from "./find-invitation.ts";
import { deleteInvitation, type OpenInvitation } from "./store.ts";

type Acceptance = { token: string; name?: string; password?: string };

/** The person who accepts has an account from before, or gets one now. */
type Person = { account: accounts.Account; isNew: boolean };

/**
 * Makes the invited person a member and starts a session in that workspace. Throws what `join`
 * throws.
 */
export function acceptInvitation(context: Context, input: Acceptance): Promise<SignedIn> {
  return join(context, input, (tx, account, workspaceId) => finishSignIn(context, tx, account, workspaceId));
}

/**
 * Makes the invited person a member, under every PARLEY_SIGNUP: a new account with the chosen
 * password, or the account of the invited address, which the caller proves by its access token or
 * its password. Only the mailed link proves the mailbox. Each invitation is accepted once. Throws
 * invalid-link, invalid-request, weak-password, wrong-password, unauthenticated, forbidden,
 * email-unverified, email-taken or rate-limited.
 */
export async function join<Result>(
  context: Context,
  input: Acceptance,
  then: (tx: Transaction, account: accounts.Account, workspaceId: string) => Promise<Result>,
): Promise<Result> {
  const { kernel } = context;
  const invited = await requireInvitation(context, kernel.database.query, input.token);
  const person = await findPerson(context, invited, input);
  return context.commit(async (tx) => {
    const account = await settleAccount(context, tx, person, invited);
    await accounts.lockWorkspace(tx, invited.workspaceId);
    const invitation = await requireInvitation(context, tx, input.token);
    const { workspaceId, role } = invitation;
    await deleteInvitation(tx, workspaceId, { id: invitation.id });
    if (role === "owner" && isUnverified(kernel, account)) throw ownerUnproved();
    const memberships = await accounts.findMemberships(tx, account.id);
    if (!memberships.some((membership) => membership.workspaceId === workspaceId)) {
      await accounts.insertMember(tx, { workspaceId, accountId: account.id, role });
      await audit(tx, {
        workspaceId,
        caller: null,
        action: "member.joined",
        targetId: account.id,
        details: { role, isMailed: invitation.isMailed },
        clientAddress: context.clientAddress,
      });
      emit(tx, memberJoined, { workspaceId, data: { userId: UserId.format(account.id), role } });
    }
    return then(tx, account, workspaceId);
  });
}

async function requireInvitation({ kernel }: Context, db: Queryable, token: string): Promise<OpenInvitation> {
  const found = await findInvitation(kernel, db, token);
  if (found === undefined) throw oldLink();
  return found;
}

async function findPerson(context: Context, { email, isMailed }: OpenInvitation, input: Acceptance): Promise<Person> {
  const { kernel, maybeCaller } = context;
  const caller = maybeCaller !== null && isInPerson(maybeCaller) ? maybeCaller : undefined;
  const account = await accounts.findAccountByEmail(kernel.database.query, email);
  if (caller !== undefined && caller.id === account?.id) return { account, isNew: false };
  // Another person is signed in with this browser. A password shows that the invited person is there.
  if (caller !== undefined && input.password === undefined) throw otherAddress();
  if (account !== undefined) {
    await proveAccount(context, account, input.password);
    return { account, isNew: false };
  }
  if (input.password === undefined) throw passwordFault("Choose a password for your new account.");
  const fault = findPasswordLengthFault(input.password);
  if (fault !== undefined) throw passwordFault(fault);
  const name = input.name?.trim() || null;
  const passwordHash = await hashPassword(input.password, { email, name });
  const status = isMailed ? "active" : "unverified";
  return {
    account: { id: newUuid(), email, name, passwordHash, status, language: context.wantedLanguage, pictureId: null },
    isNew: true,
  };
}

/** An account with a second factor takes more than a password. */
async function proveAccount(context: Context, account: accounts.Account, password: string | undefined): Promise<void> {
  const { query } = context.kernel.database;
  if (account.status === "disabled") throw new Problem(forbidden, "The account of this address is disabled.");
  const hasSecondFactor = (await findMethods(query, account.id)).length > 0;
  if (password === undefined || hasSecondFactor) {
    const way = hasSecondFactor ? "" : ", or send its password";
    throw new Problem(
      unauthenticated,
      `The invited address has an account. Sign in to it and accept with its access token${way}.`,
      { headers: { "www-authenticate": "Bearer" } },
    );
  }
  await requirePassword(context, account, password);
}

/** Returns the account within the transaction. The mailed link verifies its address. */
async function settleAccount(
  context: Context,
  tx: Transaction,
  { account, isNew }: Person,
  { isMailed }: OpenInvitation,
): Promise<accounts.Account> {
  const { kernel } = context;
  if (isNew) {
    const endsAt = isUnverified(kernel, account) ? new Date(kernel.clock.now() + unverifiedLifetimeMs) : null;
    if (!(await accounts.insertAccount(tx, { ...account, endsAt }))) throw takenMeanwhile();
    if (!isMailed) await mailToken(kernel, tx, account, "verify-email");
    return account;
  }
  const current = await accounts.lockAccount(tx, account.id);
  if (current === undefined || current.passwordHash !== account.passwordHash || current.status === "disabled") {
    throw new Problem(unauthenticated, "The account has just been changed. Sign in to it and accept again.");
  }
  if (!isMailed || current.status === "active") return current;
  await accounts.activateAccount(tx, current.id);
  await deleteMailedTokens(tx, current.id, "verify-email");
  return { ...current, status: "active" };
}

function otherAddress(): Problem {
  return new Problem(
    forbidden,
    "The invitation is for another e-mail address than that of your account. Sign out first, or ask for an invitation to your own address.",
  );
}

function passwordFault(sentence: string): Problem {
  return new Problem(invalidRequest, sentence, { errors: [{ pointer: "/body/password", message: sentence }] });
}

function ownerUnproved(): Problem {
  return new Problem(
    emailUnverified,
    "An owner's e-mail address has to be verified. Accept with the link in the mail, or verify the address of your account first.",
  );
}

function takenMeanwhile(): Problem {
  return new Problem(emailTaken, "This address has got an account in the meantime. Send its password to accept.");
}
