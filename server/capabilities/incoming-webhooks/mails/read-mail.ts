import { parseMail } from "@parley/documents";
import type { Address, Email } from "postal-mime";
import { automaticReason } from "./automatic-reason.ts";
import { cutQuotes, isForward } from "./cut-quotes.ts";
import { replyPrefixes } from "./reply-prefixes.ts";
import { textOfHtml } from "./text-of-html.ts";

/** These are kept of a mail. Attachments are named and not stored. */
export type ReadMail = {
  messageId: string | null;
  /** The ids that it refers to, oldest first. */
  referenceIds: string[];
  from: { name: string; address: string } | null;
  /** Answers should go there, as the mail says. */
  replyTo: { name: string; address: string } | null;
  /** The addresses in To and Cc. */
  copies: string[];
  subject: string;
  /** The person wrote this, without quotes and signature. */
  text: string;
  /** The mail was written by a program for this reason; null for the mail of a person. */
  automatic: string | null;
  /** The mail is encrypted, or packed as only Outlook reads it: nobody but its receiver knows what it says. */
  isSealed: boolean;
  attachments: { name: string; mimeType: string; bytes: number }[];
};

const mostReferences = 50;
const mostAttachments = 50;
const mostCopies = 20;
const mostSubjectCharacters = 500;
const mostNameCharacters = 200;
/** More than a message may have; what is longer is cut. */
const mostTextCharacters = 100_000;
const mostHtmlCharacters = 1_000_000;
const messageId = /<[^\s<>@]{1,128}@[^\s<>@]{1,255}>/g;
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Reads a mail (RFC 5322, MIME). It runs in a thread: mails come from strangers.
 * @throws Error for what no mail is
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await parseMail(bytes);
  const from = mailboxOf(mail.from);
  const replyTo = mailboxOf(mail.replyTo?.[0]);
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    referenceIds: [...new Set([...idsIn(mail.references), ...idsIn(mail.inReplyTo)])].slice(-mostReferences),
    from,
    replyTo,
    copies: [mail.to, mail.cc].flatMap((list) => addressesIn(list ?? [])).slice(0, mostCopies),
    subject: oneLine(mail.subject ?? "", mostSubjectCharacters),
    text: ownText(mail),
    automatic: automaticReason(mail, from?.address ?? "", replyTo?.address) ?? null,
    isSealed: isSealed(mail),
    attachments: mail.attachments.slice(0, mostAttachments).map(({ filename, mimeType, content }) => ({
      name: oneLine(filename ?? "", mostNameCharacters),
      mimeType: oneLine(mimeType, mostNameCharacters),
      bytes: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}

function mailboxOf(address: Address | undefined): ReadMail["from"] {
  if (address?.address === undefined) return null;
  return { name: oneLine(address.name, mostNameCharacters), address: address.address };
}

function addressesIn(list: readonly Address[]): string[] {
  return list.flatMap(({ address, group }) => (group ?? [{ address }]).flatMap((one) => one.address ?? []));
}

function idsIn(header: string | undefined): string[] {
  return header === undefined ? [] : [...header.slice(-20_000).matchAll(messageId)].map(([id]) => id);
}

/** The plain text, else what can be read of the HTML. What looks like a quote as a whole is kept. */
function ownText({ text = "", html = "", subject = "", inReplyTo, references }: Email): string {
  const written = text.trim() === "" ? textOfHtml(html.slice(0, mostHtmlCharacters), isForward(subject)) : text;
  const bounded = storable(written.slice(0, mostHtmlCharacters));
  const isReply = inReplyTo !== undefined || references !== undefined || replyPrefixes.test(subject);
  const own = cutQuotes(bounded, { subject, isReply });
  return (own === "" ? bounded.trim() : own).slice(0, mostTextCharacters).toWellFormed();
}

const sealedTypes = /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted|(?:vnd\.)?ms-tnef)$/i;

function isSealed({ text = "", html = "", attachments }: Email): boolean {
  if (text.trimStart().startsWith("-----BEGIN PGP MESSAGE-----")) return true;
  const isBlank = text.trim() === "" && textOfHtml(html.slice(0, mostHtmlCharacters)).trim() === "";
  return isBlank && attachments.some(({ mimeType }) => sealedTypes.test(mimeType));
}

/** PostgreSQL stores no NUL; other control characters but line breaks and tabs say nothing. */
function storable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\r\t]/gu, "").toWellFormed();
}

function oneLine(text: string, mostCharacters: number): string {
  return text.replaceAll(controlCharacters, " ").trim().slice(0, mostCharacters).toWellFormed();
}
