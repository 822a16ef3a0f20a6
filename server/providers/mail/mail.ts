export type MailMessage = {
  /** One bare address, `person@example.com`. */
  to: string;
  /** Line breaks and other control characters become spaces. */
  subject: string;
  text: string;
  html?: string;
  /** Further headers such as `List-Unsubscribe`; those that address or frame the message cannot be set here. */
  headers?: Record<string, string>;
};

export type Mail = {
  /** Resolves when the mail has been handed over for good. @throws MailFailed */
  send(message: MailMessage): Promise<void>;
};

/** The mail was not handed over. Its message and cause name no address and no credential, so both may be logged. */
export class MailFailed extends Error {
  override name = "MailFailed";
  /** True when the same mail will fail again: a refused recipient, a message that cannot be built. */
  readonly isPermanent: boolean;

  constructor(message: string, options: { isPermanent: boolean; cause?: Error }) {
    super(message, options.cause ? { cause: options.cause } : {});
    this.isPermanent = options.isPermanent;
  }
}

export type Mailbox = { name: string; address: string };

const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
const RESERVED_HEADER =
  /^(from|sender|to|cc|bcc|subject|date|message-id|return-path|received|mime-version|(content|dkim|arc|resent)-.*)$/i;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Reads `person@example.com` or `Name <person@example.com>`; undefined when it is neither. */
export function readMailbox(text: string): Mailbox | undefined {
  const named = /^(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>]*)>$/u.exec(text.trim());
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = named?.[3] ?? text.trim();
  return ADDRESS.test(address) && name.search(CONTROL) === -1 ? { name, address } : undefined;
}

/**
 * The message as nodemailer takes it, with nothing in it that could add a recipient, a header or a file.
 * @throws MailFailed, permanent
 */
export function composeFor(from: Mailbox, message: MailMessage) {
  if (!ADDRESS.test(message.to)) throw refused("the recipient is not one plain e-mail address");
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    if (!HEADER_NAME.test(name) || RESERVED_HEADER.test(name)) throw refused("a header has a name that cannot be set");
    if (value.search(CONTROL) !== -1) throw refused(`the header ${name} contains a line break or control character`);
  }
  return {
    from,
    to: { name: "", address: message.to },
    subject: message.subject.replace(CONTROL, " ").trim(),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    headers: message.headers ?? {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function refused(reason: string): MailFailed {
  return new MailFailed(`The mail cannot be sent: ${reason}.`, { isPermanent: true });
}
