import { join } from "node:path";
import { MailFailed, type MailMessage } from "../providers/mail/mail.ts";
import { openMail } from "../providers/mail/open-mail.ts";
import type { Kernel } from "./kernel.ts";
import { addJob, defineJob } from "./log/job.ts";
import { readMailSettings } from "./mail-settings.ts";
import type { Queryable, Transaction } from "./storage/database.ts";
import { countMail } from "./store.ts";

/**
 * Why a mail is sent. Each purpose has a budget of its own for an address, so that a stranger who
 * spends the budget of links cannot keep the notice of a changed password from its owner.
 */
export type MailPurpose = keyof typeof mostAnHour;

/** The most mails that one address gets within an hour, from all nodes together. */
const mostAnHour = {
  /** A link with a token. A stranger may have asked for it. */
  link: 6,
  /** Something happened to an account that its owner must know of. */
  security: 3,
  /** Something happened in a workspace. */
  notice: 6,
  /** The operator tries the mail settings. */
  test: 20,
};
const budgetWindowMs = 3_600_000;

const purposeOfSealedMail = "waiting-mail";

/**
 * The only way to send a mail. Sends it after the commit, and retries until a mail server accepts
 * it. False when the address has had its mails of this hour: then nothing is sent, so that nobody's
 * mailbox is flooded. The job holds the mail encrypted, because mails contain tokens.
 */
export async function sendMail(
  kernel: Kernel,
  tx: Transaction,
  purpose: MailPurpose,
  message: MailMessage,
): Promise<boolean> {
  if (!(await spendBudget(kernel, tx, purpose, message.to))) return false;
  const sealed = kernel.secrets.encrypt(purposeOfSealedMail, JSON.stringify(message)).toString("base64");
  addJob(tx, deliverMail, { sealed });
  return true;
}

/**
 * Like `sendMail`, but sends the mail before it returns. Returns what took the mail; null when the
 * budget of the address is spent. Throws MailFailed.
 */
export async function sendMailNow(
  kernel: Kernel,
  purpose: MailPurpose,
  message: MailMessage,
): Promise<"smtp" | "folder" | null> {
  if (!(await spendBudget(kernel, kernel.database.query, purpose, message.to))) return null;
  return deliver(kernel, message);
}

export const deliverMail = defineJob<{ sealed: string }>({
  name: "deliver-mail",
  async run(kernel, { sealed }) {
    const text = kernel.secrets.decrypt(purposeOfSealedMail, Buffer.from(sealed, "base64"));
    try {
      await deliver(kernel, JSON.parse(text) as MailMessage);
    } catch (error) {
      if (!(error instanceof MailFailed && error.isPermanent)) throw error;
      kernel.log.warn({ reason: error.message }, "the mail server refused a mail for good; it will not be sent");
    }
  },
});

async function deliver(kernel: Kernel, message: MailMessage): Promise<"smtp" | "folder"> {
  const settings = await readMailSettings(kernel, kernel.database.query);
  const mail = await openMail({ ...settings, folder: join(kernel.config.dataDirectory, "mail") });
  try {
    await mail.send(message);
    return mail.kind;
  } finally {
    mail.close();
  }
}

async function spendBudget(kernel: Kernel, db: Queryable, purpose: MailPurpose, to: string): Promise<boolean> {
  const nowMs = kernel.clock.now();
  const count = await countMail(db, {
    subject: kernel.secrets.sign("mail-budget", `${purpose} ${mailboxOf(to)}`),
    now: new Date(nowMs),
    windowEndsAt: new Date(nowMs + budgetWindowMs),
  });
  if (count <= mostAnHour[purpose]) return true;
  kernel.log.info({ purpose }, "a mail was not sent: its address has had its mails of this hour");
  return false;
}

/**
 * Many mail servers deliver person+anything@example.com to person@example.com, so all of these are
 * one mailbox.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  return `${/^[^+]+(?=\+)/.exec(local)?.[0] ?? local}${address.slice(at)}`.toLowerCase();
}
