import { readMailSettings, type MailSettings as StoredSettings } from "../../../kernel/mail-settings.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { MailSettings } from "./schema.ts";

/** How the installation sends mail, without the password of the mail server. */
export async function showMailSettings({ kernel }: Context): Promise<MailSettings> {
  return withoutPassword(await readMailSettings(kernel, kernel.database.query));
}

export function withoutPassword({ smtpUrl, from }: StoredSettings): MailSettings {
  if (smtpUrl === null) return { smtpUrl: null, hasPassword: false, from };
  const url = new URL(smtpUrl);
  const hasPassword = url.password !== "";
  url.password = "";
  return { smtpUrl: url.href, hasPassword, from };
}
