import { join } from "node:path";
import { MailFailed, type MailMessage } from "../providers/mail/mail.ts";
import type { Kernel } from "./kernel.ts";
import { addJob, defineJob } from "./log/job.ts";
import type { Queryable, Transaction } from "./storage/database.ts";
import { readSetting, writeSetting } from "./store.ts";

/** How the installation sends mail. Without `smtpUrl` mails are kept as files in the data folder. */
export type MailSettings = { smtpUrl: string | null; from: string | null };

const settingName = "mail";
const settingPurpose = "setting";
const bodyPurpose = "waiting-mail";

/** Sends the mail after the commit, tried again until it is handed over. The queue keeps it sealed: mails carry tokens. */
export function sendMail(kernel: Kernel, tx: Transaction, message: MailMessage): void {
  const sealed = kernel.secrets.encrypt(bodyPurpose, JSON.stringify(message)).toString("base64");
  addJob(tx, deliverMail, { sealed });
}

export const deliverMail = defineJob<{ sealed: string }>({
  name: "deliver-mail",
  async run(kernel, { sealed }) {
    const text = kernel.secrets.decrypt(bodyPurpose, Buffer.from(sealed, "base64"));
    try {
      await sendMailNow(kernel, JSON.parse(text) as MailMessage);
    } catch (error) {
      if (!(error instanceof MailFailed && error.isPermanent)) throw error;
      kernel.log.warn({ reason: error.message }, "a mail was refused for good and is given up");
    }
  },
});

// Loaded at the first mail: a start need not wait for it.
const loadSmtpMail = () => import("../providers/mail/smtp-mail.ts");
const loadFolderMail = () => import("../providers/mail/folder-mail.ts");

/** Hands the mail over before it returns, and says to whom. Throws MailFailed. */
export async function sendMailNow(kernel: Kernel, message: MailMessage): Promise<"smtp" | "folder"> {
  const { smtpUrl, from } = await readMailSettings(kernel, kernel.database.query);
  if (smtpUrl === null || from === null) {
    const folder = join(kernel.config.dataDirectory, "mail");
    const { createFolderMail } = await loadFolderMail();
    await createFolderMail({ folder, ...(from === null ? {} : { from }) }).send(message);
    return "folder";
  }
  const { createSmtpMail } = await loadSmtpMail();
  const mail = createSmtpMail({ url: smtpUrl, from });
  try {
    await mail.send(message);
    return "smtp";
  } finally {
    mail.close();
  }
}

export async function readMailSettings(kernel: Kernel, db: Queryable): Promise<MailSettings> {
  const sealed = await readSetting(db, settingName);
  if (sealed === undefined) return { smtpUrl: null, from: null };
  return JSON.parse(kernel.secrets.decrypt(settingPurpose, sealed, settingName)) as MailSettings;
}

export async function writeMailSettings(kernel: Kernel, db: Queryable, settings: MailSettings): Promise<void> {
  await writeSetting(db, settingName, kernel.secrets.encrypt(settingPurpose, JSON.stringify(settings), settingName));
}

/** What is wrong with the settings, in a sentence for the operator; undefined when they can be understood. */
export async function findMailSettingsFault(settings: MailSettings): Promise<string | undefined> {
  const [{ createSmtpMail }, { createFolderMail }] = await Promise.all([loadSmtpMail(), loadFolderMail()]);
  try {
    if (settings.smtpUrl !== null) createSmtpMail({ url: settings.smtpUrl, from: settings.from ?? "" }).close();
    else if (settings.from !== null) createFolderMail({ folder: "", from: settings.from });
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
}

/** Seals the settings again when they were sealed with the previous PARLEY_SECRET. */
export async function resealMailSettings(kernel: Kernel): Promise<void> {
  const { query } = kernel.database;
  const sealed = await readSetting(query, settingName);
  if (sealed === undefined || !kernel.secrets.isSealedWithPrevious(settingPurpose, sealed, settingName)) return;
  await writeMailSettings(kernel, query, await readMailSettings(kernel, query));
}
