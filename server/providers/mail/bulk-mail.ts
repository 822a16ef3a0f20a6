import type { MailMessage } from "./mail.ts";

/**
 * The outcome says what became of a mail that was handed to a mail server.
 * - `sent`: the server took it.
 * - `refused`: the server refused this mail or its recipient, with this code of SMTP. `ofRecipient` is what it said of the
 *   recipient, which may hold the address; null when it refused the mail.
 * - `unsent`: the mail did not reach the server, so sending it again cannot double it. `isBroken`: the server cannot be reached
 *   or refuses the credentials, so that other mails would fail, too.
 * - `unknown`: the connection broke after the text was sent and before the server answered.
 */
export type BulkOutcome =
  | { kind: "sent" }
  | { kind: "refused"; code: number; isPermanent: boolean; reason: string; ofRecipient: string | null }
  | { kind: "unsent"; isBroken: boolean; reason: string }
  | { kind: "unknown"; reason: string };

/** Sends many mails over a few connections. It never sends a mail a second time by itself. */
export type BulkMail = {
  /** The most mails that are sent at once. */
  readonly connections: number;
  send(message: MailMessage): Promise<BulkOutcome>;
  /** Closes each connection when its mail is sent. */
  close(): void;
};
