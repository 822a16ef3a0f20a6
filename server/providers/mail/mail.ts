/** Sends mail, wherever it goes. */
export type Mail = {
  /**
   * Resolves when the mail server accepted the mail, or when its file is written. `fileName`: of the
   * file, without `.eml`; another mail of this name is replaced.
   * @throws MailFailed
   */
  send(message: MailMessage, fileName?: string): Promise<void>;
};

export type MailMessage = {
  /** One address without a name, `person@example.com`. */
  to: string;
  /** Addresses without names. */
  cc?: readonly string[];
  /** Line breaks and other control characters become spaces. */
  subject: string;
  text: string;
  html?: string;
  /** Further headers such as `List-Unsubscribe`, but none that addresses or frames the message. */
  headers?: Record<string, string>;
  /**
   * `<…@domain>`. Fixed before the first attempt, so that a mail that is sent again after a crash is
   * the same mail for its receiver.
   */
  messageId?: string;
  /** Says when it was written, ISO 8601. */
  writtenAt?: string;
  /** Stands before the sender's address in place of the usual name. */
  fromName?: string;
  /** One address without a name. */
  replyTo?: string;
  /** Mails that cannot be delivered go to this one address, in place of the sender's own. */
  envelopeFrom?: string;
};

/**
 * The mail was not sent. `message` and `cause` contain no address and no credential, so both may be
 * logged.
 */
export class MailFailed extends Error {
  override name = "MailFailed";
  /**
   * Sending the same mail again would fail again: its recipient was refused, or it is malformed.
   */
  readonly isPermanent: boolean;

  constructor(message: string, options: { isPermanent: boolean; cause?: Error }) {
    super(message, options.cause ? { cause: options.cause } : {});
    this.isPermanent = options.isPermanent;
  }
}
