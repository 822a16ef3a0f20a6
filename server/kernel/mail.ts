import { join } from "node:path";
import { MailFailed, type MailMessage } from "../providers/mail/mail.ts";
import { openMail } from "../providers/mail/open-mail.ts";
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

/** Hands the mail over before it returns, and says to whom. Throws MailFailed. */
export async function sendMailNow(kernel: Kernel, message: MailMessage): Promise<"smtp" | "folder"> {
  const settings = await readMailSettings(kernel, kernel.database.query);
  const mail = await openMail({ ...settings, folder: join(kernel.config.dataDirectory, "mail") });
  try {
    await mail.send(message);
    return mail.kind;
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
  try {
    (await openMail({ ...settings, folder: "" })).close();
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
