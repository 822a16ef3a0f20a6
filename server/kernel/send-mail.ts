import { join } from "node:path";
import { MailFailed, type MailMessage } from "../providers/mail/mail.ts";
import { openMail } from "../providers/mail/open-mail.ts";
import type { Kernel } from "./kernel.ts";
import { addJob, defineJob } from "./log/job.ts";
import { readMailSettings } from "./mail-settings.ts";
import type { Transaction } from "./storage/database.ts";

const purpose = "waiting-mail";

/**
 * Sends the mail after the commit, and retries until a mail server accepts it. The job holds the
 * mail encrypted, because mails contain tokens.
 */
export function sendMail(kernel: Kernel, tx: Transaction, message: MailMessage): void {
  const sealed = kernel.secrets.encrypt(purpose, JSON.stringify(message)).toString("base64");
  addJob(tx, deliverMail, { sealed });
}

export const deliverMail = defineJob<{ sealed: string }>({
  name: "deliver-mail",
  async run(kernel, { sealed }) {
    const text = kernel.secrets.decrypt(purpose, Buffer.from(sealed, "base64"));
    try {
      await sendMailNow(kernel, JSON.parse(text) as MailMessage);
    } catch (error) {
      if (!(error instanceof MailFailed && error.isPermanent)) throw error;
      kernel.log.warn({ reason: error.message }, "the mail server refused a mail for good; it will not be sent");
    }
  },
});

/** Sends the mail before it returns. Returns what took the mail. Throws MailFailed. */
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
