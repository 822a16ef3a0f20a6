import {
  dkimRecordOf,
  readMailSettings,
  type MailSettings as StoredSettings,
} from "../../../kernel/mail/mail-settings.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { MailSettings } from "./schema.ts";

/** Shows how the installation sends mail, without the password and the private key. */
export async function showMailSettings({ kernel }: Context): Promise<MailSettings> {
  return withoutSecrets(await readMailSettings(kernel, kernel.database.query));
}

export function withoutSecrets({ smtpUrl, from, dkim }: StoredSettings): MailSettings {
  return {
    ...withoutPassword(smtpUrl),
    from,
    dkim: dkim && { domain: dkim.domain, selector: dkim.selector, record: dkimRecordOf(dkim) },
  };
}

function withoutPassword(smtpUrl: string | null): Pick<MailSettings, "smtpUrl" | "hasPassword"> {
  if (smtpUrl === null) return { smtpUrl: null, hasPassword: false };
  const url = new URL(smtpUrl);
  const hasPassword = url.password !== "";
  url.password = "";
  return { smtpUrl: url.href, hasPassword };
}
