import type { ReadMail } from "./read-mail.ts";

/** The kind of event that a mail becomes. */
export const mailKind = "email";

/** Tells the team about a mail that the assistant cannot read. */
export const noteOfSealed =
  "This mail is encrypted, or packed as only Outlook reads it (winmail.dat). Read it in its mailbox. The assistant has answered nothing.";

/**
 * A mail as it is stored in its event. `userId` is the sender's address, by which an
 * erasure or an export of that user finds the mail.
 */
export type StoredMail = Omit<ReadMail, "from" | "replyTo" | "copies" | "isSealed"> & {
  /** Mails that were stored before do not say so. */
  isSealed?: boolean;
  userId: string;
  name: string;
  /** The address that the mail was sent to. */
  to: string;
  /** The other addresses that the person put in To and Cc. */
  copies?: string[];
  /** A source's forwarder passed it on in the name of `userId`. */
  forwarder?: string;
  /** Says what the team may do about a mail that is not answered. */
  note?: string;
};
