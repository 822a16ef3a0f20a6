import { MailFailed, type MailMessage } from "./mail.ts";
import { isAddress, type Mailbox } from "./mailbox.ts";

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
const reservedHeader =
  /^(from|sender|to|cc|bcc|subject|date|message-id|return-path|received|mime-version|(content|dkim|arc|resent)-.*)$/i;
const messageIdPattern = /^<[^\s<>@]{1,128}@[^\s<>@]{1,255}>$/;
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Gives the message in the form that nodemailer takes.
 * Nothing in it can add a recipient, a header, or the content of a file.
 * @throws MailFailed, permanent
 */
export function composeMail(from: Mailbox, message: MailMessage) {
  if (!isAddress(message.to)) throw refused("the recipient is not one plain e-mail address");
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    if (!headerName.test(name) || reservedHeader.test(name)) throw refused("a header has a name that cannot be set");
    if (value.search(controlCharacters) !== -1) {
      throw refused(`the header ${name} contains a line break or control character`);
    }
  }
  const { messageId, writtenAt, fromName, replyTo, envelopeFrom } = message;
  if (messageId !== undefined && !messageIdPattern.test(messageId)) throw refused("its Message-ID is not one id");
  const cc = message.cc ?? [];
  for (const address of [replyTo, envelopeFrom, ...cc]) {
    if (address !== undefined && !isAddress(address)) throw refused("an address of it is not one plain e-mail address");
  }
  return {
    from: fromName === undefined ? from : { name: oneLine(fromName), address: from.address },
    to: { name: "", address: message.to },
    ...(cc.length === 0 ? {} : { cc: cc.map((address) => ({ name: "", address })) }),
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(envelopeFrom === undefined ? {} : { envelope: { from: envelopeFrom, to: [message.to, ...cc] } }),
    subject: oneLine(message.subject),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    headers: message.headers ?? {},
    ...(messageId === undefined ? {} : { messageId }),
    ...(writtenAt === undefined ? {} : { date: new Date(writtenAt) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replace(controlCharacters, " ").trim();
}

function refused(reason: string): MailFailed {
  return new MailFailed(`The mail cannot be sent: ${reason}.`, { isPermanent: true });
}
