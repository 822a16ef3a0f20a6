import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sendMailNow } from "../../../kernel/send-mail.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { MailFailed } from "../../../providers/mail/mail.ts";
import { mailFailed } from "../problems.ts";
import { mailTexts } from "./mail-texts.ts";
import { requireEmailAddress } from "./require-email-address.ts";
import { tooManyMails } from "./too-many-mails.ts";

/**
 * Sends a mail before it returns, so that the operator sees the mail server's answer. Throws
 * mail-failed or rate-limited.
 */
export async function sendTestMail(context: Context, { to }: { to: string }): Promise<{ sentBy: "smtp" | "folder" }> {
  const sentBy = await sendMailNow(context.kernel, "test", {
    to: requireEmailAddress(to, "/body/to"),
    ...mailTexts.test(context.kernel, pageLanguage(context.wantedLanguage)),
  }).catch((cause: unknown) => {
    if (cause instanceof MailFailed) throw new Problem(mailFailed, cause.message, { cause });
    throw cause;
  });
  if (sentBy === null) throw tooManyMails();
  return context.commit(async () => ({ sentBy }));
}
