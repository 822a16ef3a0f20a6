import { audit } from "../../../kernel/audit.ts";
import { findMailSettingsFault, readMailSettings, writeMailSettings } from "../../../kernel/mail-settings.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { MailSettings } from "./schema.ts";
import { withoutPassword } from "./show-mail-settings.ts";

/**
 * Replaces the mail settings. With `smtpUrl: null` mails are kept as files. Without `smtpUrl` the
 * stored one stays, so that the sender can be changed by somebody who does not know the password.
 * Throws cannot-be-done.
 */
export async function changeMailSettings(
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
    return withoutPassword(settings);
  });
}
