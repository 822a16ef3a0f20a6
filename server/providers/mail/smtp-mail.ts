import nodemailer from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { DkimKey } from "./dkim-key.ts";
import { type Mail, MailFailed } from "./mail.ts";
import { readSender } from "./mailbox.ts";
import { readSmtpUrl } from "./read-smtp-url.ts";
import { signatureOf } from "./signed-headers.ts";

type SmtpMail = Mail & {
  /** Connects and signs in without sending anything. @throws MailFailed */
  verify(): Promise<void>;
  /** Closes idle connections at once, and each other connection when its mail is sent. */
  close(): void;
};

type SmtpSettings = {
  /**
   * `smtp://user:password@host:587` or `smtps://…:465`. These ports are also the defaults.
   * `?starttls=require|optional|never` (smtp only) says whether the connection must be encrypted.
   * By default it must, when the URL has a password and the host is not this machine.
   */
  url: string;
  /** `person@example.com` or `Name <person@example.com>`. */
  from: string;
  /** Signs every mail (RFC 6376). */
  dkim?: DkimKey | null;
  /** The limit for one mail, including the wait for a free connection. Default: 60,000. */
  timeoutMs?: number;
};

const maxConnections = 4;

/**
 * Sends by SMTP over a few connections, which stay open for further mails. The rules for outbound
 * requests do not apply: the operator chooses the host, which may have a private address.
 * @throws Error with a sentence for the operator, when the settings cannot be read
 */
export function createSmtpMail(settings: SmtpSettings): SmtpMail {
  const { timeoutMs = 60_000 } = settings;
  const from = readSender(settings.from);
  const { dkim = null } = settings;
  const signature = dkim && signatureOf(dkim);
  const transport = nodemailer.createTransport({
    ...readSmtpUrl(settings.url),
    pool: true,
    ...(signature && { dkim: signature }),
    maxConnections,
    idleTimeout: 30_000,
    connectionTimeout: Math.min(timeoutMs, 10_000),
    greetingTimeout: Math.min(timeoutMs, 10_000),
    dnsTimeout: Math.min(timeoutMs, 10_000),
    socketTimeout: Math.min(timeoutMs, 30_000),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(message) {
      const composed = composeMail(from, message);
      try {
        await transport.sendMail({ ...composed, signal: AbortSignal.timeout(timeoutMs) });
      } catch (failure) {
        throw explain(failure);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (failure) {
        throw explain(failure);
      }
    },
    close: () => transport.close(),
  };
}

function explain(failure: unknown): MailFailed {
  const { message, code, responseCode } = failure as Error & { code?: string; responseCode?: number };
  const isPermanent = code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
  // Mail servers quote the recipient in their answers.
  const cause = new Error(message.replace(/\S+@\S+/g, "<address>"));
  return new MailFailed(sentenceFor(code, responseCode), { isPermanent, cause });
}

function sentenceFor(code: string | undefined, responseCode: number | undefined): string {
  if (code === "EAUTH" || code === "ENOAUTH") return "The mail server refused the user name or password.";
  if (code === "ETLS")
    return "The mail server offers no encrypted connection. Check its certificate, or add ?starttls= to its URL.";
  if (code === "ETIMEDOUT" || code === "EABORT") return "The mail server did not answer in time.";
  if (responseCode !== undefined) return `The mail server refused the mail with code ${responseCode}.`;
  return `The mail server could not be reached${code ? ` (${code})` : ""}.`;
}
