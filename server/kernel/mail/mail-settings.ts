import { type DkimKey, findDkimFault } from "../../providers/mail/dkim-key.ts";
import { openMail } from "../../providers/mail/open-mail.ts";
import type { Kernel } from "../kernel.ts";
import type { Queryable } from "../storage/database.ts";
import { readSetting, writeSetting } from "../store.ts";

export { dkimRecordOf, makeDkimPrivateKey } from "../../providers/mail/dkim-key.ts";

/**
 * The settings say how the installation sends mail. Without `smtpUrl`, mails are files in the data
 * directory.
 */
export type MailSettings = { smtpUrl: string | null; from: string | null; dkim: DkimKey | null };

const settingName = "mail";
const purpose = "setting";

export async function readMailSettings(kernel: Kernel, db: Queryable): Promise<MailSettings> {
  const encrypted = await readSetting(db, settingName);
  if (encrypted === undefined) return { smtpUrl: null, from: null, dkim: null };
  const stored = JSON.parse(kernel.secrets.decrypt(purpose, encrypted, settingName)) as Partial<MailSettings>;
  return { smtpUrl: stored.smtpUrl ?? null, from: stored.from ?? null, dkim: stored.dkim ?? null };
}

export async function writeMailSettings(kernel: Kernel, db: Queryable, settings: MailSettings): Promise<void> {
  await writeSetting(db, settingName, kernel.secrets.encrypt(purpose, JSON.stringify(settings), settingName));
}

/**
 * Finds what is wrong with the settings, in a sentence for the operator. Undefined when they are
 * valid.
 */
export async function findMailSettingsFault(settings: MailSettings): Promise<string | undefined> {
  const fault = settings.dkim === null ? undefined : findDkimFault(settings.dkim);
  if (fault !== undefined) return fault;
  try {
    (await openMail({ ...settings, folder: "" })).close();
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
}

/** Encrypts the settings again when they were encrypted with the previous PARLEY_SECRET. */
export async function reencryptMailSettings(kernel: Kernel): Promise<void> {
  const { query } = kernel.database;
  const encrypted = await readSetting(query, settingName);
  if (encrypted === undefined || !kernel.secrets.isEncryptedWithPrevious(purpose, encrypted, settingName)) return;
  await writeMailSettings(kernel, query, await readMailSettings(kernel, query));
}
