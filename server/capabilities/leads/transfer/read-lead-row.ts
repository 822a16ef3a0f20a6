import {
  fieldsOfContacts,
  type ImportFields,
  meaningOfCell,
  type RowContext,
  type RowFault,
  readContactRow,
  usualField,
} from "../../contacts/index.ts";
import { LeadId } from "../ids.ts";
import { Lead, type LeadStatus, leadStatuses } from "../schema.ts";
import type { NewLeadRow } from "../store.ts";

/** An import knows this of one lead. `knownId` is that of a lead that was exported. */
export type LeadRowOfFile = Omit<
  NewLeadRow,
  "id" | "contactId" | "score" | "scoreReasons" | "spamPoints" | "spamReasons" | "isAnnounced"
> & { knownId: string | undefined; identities: Exclude<ReturnType<typeof readContactRow>, RowFault>["identities"] };

const mostCharacters = { message: 10_000, source: 100, formId: 100 } as const;
const own = new Set([...Object.keys(mostCharacters), "id", "status", "consent"]);
/** An export has these, and they are not written back. */
const ignored = new Set([
  "tags",
  ...Object.keys(Lead.properties).filter((name) => !own.has(name) && !fieldsOfContacts.takes(name)),
]);

export const fieldsOfLeads: ImportFields = {
  takes: (field) => own.has(field) || (fieldsOfContacts.takes(field) && !ignored.has(field)),
  keepsOthers: (name) => !ignored.has(name) && fieldsOfContacts.keepsOthers(name),
  needs: ["email", "phone"],
  takesLeaving: false,
};

/** Holds of the rows that say nothing else. */
export type WholeFile = { status?: LeadStatus; consent?: boolean };

/** Reads a row whose fields have the names of leads; fields of other names become `custom`. */
export function readLeadRow(
  fields: Readonly<Record<string, unknown>>,
  context: RowContext,
  whole: WholeFile = {},
): LeadRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value === null || value === undefined ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const status = (text("status") || stageOf(fields) || whole.status || "new") as LeadStatus;
  if (!leadStatuses.includes(status)) return { field: "status", message: `is none of ${leadStatuses.join(", ")}` };
  const ofPerson = Object.entries(fields).filter(([name]) => !own.has(name) && !ignored.has(name));
  const person = readContactRow(Object.fromEntries(ofPerson), context);
  if ("field" in person) return person;
  const valueOfKind = (kind: string) => person.identities.find((identity) => identity.kind === kind)?.value ?? null;
  const [email, phone] = [valueOfKind("email"), valueOfKind("phone")];
  if (email === null && phone === null) return { field: "email", message: "is needed, or a phone number" };
  return {
    knownId: LeadId.parse(text("id")),
    identities: person.identities,
    status,
    name: person.name ?? null,
    email,
    phone,
    company: person.company ?? null,
    message: text("message") || null,
    source: text("source") || "import",
    formId: text("formId") || null,
    page: null,
    utm: null,
    consent: text("consent") === "" ? (whole.consent ?? null) : meaningOfCell(text("consent")) === "yes",
    custom: person.custom as LeadRowOfFile["custom"],
    userId: valueOfKind("user"),
  };
}

/**
 * Gives the state that a column such as "Status" names in a word of ours. Other programs have stages of
 * their own and call them so: the column stays a field of its own, too.
 */
function stageOf(fields: Readonly<Record<string, unknown>>): LeadStatus | undefined {
  const [, written] = Object.entries(fields).find(([name]) => usualField(name) === "status") ?? [];
  return leadStatuses.find((status) => status === String(written).trim().toLowerCase());
}
