import type { MailMessage } from "../providers/mail/mail.ts";
import { mailAttempts } from "./counter.ts";
import type { Kernel } from "./kernel.ts";
import { addMailJob } from "./mail/deliver-mail.ts";
import { mailerOf } from "./mail/mailer.ts";
import { deleteMail } from "./mail/store.ts";
import { identifyMail, storeMail } from "./mail/store-mail.ts";
import type { Queryable, Transaction } from "./storage/database.ts";
import { countMail } from "./store.ts";

/**
 * The purpose says why a mail is sent. Each has a budget of its own for an address, so that a
 * stranger who spends the budget of links cannot keep the notice of a changed password from its
 * owner.
 */
export type MailPurpose = keyof typeof mostAnHour;

/** The most mails that one address gets within an hour, from all nodes together. */
const mostAnHour = {
  /** A link with a token. A stranger may have asked for it. */
  link: 6,
  /** A stranger named the address in a form of a newsletter, which has a tighter budget of its own. */
  "opt-in": 3,
  /** A member of any workspace wants the reader as a colleague. */
  invitation: 3,
  /** Something happened to an account that its owner must know of. */
  security: 3,
  /** Something happened in a workspace. */
  notice: 6,
  /** Runs of workflows failed, which must not take the room of other notices. */
  failure: 6,
  /** A workflow waits for the decision of a member. */
  approval: 30,
  /** A workflow writes to the address. */
  workflow: 10,
  /** Mails of workflows to a member beyond the hour's, as one. */
  gathered: 6,
  /** The assistant answers a mail. */
  answer: 10,
  /** The assistant answers what a form passed on, in which a stranger may have named the address. */
  "first-answer": 3,
  /** A member answers a mail. */
  reply: 60,
  /** The operator tries the mail settings. */
  test: 20,
};
const budgetWindowMs = 3_600_000;

/**
 * The only way to send a mail. Sends it after the commit, and retries until a mail server accepts
 * it. False when the address has had its mails of this hour: then nothing is sent, so that nobody's
 * mailbox is flooded. `workspaceId` is given for a mail to a contact, and for one that quotes a
 * conversation: erasing the contact or the conversation takes back what was not sent.
 */
export async function sendMail(
  kernel: Kernel,
  tx: Transaction,
  purpose: MailPurpose,
  message: MailMessage,
  { workspaceId = null, conversationId = null }: { workspaceId?: string | null; conversationId?: string | null } = {},
): Promise<boolean> {
  if (!(await spendBudget(kernel, tx, purpose, message.to))) return false;
  const cc: string[] = [];
  for (const address of message.cc ?? []) if (await spendBudget(kernel, tx, purpose, address)) cc.push(address);
  const mail = await identifyMail(kernel, tx, withUsualHeaders({ ...message, ...(message.cc && { cc }) }));
  addMailJob(tx, await storeMail(kernel, tx, mail, { status: "waiting", workspaceId, conversationId }));
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
  const { query } = kernel.database;
  if (!(await spendBudget(kernel, query, purpose, message.to))) return null;
  const mail = await identifyMail(kernel, query, withUsualHeaders(message));
  // A file whose mail is not in the outbox would be deleted.
  const id = await storeMail(kernel, query, mail, { status: "file", workspaceId: null });
  let sentBy: "smtp" | "folder" | undefined;
  try {
    sentBy = await mailerOf(kernel).send(id, mail);
    mailAttempts.add(`result="${sentBy === "smtp" ? "sent" : "file"}"`);
    return sentBy;
  } finally {
    if (sentBy === undefined) mailAttempts.add('result="failed"');
    if (sentBy !== "folder") await deleteMail(query, id);
  }
}

/** Mailboxes that answer by themselves do not answer a mail that no person wrote (RFC 3834). */
function withUsualHeaders(message: MailMessage): MailMessage {
  return { ...message, headers: { "Auto-Submitted": "auto-generated", ...message.headers } };
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

/** The mail server of these domains ignores the dots in the name of a mailbox, which has an address at each of them. */
const domainsWithoutDots: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * Many mail servers deliver person+anything@example.com to person@example.com, and some ignore dots,
 * so all of these are one mailbox.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  const person = /^[^+]+(?=\+)/.exec(local)?.[0] ?? local;
  return domainsWithoutDots.includes(domain)
    ? `${person.replaceAll(".", "")}@${domainsWithoutDots[0]}`
    : `${person}@${domain}`;
}
