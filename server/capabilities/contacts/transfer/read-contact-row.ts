import { isNumber, isObject, parseJson } from "@parley/json";
import { parseEmailAddress } from "../../identity/index.ts";
import type { Identity } from "../people/identity.ts";
import { parsePhoneNumber } from "../people/parse-phone-number.ts";

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
const own = new Set(["name", "email", "phone", "company", "tags", "userId", "custom", "country"]);

/** Reads a row whose fields have the names of contacts; fields of other names become `custom`. */
export function readContactRow(
  fields: Readonly<Record<string, unknown>>,
  country: string | undefined,
): ContactRowOfFile | RowFault {
  const text = (name: string): string => {
    const value = fields[name];
    return value === null || value === undefined ? "" : String(value).trim();
  };
  for (const [field, most] of Object.entries(mostCharacters)) {
    if (text(field).length > most) return { field, message: `has more than ${most} characters` };
  }
  const email = text("email") === "" ? undefined : (parseEmailAddress(text("email")) ?? null);
  if (email === null) return { field: "email", message: "is not an e-mail address" };
  const phone =
    text("phone") === "" ? undefined : (parsePhoneNumber(text("phone"), text("country") || country) ?? null);
  if (phone === null) return { field: "phone", message: "is not a phone number with its country code" };
  const identities: Identity[] = [
    ...(text("userId") === "" ? [] : [{ kind: "user", value: text("userId"), isVerified: true } as const]),
    ...(email === undefined ? [] : [{ kind: "email", value: email, isVerified: false } as const]),
    ...(phone === undefined ? [] : [{ kind: "phone", value: phone, isVerified: false } as const]),
  ];
  if (identities.length === 0 && text("name") === "") {
    return { field: "email", message: "is needed, or a phone number, a userId or a name" };
  }
  const custom = customOf(fields);
  if ("message" in custom && "field" in custom) return custom as RowFault;
  const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : text("tags").split(",");
  return {
    identities,
    name: text("name") || undefined,
    company: text("company") || undefined,
    tags: [...new Set(tags.map((tag) => tag.trim().slice(0, 64)).filter((tag) => tag !== ""))].slice(0, 50),
    custom: custom.values,
  };
}

const mostCustomFields = 50;
const mostCustomCharacters = 2_000;

function customOf(fields: Readonly<Record<string, unknown>>): { values: Record<string, unknown> } | RowFault {
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
    const isPlain = isNumber(value) || ["string", "boolean"].includes(typeof value);
    if (!isPlain || !/^\S.{0,63}$/.test(name) || String(value).length > mostCustomCharacters) {
      return {
        field: name,
        message: `is not a text of up to ${mostCustomCharacters} characters, a number or a boolean`,
      };
    }
  }
  return { values: Object.fromEntries(all) };
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
