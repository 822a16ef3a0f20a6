import { isIsoMoment, readDate } from "@parley/documents";
import { isNumber, isObject, parseEmailAddress, parseJson } from "@parley/json";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import type { Identity } from "../people/identity.ts";
import { parsePhoneNumber } from "../people/parse-phone-number.ts";
import type { ImportFields } from "./field-of-columns.ts";
import type { RowContext } from "./import-rows.ts";
import { readTags } from "./read-tags.ts";

/** An import knows this of one person. */
export type ContactRowOfFile = {
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
const ignored = new Set([
  "id",
  "origin",
  "blocked",
  "createdAt",
  "updatedAt",
  "identities",
  "mergedIntoId",
  "mergedIds",
  "__proto__",
]);
const own = new Set([
  ..."name firstName middleName lastName secondLastName email otherEmails phone otherPhones company tags userId custom country".split(
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
  { country, dateFormat }: Pick<RowContext, "country" | "dateFormat">,
): ContactRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = fields[name];
    return value === null || value === undefined ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const identities: Identity[] =
    text("userId") === "" ? [] : [{ kind: "user", value: text("userId"), isVerified: true }];
  for (const written of partsOf(text("email"), text("otherEmails"))) {
    const value = parseEmailAddress(written);
    if (value === undefined) return { field: "email", message: "is not an e-mail address" };
    identities.push({ kind: "email", value, isVerified: false });
  }
  for (const written of partsOf(text("phone"), text("otherPhones"))) {
    const value = parsePhoneNumber(written, text("country") || country);
    if (value === undefined) return { field: "phone", message: "is not a phone number with its country code" };
    identities.push({ kind: "phone", value, isVerified: false });
  }
  if (identities.length === 0 && text("name") === "") {
    return { field: "email", message: "is needed, or a phone number, a userId or a name" };
  }
  const custom = customOf(fields, dateFormat);
  if ("message" in custom && "field" in custom) return custom as RowFault;
  return {
    identities,
    name: text("name") || undefined,
    company: text("company") || undefined,
    tags: readTags(fields.tags).slice(0, mostTags),
    custom: custom.values,
  };
}

const mostTags = 50;
const mostOthers = 20;

/** A cell of Google has several addresses with colons between them, and so have all that `other…` says. */
function partsOf(first: string, others: string): string[] {
  const parts = [...first.split(" ::: "), ...others.split(/[,;\n]| ::: /)].map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))].slice(0, mostOthers);
}

const mostCustomFields = 50;
const mostCustomCharacters = 2_000;

function customOf(
  fields: Readonly<Record<string, unknown>>,
  dateFormat: RowContext["dateFormat"],
): { values: Record<string, unknown> } | RowFault {
  const written =
    typeof fields.custom === "string" && fields.custom !== "" ? readJsonObject(fields.custom) : fields.custom;
  if (written === undefined && fields.custom !== undefined) {
    return { field: "custom", message: "is not a JSON object" };
  }
  const others = Object.entries(fields).filter(([name]) => !own.has(name) && !ignored.has(name));
  const all = [...Object.entries((written ?? {}) as object), ...others].filter(
    ([, value]) => value !== null && value !== "",
  );
  if (all.length > mostCustomFields) return { field: "custom", message: `has more than ${mostCustomFields} fields` };
  for (const [name, value] of all) {
    if (!/^\S.{0,63}$/.test(name))
      return { field: name.slice(0, 100), message: "has a name of more than 64 characters" };
    const isPlain = isNumber(value) || ["string", "boolean"].includes(typeof value);
    if (!isPlain || String(value).length > mostCustomCharacters) {
      return {
        field: name,
        message: `is not a text of up to ${mostCustomCharacters} characters, a number or a boolean`,
      };
    }
  }
  return { values: Object.fromEntries(all.map(([name, value]) => [name, isoOf(value, dateFormat)])) };
}

/** A date is kept as ISO 8601 writes it, when the caller says in which order dates are written. */
function isoOf(value: unknown, dateFormat: RowContext["dateFormat"]): unknown {
  if (dateFormat === undefined || typeof value !== "string" || isIsoMoment(value)) return value;
  return readDate(value, dateFormat, pageLanguages) ?? value;
}

function readJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    // A cell that is no JSON is a fault of its row, which the caller is told.
    return undefined;
  }
}
