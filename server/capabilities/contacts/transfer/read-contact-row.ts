import { isObject, parseEmailAddress, storedFormOfEmail } from "@parley/json";
import { ContactId } from "../ids.ts";
import { foldBlanks } from "../people/fold-blanks.ts";
import type { Identity } from "../people/identity.ts";
import { countryOfRow } from "./country-of-row.ts";
import { customOfRow } from "./custom-of-row.ts";
import type { ImportFields } from "./field-of-columns.ts";
import type { RowContext } from "./import-rows.ts";
import { type NumbersOfCell, numbersOfCell } from "./numbers-of-cell.ts";
import { readTags } from "./read-tags.ts";

/**
 * An import knows this of one person. `knownId` is that of a contact that was exported; `doubtful` holds
 * addresses that it alone may have, because mails came from there.
 */
export type ContactRowOfFile = {
  knownId: string | undefined;
  doubtful: readonly string[];
  identities: Identity[];
  name: string | undefined;
  company: string | undefined;
  tags: string[];
  custom: Record<string, unknown>;
};

/** The fault says why a row is not imported: what is wrong in which of its fields. */
export type RowFault = { field: string; message: string };

const mostCharacters = { name: 200, company: 200, userId: 255 } as const;
/** An export has these, and they are not written back. */
const ignored = new Set(["origin", "blocked", "createdAt", "updatedAt", "mergedIntoId", "mergedIds", "__proto__"]);
const own = new Set([
  ..."name firstName middleName lastName secondLastName email otherEmails phone otherPhones company tags userId custom country id identities".split(
    " ",
  ),
]);

export const fieldsOfContacts: ImportFields = {
  takes: (field) => own.has(field),
  keepsOthers: (field) => !ignored.has(field),
  needs: ["email", "phone", "name", "firstName", "lastName", "userId"],
  takesLeaving: false,
};

/** Reads a row whose fields have the names of contacts; fields of other names become `custom`. */
export function readContactRow(
  fields: Readonly<Record<string, unknown>>,
  { country, dateFormat, note }: Omit<RowContext, "departure">,
): ContactRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = fields[name];
    return value === null || value === undefined ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const addresses = addressesOf(fields, text);
  if ("field" in addresses) return addresses;
  const { knownId, doubtful, identities } = addresses;
  const numbers = [text("phone"), ...text("otherPhones").split(separators), ...valuesOf(fields, "phone")];
  const phones = numbersOfCells(numbers, countryOfRow(fields) ?? country);
  if (phones.left.length > 0 && identities.length === 0) {
    return { field: "phone", message: "is not a phone number with its country code" };
  }
  for (const value of phones.numbers) identities.push({ kind: "phone", value, isVerified: false });
  const name = foldBlanks(text("name")) || undefined;
  if (identities.length === 0 && name === undefined && knownId === undefined) return nobody;
  const asWritten: Record<string, string> = {};
  for (const [field, left] of Object.entries({ email: addresses.left, phone: phones.left })) {
    if (left.length === 0) continue;
    const text = left.join(", ");
    asWritten[`${field} as written`] = text;
    const shown = JSON.stringify(text.slice(0, mostCharactersShown).toWellFormed());
    note({ field, message: `${shown} is none: it is kept in the field "${field} as written"` });
  }
  const custom = customOfRow({ ...asWritten, ...othersOf(fields) }, fields.custom, { dateFormat, note });
  if ("message" in custom) return custom;
  return {
    knownId,
    doubtful,
    identities,
    name,
    company: foldBlanks(text("company")) || undefined,
    tags: readTags(fields.tags).slice(0, mostTags),
    custom: custom.values,
  };
}

export const nobody: RowFault = { field: "email", message: "is needed, or a phone number, a userId or a name" };
export const notAnAddress: RowFault = { field: "email", message: "is not an e-mail address" };
const mostTags = 50;
const mostOthers = 20;
const mostCharactersShown = 100;
/** A cell of Google has several addresses with colons between them. */
const separators = /[,;\n]| ::: /;

/** `left` is what a row with an address has beside it, and what is none. */
function addressesOf(
  fields: Readonly<Record<string, unknown>>,
  text: (name: string) => string,
): (Pick<ContactRowOfFile, "knownId" | "doubtful" | "identities"> & { left: string[] }) | RowFault {
  const knownId = ContactId.parse(text("id"));
  const identities = partsOf([text("userId"), ...valuesOf(fields, "user")]).map(
    (value): Identity => ({ kind: "user", value, isVerified: true }),
  );
  const doubtful: string[] = [];
  const left: string[] = [];
  const first = text("email").split(" ::: ");
  const others = [...text("otherEmails").split(separators), ...valuesOf(fields, "email")];
  for (const written of partsOf([...first, ...others])) {
    const value = parseEmailAddress(written);
    const stored = knownId && storedFormOfEmail(written);
    if (value !== undefined) identities.push({ kind: "email", value, isVerified: false });
    else if (stored !== undefined) doubtful.push(stored);
    else if (written === first[0]!.trim() || identities.length === 0) return notAnAddress;
    else left.push(written);
  }
  return { knownId, doubtful, identities, left };
}

/** Lines of JSON that Parley wrote have all of a contact's identities. */
function valuesOf({ identities }: Readonly<Record<string, unknown>>, kind: string): string[] {
  if (!Array.isArray(identities)) return [];
  return identities.flatMap((each) =>
    isObject(each) && each.kind === kind && typeof each.value === "string" ? [each.value] : [],
  );
}

function numbersOfCells(cells: readonly string[], country: string | undefined): NumbersOfCell {
  const read = partsOf(cells.flatMap((cell) => cell.split(" ::: "))).map((cell) => numbersOfCell(cell, country));
  const numbers = new Set(read.flatMap(({ numbers }) => numbers));
  return { numbers: [...numbers], left: read.flatMap(({ left }) => left) };
}

function partsOf(parts: readonly string[]): string[] {
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))].slice(0, mostOthers);
}

function othersOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name) && !ignored.has(name)));
}
