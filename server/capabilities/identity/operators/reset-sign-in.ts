import { storedFormOfEmail } from "@parley/json";
import { audit } from "../../../kernel/audit.ts";
import { readMailSettings } from "../../../kernel/mail/mail-settings.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { cannotBeDone, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Deciding } from "../../../kernel/wire/route.ts";
import { UserId } from "../ids.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { mailToken, makeLink } from "../mail/mail-token.ts";
import { tooManyMails } from "../mail/too-many-mails.ts";
import { deletePasskeysOf } from "../passkeys/store.ts";
import { deletePendingSignIns, deleteRecoveryCodes, deleteTotp } from "../second-factor/store.ts";
import { renewGrantsWithoutSecondFactor } from "../team/store.ts";
import { type Account, findAccountByEmail, findMemberships, lockAccount } from "../workspaces/store.ts";

/** `url` is null where the link was mailed. */
type ResetSignIn = { userId: string; isMailed: boolean; url: string | null };

/**
 * Helps a person who cannot sign in: makes a link for a new password, and takes the second factors away if that is
 * wanted. The link is mailed where mail is set up; else the operator gets it, and passes it on. The former password
 * works until the link is used. Each workspace of the person finds it in its audit log.
 *
 * @throws not-found, cannot-be-done for a disabled account, rate-limited when too many links were mailed
 */
export async function resetSignIn(
  deciding: Deciding,
  wanted: { email: string; removeSecondFactor?: boolean },
): Promise<ResetSignIn> {
  const { kernel } = deciding;
  return deciding.commit(async (tx) => {
    const found = await findAccountByEmail(tx, storedFormOfEmail(wanted.email) ?? "");
    const account = found === undefined ? undefined : await lockAccount(tx, found.id);
    if (account === undefined) throw new Problem(notFound, "Nobody has an account with this e-mail address.");
    if (account.status === "disabled") throw new Problem(cannotBeDone, "The account of this address is disabled.");
    await note(deciding, tx, account, "account.reset-link-made");
    if (wanted.removeSecondFactor === true) await removeSecondFactors(deciding, tx, account);
    const isMailed = (await readMailSettings(kernel, tx)).smtpUrl !== null;
    const url = isMailed ? null : await makeLink(kernel, tx, account, "reset-password");
    if (isMailed && !(await mailToken(kernel, tx, account, "reset-password"))) throw tooManyMails();
    return { userId: UserId.format(account.id), isMailed, url };
  });
}

/** Workspaces that require a second factor refuse the person within a second, until there is a new one. */
async function removeSecondFactors(deciding: Deciding, tx: Transaction, account: Account): Promise<void> {
  await deleteTotp(tx, account.id);
  await deletePasskeysOf(tx, account.id);
  await deleteRecoveryCodes(tx, account.id);
  await deletePendingSignIns(tx, account.id);
  await revoke(tx, await renewGrantsWithoutSecondFactor(tx, { accountId: account.id }));
  await note(deciding, tx, account, "account.second-factor-removed");
  await mailSecurityNotice(deciding.kernel, tx, account, "secondFactorChanged");
}

async function note({ caller }: Deciding, tx: Transaction, account: Account, action: string): Promise<void> {
  const details = { by: "operator" };
  for (const { workspaceId } of await findMemberships(tx, account.id))
    await audit(tx, { workspaceId, caller, action, targetId: account.id, details });
}
