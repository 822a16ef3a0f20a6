import type { ReadMail } from "./read-mail.ts";

/** The kind of event that a mail becomes. */
export const mailKind = "email";

/**
 * A mail as it is stored in its event. `userId` is the sender's address, by which an
 * erasure or an export of that user finds the mail.
 */
export type StoredMail = Omit<ReadMail, "from" | "replyTo" | "copies"> & {
  userId: string;
  name: string;
  /** The address that the mail was sent to. */
  to: string;
  /** The other addresses that the person put in To and Cc. */
  copies?: string[];
  /** A source's forwarder passed it on in the name of `userId`. */
  forwarder?: string;
  /** Says what the team may do about a mail that nobody is asked. */
  note?: string;
};
