import { audit } from "../../kernel/audit.ts";
import {
  findMailSettingsFault,
  readMailSettings,
  type MailSettings as Stored,
  sendMailNow,
  writeMailSettings,
} from "../../kernel/mail.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { MailFailed } from "../../providers/mail/mail.ts";
import { readEmail } from "./email-address.ts";
import { mailFailed } from "./problems.ts";
import type { MailSettings } from "./schema.ts";

/** How mail is sent, without the password. */
export async function getMailSettings({ kernel }: Context): Promise<MailSettings> {
  return show(await readMailSettings(kernel, kernel.database.query));
}

/** `smtpUrl`: null keeps mails as files; left out, it stays as it is, so that no one has to know the password. */
export async function putMailSettings(
  context: Context,
  input: { smtpUrl?: string | null; from: string | null },
): Promise<MailSettings> {
  const { kernel, caller } = context;
  return context.commit(async (tx) => {
    const { smtpUrl } = input.smtpUrl === undefined ? await readMailSettings(kernel, tx) : { smtpUrl: input.smtpUrl };
    const settings = { smtpUrl, from: input.from };
    const fault = await findMailSettingsFault(settings);
    if (fault !== undefined) throw new Problem(cannotBeDone, fault);
    await writeMailSettings(kernel, tx, settings);
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "mail-settings.changed",
      clientAddress: context.clientAddress,
    });
    return show(settings);
  });
}

/** Sends a mail at once, so that the operator sees what the mail server says. Throws mail-failed. */
export async function testMail(context: Context, { to }: { to: string }): Promise<{ sentBy: "smtp" | "folder" }> {
  const sentBy = await sendMailNow(context.kernel, {
    to: readEmail(to, "/body/to"),
    subject: "A test of your mail settings",
    text: `This mail was sent by the assistant server at ${context.kernel.config.publicUrl}. Its mail settings work.\n`,
  }).catch((cause: unknown) => {
    if (cause instanceof MailFailed) throw new Problem(mailFailed, cause.message, { cause });
    throw cause;
  });
  return context.commit(async () => ({ sentBy }));
}

function show({ smtpUrl, from }: Stored): MailSettings {
  if (smtpUrl === null) return { smtpUrl: null, hasPassword: false, from };
  const url = new URL(smtpUrl);
  const hasPassword = url.password !== "";
  url.password = "";
  return { smtpUrl: url.href, hasPassword, from };
}
