import nodemailer from "nodemailer";
import { composeFor, type Mail, type Mailbox, MailFailed, readMailbox } from "./mail.ts";

export type SmtpMail = Mail & {
  /** Connects and signs in without sending anything. @throws MailFailed */
  verify(): Promise<void>;
  /** Closes idle connections at once and the others after their mail. */
  close(): void;
};

export type SmtpSettings = {
  /**
   * `smtp://user:password@host:587` or `smtps://…:465`; these ports are also the defaults. `?starttls=require|optional|never` (smtp only)
   * says whether the connection must be encrypted: by default it must when the URL has a password and the host is not this machine.
   */
  url: string;
  /** `person@example.com` or `Name <person@example.com>`. */
  from: string;
  /** For one mail, waiting for a free connection included. Default 60,000. */
  timeoutMs?: number;
};

const MAX_CONNECTIONS = 4;

/**
 * Sends by SMTP over a few kept connections. The host is chosen by the operator and may be a private address:
 * mail does not pass through the outbound rules.
 * @throws Error with a sentence for the operator when the settings cannot be read
 */
export function createSmtpMail(settings: SmtpSettings): SmtpMail {
  const { timeoutMs = 60_000 } = settings;
  const from = readSender(settings.from);
  const transport = nodemailer.createTransport({
    ...readSmtpUrl(settings.url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
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
      const composed = composeFor(from, message);
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

function readSender(text: string): Mailbox {
  const from = readMailbox(text);
  if (!from) throw new Error("The sender of mail must look like person@example.com or Name <person@example.com>.");
  return from;
}

function readSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === "smtps:";
  const isUnderstood =
    url !== undefined &&
    (isSecure || url.protocol === "smtp:") &&
    url.hostname !== "" &&
    ["", "/"].includes(url.pathname) &&
    [...url.searchParams.keys()].every((name) => name === "starttls" && !isSecure);
  if (!isUnderstood)
    throw unreadable("It must look like smtp://user:password@host:587 or smtps://user:password@host:465");

  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isThisMachine = /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
  const starttls = url.searchParams.get("starttls") ?? (url.password !== "" && !isThisMachine ? "require" : "optional");
  if (!["require", "optional", "never"].includes(starttls)) throw unreadable("starttls is require, optional or never");
  return {
    host,
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && starttls === "require",
    ignoreTLS: starttls === "never",
    ...(url.username === "" ? {} : { auth: { user: decode(url.username), pass: decode(url.password) } }),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new Error("The mail server's user name or password has a % that is not part of a code; write it as %25.", {
      cause,
    });
  }
}

function unreadable(advice: string): Error {
  return new Error(`The address of the mail server cannot be read. ${advice}.`);
}

function explain(failure: unknown): MailFailed {
  const { message, code, responseCode } = failure as Error & { code?: string; responseCode?: number };
  const isPermanent = code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
  // Servers quote the recipient in their answers.
  const cause = new Error(message.replace(/\S+@\S+/g, "<address>"));
  return new MailFailed(sentenceFor(code, responseCode), { isPermanent, cause });
}

function sentenceFor(code: string | undefined, responseCode: number | undefined): string {
  if (code === "EAUTH" || code === "ENOAUTH") return "The mail server refused the user name or password.";
  if (code === "ETLS")
    return "The mail server offers no encrypted connection; check its certificate or add ?starttls=.";
  if (code === "ETIMEDOUT" || code === "EABORT") return "The mail server did not answer in time.";
  if (responseCode !== undefined) return `The mail server refused the mail with code ${responseCode}.`;
  return `The mail server could not be reached${code ? ` (${code})` : ""}.`;
}
