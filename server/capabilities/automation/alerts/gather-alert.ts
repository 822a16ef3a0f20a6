import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { canBeMailed, mailMember, tooManyMails } from "../../identity/index.ts";
import { automationTexts } from "../texts/automation-texts.ts";
import * as store from "./store.ts";

/** Alerts are gathered for so long. */
const gatheringMs = 15 * 60_000;
/** One mail tells of so many: what a workflow sends beyond them is refused. */
const mostAlerts = 500;
/** The most items whose texts stand in the mail, cut to `mostCharacters`; the others have their subjects. */
const mostTexts = 50;
const mostCharacters = 2_000;

type Letter = { subject: string; text: string };

/**
 * Keeps a mail of a workflow to a member who has had the mails of this hour: with what else comes,
 * it is one mail later.
 * @throws rate-limited
 */
export async function gatherAlert(
  kernel: Kernel,
  tx: Transaction,
  reader: store.Reader,
  letter: Letter,
): Promise<void> {
  const isRoom = (await canBeMailed(kernel, tx, reader)) && (await store.countAlerts(tx, reader)) < mostAlerts;
  if (!isRoom) throw tooManyMails();
  const { subject, text } = letter;
  const cut = text.length > mostCharacters ? `${text.slice(0, mostCharacters).toWellFormed()}…` : text;
  const dueAt = new Date(kernel.clock.now() + gatheringMs);
  await store.insertAlert(tx, { ...reader, id: newUuid(), subject, text: cut, dueAt });
}

/** Mails what was gathered. */
export const mailAlerts = defineJob<unknown>({
  name: "mail-workflow-alerts",
  schedule: "* * * * *",
  async run(kernel) {
    const nowMs = kernel.clock.now();
    for (const reader of await store.findDueReaders(kernel.database.query, new Date(nowMs))) {
      const isTold = await inTransaction(kernel.database, (tx) => tell(kernel, tx, reader)).catch((error) => {
        if (error instanceof MailsSpent) return false;
        throw error;
      });
      if (!isTold) await store.postponeAlerts(kernel.database.query, reader, new Date(nowMs + gatheringMs));
    }
  },
});

/** Rolls back what was taken. */
class MailsSpent extends Error {}

async function tell(kernel: Kernel, tx: Transaction, reader: store.Reader): Promise<boolean> {
  const alerts = await store.takeAlerts(tx, reader);
  if (alerts.length === 0) return true;
  const write = (language: PageLanguage) => writeMail(language, alerts);
  if (!(await mailMember(kernel, tx, reader, write, { purpose: "gathered" }))) throw new MailsSpent();
  return true;
}

function writeMail(language: PageLanguage, alerts: readonly store.Alert[]) {
  const texts = automationTexts[language].alerts;
  const count = new Intl.NumberFormat(language).format(alerts.length);
  const whole = alerts.slice(0, mostTexts).map(({ subject, text }) => `${subject}\n\n${text}`);
  const others = alerts.slice(mostTexts).map(({ subject }) => subject);
  const parts = [texts.gathered, ...whole, ...(others.length > 0 ? [others.join("\n")] : [])];
  return { subject: texts.subject(count, alerts[0]!.subject), text: `${parts.join("\n\n---\n\n")}\n` };
}
