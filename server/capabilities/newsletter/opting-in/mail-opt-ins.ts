import type { Kernel } from "../../../kernel/kernel.ts";
import { pageLanguage, pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { type Sender, senderOf } from "../settings/sender-of.ts";
import { confirmationLifetimeMs } from "./confirm-opt-in.ts";
import * as store from "./store.ts";
import { writeOptInMail } from "./write-opt-in-mail.ts";

export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The most such mails that a mailbox gets, of all workspaces together. */
const mostAMonth = 4;
/** A second list, a lost mail or a return on the same day gets a mail, unless the sign-up is suspicious. */
const mostADay = 2;
/** A plain form, without a time and without a proof of work, has so many points. */
const mostPointsUnsuspicious = 2;
/** The mail before may be on its way still. */
const pauseMs = 5 * 60_000;
const monthMs = 30 * dayMs;
const mailsPerCommit = 50;

/**
 * Writes the mails of confirmation that are owed, as far as the limits allow: two a day (one, where the
 * sign-up is suspicious) and four in 30 days for a mailbox, and the hourly limit of the installation. The others wait.
 */
export async function mailOptIns(kernel: Kernel): Promise<void> {
  while (await inTransaction(kernel.database, (tx) => mailNext(kernel, tx)));
}

/** Returns false when nothing is left that may go out now. */
async function mailNext(kernel: Kernel, tx: Transaction): Promise<boolean> {
  await store.lockOptInMails(tx);
  const nowMs = kernel.clock.now();
  const now = new Date(nowMs);
  const { optInMails: mostAnHour } = kernel.config.limits;
  const sent = mostAnHour === 0 ? 0 : await store.countOptInMails(tx, new Date(nowMs - hourMs));
  const room = mostAnHour === 0 ? mailsPerCommit : Math.min(mailsPerCommit, mostAnHour - sent);
  if (room <= 0) return false;
  const owed = await store.findOwedOptIns(tx, now, room);
  if (owed.length === 0) return false;
  const { free, held } = await checkMailboxes(tx, owed, nowMs);
  await store.postponeOptIns(tx, held);
  await store.deleteOwedOptIns(tx, free);
  const mailed = await mailAll(kernel, tx, free);
  await store.insertOptInMails(tx, mailed, now);
  return true;
}

/** Finds the mailboxes that may get a mail now, and from when on the others may. */
async function checkMailboxes(tx: Transaction, owed: readonly store.OwedOptIn[], nowMs: number) {
  const mailboxes = owed.map(({ mailboxHash }) => mailboxHash);
  const sentTo = await store.findOptInMails(tx, mailboxes, new Date(nowMs - monthMs));
  const free: store.OwedOptIn[] = [];
  const held: (store.OwedOptIn & { nextAt: Date })[] = [];
  for (const each of owed) {
    const mailbox = each.mailboxHash.toString("hex");
    const times = sentTo.get(mailbox) ?? [];
    const isSuspicious = each.spamPoints > mostPointsUnsuspicious;
    const nextAtMs = nextMailAt(
      times.map((time) => time.getTime()),
      isSuspicious,
    );
    if (nextAtMs > nowMs) held.push({ ...each, nextAt: new Date(nextAtMs) });
    else {
      free.push(each);
      sentTo.set(mailbox, [new Date(nowMs), ...times]);
    }
  }
  return { free, held };
}

/** From when on a mailbox may get another mail, by the times of those that it got, newest first. */
function nextMailAt(sentMs: readonly number[], isSuspicious: boolean): number {
  const after = (place: number, waitMs: number) => (sentMs[place - 1] === undefined ? 0 : sentMs[place - 1]! + waitMs);
  return Math.max(after(1, pauseMs), after(isSuspicious ? 1 : mostADay, dayMs), after(mostAMonth, monthMs));
}

/** Gives the mailboxes that got a mail. */
async function mailAll(kernel: Kernel, tx: Transaction, owed: readonly store.OwedOptIn[]): Promise<Buffer[]> {
  const asked = await store.findAsked(tx, owed);
  const senders = new Map<string, Sender>();
  const mailed: Buffer[] = [];
  for (const { workspaceId, subscriberId, email, language, lists } of asked) {
    // The person has confirmed or left since, or was erased.
    if (email === null || lists.length === 0) continue;
    const sender = senders.get(workspaceId) ?? (await senderOf(tx, workspaceId));
    senders.set(workspaceId, sender);
    const { mailboxHash, site } = owed.find((each) => each.subscriberId === subscriberId)!;
    const token = randomToken();
    const text = writeOptInMail(kernel, {
      language: pageLanguage(pageLanguageOf(language) ?? sender.language, undefined),
      sender,
      site,
      lists,
      token,
    });
    if (!(await sendMail(kernel, tx, "opt-in", { to: email, ...text }, { workspaceId }))) continue;
    const endsAt = new Date(kernel.clock.now() + confirmationLifetimeMs);
    const listIds = lists.map(({ id }) => id);
    await store.insertOptIn(tx, { tokenHash: sha256(token), workspaceId, subscriberId, listIds, endsAt });
    mailed.push(mailboxHash);
  }
  return mailed;
}
