import PostalMime, { type Email } from "postal-mime";
import { classifyFailure, type FailureReason } from "./classify-failure.ts";
import { enhancedStatus } from "./enhanced-status.ts";

/** A mail to the bounce mailbox says this. `none`: it reports no failure. */
export type ReadBounce = {
  kind: "hard" | "soft" | "complaint" | "none";
  reason: FailureReason | "complaint" | "delayed" | "delivered" | "read" | "no-report";
  /** The enhanced status code, such as 5.1.1, where the mail has one. */
  status: string | null;
  /**
   * These may be mail tokens: of the address that the mail came to, and of the returned mail. One
   * that Parley made tells which mail it was; anybody can write the others.
   */
  tokens: string[];
};

const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
const mostCharacters = 256 * 1024;
/** Servers say why at the beginning. */
const mostSentenceCharacters = 20_000;
const mostTokens = 20;
/** 28 bytes in base32, as the local part of an address or of a Message-ID ends with them. */
const tokenPattern = /(?<![a-z0-9])[a-z2-7]{45}(?=@)/gi;
const returnedMail = /^-{2,}.*(?:copy of|below this line|original message).*$|^Return-Path: </im;
/** Gmail, Exim and others say so without a code. */
const permanentWords = /permanent(?:ly)? (?:error|failure|failed|fatal)|failed permanently|fatal error|giving up/i;
const permanentReply = /(?<![\d.])(?:55[0-9]|521|571)(?=[\s:-])/;

/**
 * Reads a delivery status notification (RFC 3464), a spam report (RFC 5965) or a bounce that a
 * server wrote in words. It runs in a thread: mails come from strangers.
 * @throws Error for what no mail is
 */
export async function readBounce(bytes: Uint8Array): Promise<ReadBounce> {
  const mail = await PostalMime.parse(bytes, limits);
  const tokens = tokensOf(mail);
  const { status = null, ...said } = reportOf(mail) ?? sentenceOf(mail);
  return { ...said, status, tokens };
}

type Said = Pick<ReadBounce, "kind" | "reason"> & { status?: string | null };

/** Reads the parts that programs write for programs. */
function reportOf(mail: Email): Said | undefined {
  const feedback = partOf(mail, "message/feedback-report");
  if (feedback !== undefined) {
    const type = fieldOf(feedback, "Feedback-Type")?.toLowerCase();
    return type === "not-spam" ? { kind: "none", reason: "no-report" } : complaint;
  }
  if (partOf(mail, "message/disposition-notification") !== undefined) return { kind: "none", reason: "read" };
  const returned = partOf(mail, "message/rfc822") ?? "";
  // Outlook.com reports junk with the mail alone, and names its reader in a header of its own.
  if (/^X-HmXmrOriginalRecipient:/im.test(`${returned}\n${mail.text ?? ""}`)) return complaint;
  const report = partOf(mail, "message/delivery-status");
  return report === undefined ? undefined : deliveryOf(report, mail.text ?? "");
}

const complaint: Said = { kind: "complaint", reason: "complaint" };

function deliveryOf(report: string, sentence: string): Said {
  const recipients = report.split(/\r?\n\s*\r?\n/).filter((part) => fieldOf(part, "Action") !== undefined);
  const actionOf = (part: string): string =>
    fieldOf(part, "Action")!
      .split(/[\s(;]/)[0]!
      .toLowerCase();
  const failed = recipients.find((part) => actionOf(part) === "failed");
  if (failed === undefined) {
    const isDelayed = recipients.some((part) => actionOf(part) === "delayed");
    return { kind: "none", reason: isDelayed ? "delayed" : recipients.length > 0 ? "delivered" : "no-report" };
  }
  const diagnosis = (fieldOf(failed, "Diagnostic-Code") ?? "").slice(0, mostSentenceCharacters);
  const reported = enhancedStatus(fieldOf(failed, "Status") ?? "");
  // Many gateways write 5.0.0 and leave the true code to the words.
  const status = isVague(reported) ? (enhancedStatus(diagnosis) ?? reported) : reported;
  return { ...classifyFailure(status, diagnosis === "" ? beforeReturnedMail(sentence) : diagnosis), status };
}

function isVague(status: string | null): boolean {
  return status === null || /^[45]\.[03]\.0$/.test(status);
}

/** A bounce in words comes from a mail server, never from a person. */
function sentenceOf(mail: Email): Said {
  // Some daemons write their name before an empty address.
  const from = mail.from?.address || mail.from?.name || "";
  const subject = mail.subject ?? "";
  const isServer = /^(?:mailer-?daemon|postmaster|mail-?daemon)(?:@|$)/i.test(from);
  if (!isServer) return { kind: "none", reason: "no-report" };
  const text = `${subject}\n${beforeReturnedMail(mail.text ?? "")}`;
  if (/^(?:warning|delayed)\b|\bdelayed \d+|will be (?:re)?tried|not yet been delivered/im.test(text)) {
    return { kind: "none", reason: "delayed" };
  }
  const status = enhancedStatus(text);
  const failure = classifyFailure(status, text);
  const isFailure =
    status !== null || permanentReply.test(text) || permanentWords.test(text) || failure.reason !== "other";
  return isFailure ? { ...failure, status } : { kind: "none", reason: "no-report" };
}

/** The returned mail follows the report and is not a part of it. */
function beforeReturnedMail(text: string): string {
  const beginning = text.slice(0, mostSentenceCharacters);
  const at = beginning.search(returnedMail);
  return at < 0 ? beginning : beginning.slice(0, at);
}

function partOf({ attachments }: Email, mimeType: string): string | undefined {
  const part = attachments.find((each) => each.mimeType.toLowerCase() === mimeType);
  return part && textOf(part.content);
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  if (typeof content === "string") return content.slice(0, mostCharacters);
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  return new TextDecoder().decode(bytes.subarray(0, mostCharacters));
}

/** Gives the value of a field, with the lines that continue it. */
function fieldOf(part: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, "im").exec(part)?.[1];
  const value = found?.replaceAll(/\s*\n\s+/g, " ").trim();
  return value === "" ? undefined : value;
}

function tokensOf(mail: Email): string[] {
  const headers = mail.headers.map(({ value }) => value).join("\n");
  const parts = mail.attachments.map(({ content }) => textOf(content));
  const found = [headers, ...parts, mail.text ?? ""].flatMap(
    (text) => text.slice(0, mostCharacters).match(tokenPattern) ?? [],
  );
  return [...new Set(found.map((token) => token.toLowerCase()))].slice(0, mostTokens);
}
