import type { Email } from "postal-mime";
import { incomingTexts } from "../texts/incoming-texts.ts";

/** No person writes from these addresses. */
const robots =
  /^(mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|bounces?|wordpress|www-data|apache|nginx|httpd|root|cron|notifications?|(web|contact)[-_.]?forms?)([+-].*)?@/i;
/** Web forms send with these libraries, in the name of who filled them in. */
const formMailers = /^(phpmailer|wordpress|php\/)/i;
const absences = Object.values(incomingTexts).map(({ mailPrograms }) => mailPrograms.absence);
/** Relays drop the headers that say the same. */
const subjectOfAbsence = new RegExp(`^(?:${absences.join("|")})\\s?[:：]`, "i");
/** Calendars send these by themselves; an invitation (REQUEST) is a person's. */
const methodsOfCalendars = ["REPLY", "CANCEL", "REFRESH"];

/**
 * Says why no person wrote the mail (RFC 3834): answering it would begin a loop of two programs. It
 * gives undefined for the mail of a person.
 */
export function automaticReason(mail: Email, address: string, replyTo: string | undefined): string | undefined {
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const header = (name: string) => headers.get(name) ?? "";
  const submitted = header("auto-submitted").split(";")[0]!.trim().toLowerCase();
  if (submitted !== "" && submitted !== "no") return "auto-submitted";
  if (/^\s*(bulk|list|junk|auto_reply)\b/i.test(header("precedence"))) return "precedence";
  if (headers.has("list-id")) return "mailing-list";
  if (header("return-path").trim() === "<>") return "no-return-path";
  if (headers.has("x-autoreply") || headers.has("x-autorespond")) return "auto-submitted";
  if (/\b(?:all|autoreply)\b/i.test(header("x-auto-response-suppress"))) return "auto-submitted";
  if (/^\s*multipart\/report\b/i.test(header("content-type"))) return "report";
  if (/^\s*yes\b/i.test(header("x-spam-flag")) || /^\s*yes\b/i.test(header("x-spam-status"))) return "spam";
  if (headers.has("list-unsubscribe")) return "newsletter";
  if (subjectOfAbsence.test(mail.subject?.trim() ?? "")) return "absence";
  if (mail.attachments.some(({ method }) => method !== undefined && methodsOfCalendars.includes(method))) {
    return "calendar";
  }
  if (mail.attachments.some(({ mimeType }) => /^text\/vnd\.google\.email-reaction\+json$/i.test(mimeType))) {
    return "reaction";
  }
  const isForm = formMailers.test(header("x-mailer")) && replyTo !== undefined && replyTo !== address;
  return isForm || robots.test(address) ? "robot" : undefined;
}
