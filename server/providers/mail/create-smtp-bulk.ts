import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import DKIM from "nodemailer/lib/dkim";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { BulkMail, BulkOutcome } from "./bulk-mail.ts";
import { composeMail } from "./compose-mail.ts";
import type { DkimKey } from "./dkim-key.ts";
import { MailFailed, type MailMessage } from "./mail.ts";
import { type Mailbox, readSender } from "./mailbox.ts";
import { readSmtpUrl } from "./read-smtp-url.ts";
import { signatureOf } from "./signed-headers.ts";

type SmtpBulkSettings = {
  /** The address is written as in `SmtpSettings`. */
  url: string;
  from: string;
  dkim: DkimKey | null;
  connections?: number;
};

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };
type SendError = SmtpError & { command?: string; rejectedErrors?: SmtpError[] };

const usualConnections = 8;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Sends by SMTP over connections of its own. nodemailer's pool sends a mail again by itself when a
 * connection breaks, although the server may have taken it: here a break after the text went out is
 * `unknown`, and nothing is sent twice.
 */
export function createSmtpBulk({ url, from, dkim, connections = usualConnections }: SmtpBulkSettings): BulkMail {
  const sender = readSender(from);
  const options = readSmtpUrl(url);
  const signer = dkim === null ? undefined : new DKIM(signatureOf(dkim));
  const idle: SMTPConnection[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  async function acquire(): Promise<SMTPConnection> {
    if (busy >= connections) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    try {
      return idle.pop() ?? (await connect());
    } catch (error) {
      free();
      throw error;
    }
  }

  function free(): void {
    busy--;
    waiting.shift()?.();
  }

  function giveBack(connection: SMTPConnection, isUsable: boolean): void {
    if (isClosed || !isUsable) quit(connection);
    else idle.push(connection);
    free();
  }

  function connect(): Promise<SMTPConnection> {
    return new Promise((resolve, reject) => {
      const connection = new SMTPConnection({ ...options, ...timeouts });
      // After the connection is made, what is being sent gets the same error.
      connection.on("error", reject);
      connection.on("end", () => {
        const at = idle.indexOf(connection);
        if (at >= 0) idle.splice(at, 1);
        reject(new Error("The mail server closed the connection."));
      });
      connection.connect((failure) => {
        if (failure) return reject(failure);
        if (options.auth === undefined) return resolve(connection);
        connection.login({ ...options.auth, credentials: options.auth }, (refusal) => {
          if (refusal === null || refusal === undefined) return resolve(connection);
          quit(connection);
          reject(refusal);
        });
      });
    });
  }

  return {
    connections,
    async send(message) {
      let content: Buffer;
      try {
        content = await compose(sender, message, signer);
      } catch (error) {
        const reason = error instanceof MailFailed ? error.message : "The mail cannot be written.";
        return { kind: "refused", code: 0, isPermanent: true, reason, ofRecipient: null };
      }
      let connection: SMTPConnection;
      try {
        connection = await acquire();
      } catch (error) {
        return { kind: "unsent", isBroken: true, reason: explainBreak(error as SmtpError) };
      }
      const outcome = await transmit(connection, sender, message, content);
      giveBack(connection, outcome.isUsable);
      return outcome.outcome;
    },
    close() {
      isClosed = true;
      for (const connection of idle.splice(0)) quit(connection);
    },
  };
}

/** A server that asks for the end of the session, or for patience, is not used on. */
const serviceNotAvailable = 421;

function transmit(
  connection: SMTPConnection,
  sender: Mailbox,
  message: MailMessage,
  content: Buffer,
): Promise<{ outcome: BulkOutcome; isUsable: boolean }> {
  return new Promise((resolve) => {
    let wasRead = false;
    // The server asks for the text, after it has taken the envelope. Until then nothing can have been delivered.
    const stream = new Readable({
      read() {
        wasRead = true;
        this.push(content);
        this.push(null);
      },
    });
    const envelope = { from: message.envelopeFrom ?? sender.address, to: [message.to], size: content.length };
    connection.send(envelope, stream, (error) => {
      const failure = error as SendError | null;
      if (failure === null || failure === undefined) return resolve({ outcome: { kind: "sent" }, isUsable: true });
      const { responseCode: code } = failure;
      if (code === undefined) {
        const reason = explainBreak(failure);
        const outcome: BulkOutcome = wasRead
          ? { kind: "unknown", reason }
          : { kind: "unsent", isBroken: false, reason };
        return resolve({ outcome, isUsable: false });
      }
      const reason = `The mail server refused the mail with code ${code}.`;
      const ofRecipient = failure.rejectedErrors?.at(-1)?.response ?? null;
      const outcome: BulkOutcome = { kind: "refused", code, isPermanent: code >= 500, reason, ofRecipient };
      if (code === serviceNotAvailable) return resolve({ outcome, isUsable: false });
      // The envelope of the refused mail is dropped, so that nothing of it comes before the next
      // one.
      connection.reset((broken) => resolve({ outcome, isUsable: broken === null || broken === undefined }));
    });
  });
}

async function compose(sender: Mailbox, message: MailMessage, signer: DKIM | undefined): Promise<Buffer> {
  const composed = await new MailComposer(composeMail(sender, message)).compile().build();
  return signer === undefined ? composed : buffer(signer.sign(composed));
}

function quit(connection: SMTPConnection): void {
  try {
    connection.quit();
  } catch {
    connection.close();
  }
}

function explainBreak({ code, responseCode }: SmtpError): string {
  if (code === "EAUTH" || code === "ENOAUTH") return "The mail server refused the user name or password.";
  if (code === "ETLS") return "The mail server offers no encrypted connection.";
  if (code === "ETIMEDOUT") return "The mail server did not answer in time.";
  if (responseCode !== undefined) return `The mail server refused the connection with code ${responseCode}.`;
  return `The connection to the mail server broke${code === undefined ? "" : ` (${code})`}.`;
}
