import type { RowFault } from "../../contacts/index.ts";
import { parseEmailAddress } from "../../identity/index.ts";
import { type SubscriberStatus, subscriberStatuses } from "../schema.ts";

/** A row of a file of subscribers. */
export type SubscriberRowOfFile = {
  email: string;
  name: string | null;
  language: string | null;
  list: string;
  source: string;
  status: Exclude<SubscriberStatus, "erased">;
  requestedAt: Date | null;
  confirmedAt: Date | null;
  confirmIp: string | null;
  consent: string | null;
};

const mostCharacters = { name: 200, language: 35, list: 63, source: 100, confirmIp: 45, requestIp: 45, consent: 5_000 };

/** Fields of other names are left out: an export has more than an import reads. */
export function readSubscriberRow(fields: Readonly<Record<string, unknown>>): SubscriberRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value === null || value === undefined || typeof value === "object" ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const email = parseEmailAddress(text("email"));
  if (email === undefined || /@[^.]+$/.test(email)) return { field: "email", message: "is not an e-mail address" };
  const status = (text("status") || "confirmed") as SubscriberStatus;
  if (status === "erased" || !subscriberStatuses.includes(status)) {
    return { field: "status", message: "is none of pending, confirmed, unsubscribed, bounced, complained" };
  }
  const times: Record<"requestedAt" | "confirmedAt", Date | null> = { requestedAt: null, confirmedAt: null };
  for (const field of ["requestedAt", "confirmedAt"] as const) {
    const written = text(field);
    if (written === "") continue;
    const time = new Date(written);
    if (!/^\d{4}-\d{2}-\d{2}/.test(written) || Number.isNaN(time.getTime())) {
      return { field, message: "is not a time like 2026-11-22T12:00:00Z" };
    }
    times[field] = time;
  }
  return {
    email,
    status,
    ...times,
    name: text("name") || null,
    language: text("language") || null,
    list: text("list") || "newsletter",
    source: text("source") || "import",
    confirmIp: text("confirmIp") || null,
    consent: text("consent") || null,
  };
}

/**
 * Tells whether a row proves who confirmed when, and from where or to which words. Without it, an
 * import confirms nobody.
 */
export function hasProof({ status, confirmedAt, confirmIp, consent }: SubscriberRowOfFile, now: Date): boolean {
  const isPast = confirmedAt !== null && confirmedAt <= now;
  return status === "confirmed" && isPast && (confirmIp !== null || consent !== null);
}
