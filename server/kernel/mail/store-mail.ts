import { randomBytes } from "node:crypto";
import type { MailMessage } from "../../providers/mail/mail.ts";
import { isAddress, readSender } from "../../providers/mail/mailbox.ts";
import type { Kernel } from "../kernel.ts";
import type { SealedValues } from "../secrets.ts";
import type { Queryable } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { readMailSettings } from "./mail-settings.ts";
import { insertMail, type OutgoingMailStatus, sealedMails } from "./store.ts";

/** Mails are encrypted where they wait, because they contain tokens. */
const purposeOfSealedMail = "waiting-mail";
const purposeOfRecipient = "mail-recipient";
/** A stranger who can name an id gets into the conversation that it belongs to. */
const messageIdBytes = 16;

/** Stores a mail. Returns its id. */
export async function storeMail(
  kernel: Kernel,
  db: Queryable,
  message: MailMessage,
  kept: { status: OutgoingMailStatus; workspaceId: string | null; conversationId?: string | null },
): Promise<string> {
  const id = newUuid();
  await insertMail(db, {
    ...kept,
    id,
    sealed: kernel.secrets.encrypt(purposeOfSealedMail, JSON.stringify(message), id),
    recipient: recipientOf(kernel, message.to),
    createdAt: new Date(kernel.clock.now()),
  });
  return id;
}

export function readStoredMail(kernel: Kernel, { id, sealed }: { id: string; sealed: Buffer }): MailMessage {
  return JSON.parse(kernel.secrets.decrypt(purposeOfSealedMail, sealed, id)) as MailMessage;
}

/** Finds the mails to an address, which the database holds only encrypted. */
export function recipientOf(kernel: Kernel, address: string): Buffer {
  return kernel.secrets.sign(purposeOfRecipient, address.toLowerCase());
}

/** Gives the message with what makes it the same mail at every attempt: its id and its date. */
export async function identifyMail(kernel: Kernel, db: Queryable, message: MailMessage): Promise<MailMessage> {
  const writtenAt = message.writtenAt ?? new Date(kernel.clock.now()).toISOString();
  return { ...message, messageId: message.messageId ?? (await newMessageId(kernel, db)), writtenAt };
}

/** Makes a new `Message-ID`, in the domain that mails are sent from. Nobody can guess it. */
export async function newMessageId(kernel: Kernel, db: Queryable): Promise<string> {
  const { from } = await readMailSettings(kernel, db);
  const address = from === null ? "" : readSender(from).address;
  const domain = isAddress(address) ? address.slice(address.lastIndexOf("@") + 1) : "localhost";
  return `<${randomBytes(messageIdBytes).toString("hex")}@${domain}>`;
}

/** The mails that wait, as they are encrypted. */
export const sealedMailValues: SealedValues = { purpose: purposeOfSealedMail, values: sealedMails };
