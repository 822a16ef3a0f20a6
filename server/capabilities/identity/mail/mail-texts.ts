import type { Kernel } from "../../../kernel/kernel.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import type { MailedPurpose } from "./store.ts";

type MailText = { subject: string; text: string };

/** Writes a mail in the language of its reader. */
export type WriteMail = (language: PageLanguage) => MailText;

/** Returns the address of the page that takes the token. */
export function linkTo(kernel: Kernel, page: MailedPurpose | "invitation", token: string): string {
  return `${kernel.config.publicUrl}/account/${page}?token=${token}`;
}

/** Names what happens to an account, of which its owner is told. */
export type SecurityNotice = "passwordChanged" | "secondFactorChanged" | "wrongCodes" | "sessionStolen";

export const mailTexts = {
  verifyEmail(kernel: Kernel, token: string, language: PageLanguage): MailText {
    const { subject, text, startAgain } = identityTexts[language].mails.verifyEmail;
    const link = linkTo(kernel, "verify-email", token);
    return { subject, text: `${text(link)}${kernel.config.isPrivate ? "" : startAgain}` };
  },

  resetPassword(kernel: Kernel, token: string, language: PageLanguage): MailText {
    const { subject, text } = identityTexts[language].mails.resetPassword;
    return { subject, text: text(linkTo(kernel, "reset-password", token)) };
  },

  /** `inviter` is the verified address of the member who invites; null where a key does. */
  invitation(kernel: Kernel, token: string, inviter: string | null, language: PageLanguage): MailText {
    const { subject, text, textOfKey } = identityTexts[language].mails.invitation;
    const link = linkTo(kernel, "invitation", token);
    return { subject, text: inviter === null ? textOfKey(kernel.config.publicUrl, link) : text(inviter, link) };
  },

  notice({ config }: Kernel, notice: SecurityNotice, language: PageLanguage): MailText {
    const { subject, text } = identityTexts[language].mails[notice];
    return { subject, text: text(config.publicUrl) };
  },

  test({ config }: Kernel, language: PageLanguage): MailText {
    const { subject, text } = identityTexts[language].mails.test;
    return { subject, text: text(config.publicUrl) };
  },
};
