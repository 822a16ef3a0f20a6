import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { isLeavingField } from "./departure.ts";
import { fieldOfKind, usualField } from "./texts/file-words.ts";
import type { FileLayout } from "./vendors/file-layout.ts";
import { fieldOfLayout } from "./vendors/layout-of.ts";

/** Says what an import reads. */
export type ImportFields = {
  /** Tells whether rows have such a field. */
  takes(field: string): boolean;
  /** Tells whether a column that is none of these is kept under its own name. */
  keepsOthers(name: string): boolean;
  /** One of these is needed, so that a row can be stored. */
  needs: readonly string[];
  /** Tells whether those who left are stored as such. */
  takesLeaving: boolean;
};

/** This map says which field each column is; null leaves the column out. */
export type FieldOfColumns = ReadonlyMap<string, string | null>;

/** Several columns may be one of these. */
const shared = new Set(["otherEmails", "otherPhones", "tags"]);
const mostNameCharacters = 64;
const mostNamesTold = 1_000;
/** The file of rows to correct has this column. */
export const errorColumn = "error";

/**
 * Finds which field each column of a file is: as the mapping says, else as the service means it that wrote
 * the file, else by its usual names. Of two columns that could be one field the first is it, and the other
 * keeps its own name. Throws invalid-request, with a mapping to copy, when no column tells a person.
 */
export function fieldOfColumns(
  names: readonly string[],
  mapping: FieldOfColumns,
  wanted: ImportFields,
  layout: FileLayout | undefined,
): FieldOfColumns {
  const found = new Map<string, string | null>();
  const mapped = names.flatMap((name) => mapping.get(name) ?? []);
  const taken = new Set<string>([...mapped, ...names.filter((name) => !mapping.has(name) && wanted.takes(name))]);
  for (const name of names) {
    const meant = fieldOfLayout(layout, name);
    const usual = meant ?? fieldByName(name) ?? oneOfSeveral(name, taken, wanted);
    if (mapping.has(name)) found.set(name, mapping.get(name)!);
    else if (name === "" || name === errorColumn || meant === null) found.set(name, null);
    else if (usual !== undefined && mayBe(usual, wanted) && (usual === name || isShared(usual) || !taken.has(usual))) {
      found.set(name, usual);
      taken.add(usual);
    } else if (wanted.takes(name)) found.set(name, name);
    else found.set(name, wanted.keepsOthers(name) ? ownName(name, taken) : null);
  }
  const fields = [...found.values()];
  refuseTwice(fields.map((field) => (field === null || isShared(field) ? "" : field)));
  if (fields.some((field) => field !== null && wanted.needs.includes(field))) return found;
  throw noPerson(names, found);
}

/** Gives the field that a column usually is: fields that say who left are known by their own names, too. */
export function fieldByName(name: string): string | undefined {
  return isLeavingField(name) ? name : usualField(name);
}

/** The first of several addresses or numbers is the usual one, if the file has no column of that name. */
function oneOfSeveral(name: string, taken: ReadonlySet<string>, { takes }: ImportFields): string | undefined {
  const field = fieldOfKind(name);
  if (field === undefined || !taken.has(field)) return field;
  const further = field === "email" ? "otherEmails" : "otherPhones";
  return takes(further) ? further : undefined;
}

function isShared(field: string): boolean {
  return shared.has(field) || isLeavingField(field);
}

/**
 * Other programs have stages of their own for leads, and call them status: there it needs its very name. A
 * country is heeded under any of its names, and stays what the column says.
 */
function mayBe(field: string, { takes, takesLeaving }: ImportFields): boolean {
  if (field === "country") return false;
  return isLeavingField(field) || field === "status" ? takesLeaving : takes(field);
}

/** Shortens the name of a column that forms made of a whole question. */
function ownName(name: string, taken: Set<string>): string {
  const whole = name.replaceAll(/\s+/g, " ");
  let own = whole.slice(0, mostNameCharacters).toWellFormed();
  for (let next = 2; own !== name && taken.has(own); next++) {
    own = `${whole.slice(0, mostNameCharacters - 4).toWellFormed()} ${next}`;
  }
  taken.add(own);
  return own;
}

/** Refuses two columns with one name, because one of them would be lost. Throws invalid-request. */
export function refuseTwice(names: readonly string[]): void {
  const seen = new Set<string>();
  const twice = names.find((name) => name !== "" && seen.size === seen.add(name).size);
  if (twice === undefined) return;
  const detail = `Two columns are named "${twice.slice(0, 100)}" in the first row of the file, or by the mapping. Keep one of them.`;
  throw new Problem(invalidRequest, detail, { errors: [{ pointer: "/body", message: "has two columns of one name" }] });
}

function noPerson(names: readonly string[], found: FieldOfColumns): Problem {
  const shown = names.slice(0, 20).map((name) => `"${name.slice(0, 64)}"`);
  const proposal = JSON.stringify({ [names[0]?.slice(0, 64) || "Column"]: "email" });
  const detail = `No column is an e-mail address, a phone number or a name. The first line has ${shown.join(", ")}: it must be the names of the columns. Say which field a column is, like mapping=${proposal}.`;
  return new Problem(invalidRequest, detail, {
    errors: [{ pointer: "/query/mapping", message: "is needed, because no column tells a person" }],
    // A person who matches the columns by hand has to see all of them.
    members: { columns: names.slice(0, mostNamesTold).map((name) => ({ name, field: found.get(name) ?? null })) },
  });
}

const parts = ["firstName", "middleName", "lastName", "secondLastName"];

/**
 * Joins the parts of a name, where the file has no whole name. A name beside a first name alone is the last
 * one, as German and Dutch files have it, unless it begins or ends with the first name.
 */
export function withWholeName(fields: Record<string, unknown>): Record<string, unknown> {
  if (!parts.some((part) => Object.hasOwn(fields, part))) return fields;
  const textOf = (name: string) => String(fields[name] ?? "").trim();
  const [first, ...others] = parts.map(textOf);
  const name = textOf("name");
  const isLast = first !== "" && others.every((part) => part === "") && !wordsOf(name).includes(first!.toLowerCase());
  const whole = name === "" || isLast ? [first, ...others, name].filter((part) => part !== "").join(" ") : name;
  const rest = Object.entries(fields).filter(([field]) => !parts.includes(field));
  return { ...Object.fromEntries(rest), name: whole };
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().split(/\s+/);
  // A first name may consist of several words.
  return [...words, ...words.map((_word, index) => words.slice(0, index + 1).join(" "))];
}
