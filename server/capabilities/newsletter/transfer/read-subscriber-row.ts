import { isIsoMoment, readDate } from "@parley/documents";
import { parseEmailAddress } from "@parley/json";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import {
  type Departure,
  departureOfWord,
  foldBlanks,
  type ImportFields,
  meaningOfCell,
  type RowContext,
  type RowFault,
} from "../../contacts/index.ts";
import type { SubscriberStatus } from "../schema.ts";

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

const own = new Set([
  ...Object.keys(mostCharacters),
  ..."email firstName middleName lastName secondLastName status requestedAt confirmedAt".split(" "),
]);

/** An export has more than an import reads, and other files have more still. */
export const fieldsOfSubscribers: ImportFields = {
  takes: (field) => own.has(field) && field !== "requestIp",
  keepsOthers: () => false,
  needs: ["email"],
  takesLeaving: true,
};

/** Holds of all rows of a file. */
export type WholeFile = {
  status?: SubscriberRowOfFile["status"];
  list?: string;
  consent?: string;
};

/** Reads a row. Of what the file, the row and its other columns say of mails, that counts which ends most. */
export function readSubscriberRow(
  fields: Readonly<Record<string, unknown>>,
  { departure, dateFormat }: Pick<RowContext, "departure" | "dateFormat">,
  whole: WholeFile,
): SubscriberRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value === null || value === undefined || typeof value === "object" ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const email = parseEmailAddress(text("email"));
  if (email === undefined) return { field: "email", message: "is not an e-mail address" };
  const said = statusOf(text("status"));
  if (said === undefined) {
    return { field: "status", message: "is none of pending, confirmed, unsubscribed, bounced, complained" };
  }
  const times: Record<"requestedAt" | "confirmedAt", Date | null> = { requestedAt: null, confirmedAt: null };
  for (const field of ["requestedAt", "confirmedAt"] as const) {
    const written = text(field);
    if (written === "") continue;
    const time = timeOf(written, dateFormat);
    if (time === undefined) return { field, message: "is not a time like 2026-11-22T12:00:00Z; see dateFormat" };
    times[field] = time;
  }
  const refusal = consentRefused(text("consent") || (whole.consent ?? ""));
  return {
    email,
    status: mostCareful([said, whole.status, departure, refusal]),
    ...times,
    name: foldBlanks(text("name")) || null,
    language: text("language") || null,
    list: whole.list ?? (text("list") || "newsletter"),
    source: text("source") || "import",
    confirmIp: text("confirmIp") || null,
    consent: text("consent") || whole.consent || null,
  };
}

type Status = SubscriberRowOfFile["status"];

/** From what allows most to what ends most. */
const byCare: readonly Status[] = ["confirmed", "pending", "unsubscribed", "bounced", "complained"];

function mostCareful(statuses: readonly (Status | undefined)[]): Status {
  return byCare.findLast((status) => statuses.includes(status)) ?? "confirmed";
}

/** Other services have words of their own; undefined for one that nobody knows. */
function statusOf(written: string): Status | undefined {
  if (written === "") return "confirmed";
  const known = byCare.find((status) => status === written);
  if (known !== undefined) return known;
  const meaning = meaningOfCell(written);
  return meaning === "pending" || meaning === "confirmed" ? meaning : departureOfWord(written);
}

/** A cell that says no is no consent, and nobody is asked again. */
function consentRefused(consent: string): Departure | undefined {
  // "withdrawn 2025-03-01", "No, 1 May"
  const [first = ""] = consent.split(/[^\p{L}\p{M}]/u);
  const isShort = consent.length <= 40;
  if (meaningOfCell(consent) === "no" || (isShort && meaningOfCell(first) === "no")) return "unsubscribed";
  return departureOfWord(consent) ?? (isShort ? departureOfWord(first) : undefined);
}

/** A time without a zone is in UTC, as the services write theirs. */
function timeOf(written: string, dateFormat: RowContext["dateFormat"] = "YMD"): Date | undefined {
  const text = written.replace(/(?: \+0000)? ?UTC$/, "Z").replace(/(?<=:\d\d(?:\.\d+)?[+-]\d\d)$/, ":00");
  const read = readDate(text, isIsoMoment(text) ? "YMD" : dateFormat, pageLanguages);
  if (read === undefined) return undefined;
  const hasZone = !read.includes("T") || /(?:Z|[+-]\d\d:?\d\d)$/.test(read);
  const time = new Date(hasZone ? read : `${read}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/**
 * Tells whether a row proves who confirmed when, and from where or to which words. Without it, an
 * import confirms nobody.
 */
export function hasProof({ status, confirmedAt, confirmIp, consent }: SubscriberRowOfFile, now: Date): boolean {
  const isPast = confirmedAt !== null && confirmedAt <= now;
  return status === "confirmed" && isPast && (confirmIp !== null || consent !== null);
}
