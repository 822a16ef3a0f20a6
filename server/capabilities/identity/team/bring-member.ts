import { parseEmailAddress } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { readMailSettings } from "../../../kernel/mail/mail-settings.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { insertInvitation } from "../invitations/store.ts";
import { mailInvitation } from "../mail/mail-notice.ts";
import { linkTo } from "../mail/mail-texts.ts";
import { mailToken, makeLink } from "../mail/mail-token.ts";
import { noPassword } from "../passwords/hash-password.ts";
import type { Role } from "../schema.ts";
import { findAccount, findAccountByEmail, insertAccount, insertMember } from "../workspaces/store.ts";

/** A person of the team of an imported workspace. */
type Person = { accountId: string; email: string; name: string | null; language: string | null; role: Role };

/** `url` is for the operator to pass on; null where the link was mailed. */
export type BroughtMember = {
  accountId: string;
  email: string;
  role: Role;
  became: "member" | "invited";
  url: string | null;
};

const invitationMs = 7 * 86_400_000;

/**
 * Brings the team of a workspace that comes from another installation. Somebody else may have written the list, so no
 * account that is here is touched: an address that is known, or an id, gets an invitation. Any other address gets an
 * account of the same id, which has no password: only who reads its mail chooses one. Returns undefined for a line that
 * names no address.
 */
export async function bringMember(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  person: Person,
): Promise<BroughtMember | undefined> {
  const email = parseEmailAddress(person.email);
  if (email === undefined) return undefined;
  const { accountId, role } = person;
  const known = await findAccountByEmail(tx, email);
  const language = known === undefined && person.language !== null ? pageLanguage(person.language) : null;
  if (known !== undefined || (await findAccount(tx, accountId)) !== undefined) {
    const url = await inviteToImported(kernel, tx, workspaceId, { email, role }, pageLanguage(known?.language));
    return { accountId, email, role, became: "invited", url };
  }
  const account = { id: accountId, email, name: person.name, passwordHash: noPassword, language, pictureId: null };
  await insertAccount(tx, { ...account, status: "active", endsAt: null });
  await insertMember(tx, { workspaceId, accountId, role });
  const reader = { ...account, status: "active" as const };
  const isMailed = (await sendsMail(kernel, tx)) && (await mailToken(kernel, tx, reader, "reset-password"));
  const url = isMailed ? null : await makeLink(kernel, tx, reader, "reset-password");
  return { accountId, email, role, became: "member", url };
}

async function inviteToImported(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { email, role }: Pick<Person, "email" | "role">,
  language: PageLanguage,
): Promise<string | null> {
  const [mailedToken, shownToken] = [randomToken(), randomToken()];
  const nowMs = kernel.clock.now();
  await insertInvitation(tx, {
    workspaceId,
    id: newUuid(),
    email,
    role,
    invitedBy: null,
    invitedByKey: null,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + invitationMs),
    mailedTokenHash: sha256(mailedToken),
    shownTokenHash: sha256(shownToken),
  });
  const invitation = { email, token: mailedToken, inviter: null, language };
  const isMailed = (await sendsMail(kernel, tx)) && (await mailInvitation(kernel, tx, invitation));
  return isMailed ? null : linkTo(kernel, "invitation", shownToken);
}

async function sendsMail(kernel: Kernel, tx: Transaction): Promise<boolean> {
  return (await readMailSettings(kernel, tx)).smtpUrl !== null;
}
