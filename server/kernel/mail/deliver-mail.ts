import { MailFailed } from "../../providers/mail/mail.ts";
import { mailAttempts } from "../counter.ts";
import type { Kernel } from "../kernel.ts";
import { addJob, defineJob } from "../log/job.ts";
import { inTransaction, type Transaction } from "../storage/database.ts";
import { mailerOf } from "./mailer.ts";
import { beginAttempt, deleteMail, listPausedMails, type OutgoingMail, updateMail } from "./store.ts";
import { readStoredMail } from "./store-mail.ts";

/** The pauses between attempts grow by this factor, from the first to the longest. */
const firstPauseMs = 2_000;
const growth = 4;
const longestPauseMs = 4 * 3_600_000;
/** Mails that failed together must not come back together: a pause is longer or shorter by this. */
const jitter = 0.25;
/** A server that was away over a weekend still gets the mail. */
const givenUpAfterMs = 3 * 86_400_000;
const mostWokenAtOnce = 10_000;

/**
 * Sends a stored mail. After a passing failure it is sent again later, after a permanent one or
 * after three days it is given up.
 */
export const deliverMail = defineJob<{ mailId: string }>({
  name: "deliver-mail",
  async run(kernel, { mailId }) {
    const { query } = kernel.database;
    const mail = await beginAttempt(query, mailId);
    // Sent by a run whose end was not recorded, or erased.
    if (mail === undefined) return;
    try {
      const sentBy = await mailerOf(kernel).send(mailId, readStoredMail(kernel, mail));
      mailAttempts.add(`result="${sentBy === "smtp" ? "sent" : "file"}"`);
      if (sentBy === "smtp") await deleteMail(query, mailId);
      else await updateMail(query, { id: mailId, status: "file", reason: null, nextAttemptAt: null });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      await noteFailure(kernel, mail, error);
    }
  },
});

async function noteFailure(kernel: Kernel, mail: OutgoingMail, failure: MailFailed): Promise<void> {
  const { id, attempts, createdAt } = mail;
  const nowMs = kernel.clock.now();
  const nextAttemptAt = new Date(nowMs + pauseAfter(attempts - 1));
  const reason = failure.message;
  const isGivenUp = failure.isPermanent || nextAttemptAt.getTime() > createdAt.getTime() + givenUpAfterMs;
  mailAttempts.add(`result="${isGivenUp ? "failed" : "retried"}"`);
  if (isGivenUp) {
    await updateMail(kernel.database.query, { id, status: "failed", reason, nextAttemptAt: null });
    const sentence = failure.isPermanent
      ? "the mail server refused a mail for good; it will not be sent"
      : "a mail could not be sent for three days; it will not be sent";
    kernel.log.warn({ reason }, sentence);
    return;
  }
  await inTransaction(kernel.database, async (tx) => {
    await updateMail(tx, { id, status: "waiting", reason, nextAttemptAt });
    addJob(tx, deliverMail, { mailId: id }, { runAt: nextAttemptAt, key: keyOf(id) });
  });
  kernel.log.warn({ reason, attempts }, "the mail server refused a mail for now; it will be sent later");
}

function pauseAfter(failures: number): number {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * growth ** failures);
  return Math.round(pauseMs * (1 - jitter + 2 * jitter * Math.random()));
}

/** Adds one job for each mail that waits. */
export function addMailJob(tx: Transaction, mailId: string): void {
  addJob(tx, deliverMail, { mailId }, { key: keyOf(mailId) });
}

/** Tries every mail again that waits for its next attempt: the settings have changed. */
export async function wakeWaitingMails(tx: Transaction): Promise<void> {
  for (const mailId of await listPausedMails(tx, mostWokenAtOnce)) addMailJob(tx, mailId);
}

function keyOf(mailId: string): string {
  return `mail:${mailId}`;
}
