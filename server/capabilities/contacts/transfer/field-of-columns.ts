import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { columnNames, comparable, type NamedField } from "./texts/column-names.ts";

const fieldOfName = new Map(
  Object.values(columnNames).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, names]) =>
      names.split(", ").map((name) => [comparable(name), field as NamedField] as const),
    ),
  ),
);

/** It says which field each column is; null leaves the column out. */
export type FieldOfColumns = ReadonlyMap<string, string | null>;

/** One of these is needed, so that a row is a person. */
const telling = new Set(["email", "phone", "name", "firstName", "lastName", "userId"]);

/**
 * Finds which field each column of a file is: as the mapping says, else by its usual names. Of two columns
 * that could be one field the first is it, and the other keeps its own name. Throws invalid-request, with a
 * mapping to copy, when no column tells a person.
 */
export function fieldOfColumns(names: readonly string[], mapping: FieldOfColumns): FieldOfColumns {
  const found = new Map<string, string | null>();
  const mapped = names.flatMap((name) => mapping.get(name) ?? []);
  const taken = new Set<string>([...mapped, ...names.filter((name) => !mapping.has(name))]);
  for (const name of names) {
    const usual = fieldOfName.get(comparable(name));
    if (mapping.has(name)) found.set(name, mapping.get(name)!);
    else if (usual === undefined || usual === name || taken.has(usual)) found.set(name, name);
    else {
      found.set(name, usual);
      taken.add(usual);
    }
  }
  if ([...found.values()].some((field) => field !== null && telling.has(field))) return found;
  throw noPerson(names);
}

function noPerson(names: readonly string[]): Problem {
  const shown = names.slice(0, 20).map((name) => `"${name.slice(0, 64)}"`);
  const proposal = JSON.stringify({ [names[0]?.slice(0, 64) || "Column"]: "email" });
  const detail = `No column is an e-mail address, a phone number or a name. The file has ${shown.join(", ")}. Say which field a column is, like mapping=${proposal}.`;
  return new Problem(invalidRequest, detail, {
    errors: [{ pointer: "/query/mapping", message: "is needed, because no column tells a person" }],
  });
}

/** Joins the first and the last name, where the file has no whole name. */
export function withWholeName(fields: Record<string, unknown>): Record<string, unknown> {
  const { firstName, lastName, ...others } = fields;
  if (firstName === undefined && lastName === undefined) return fields;
  if (others.name !== undefined) return fields;
  const parts = [firstName, lastName].filter((part) => typeof part === "string").map((part) => part.trim());
  return { ...others, name: parts.filter((part) => part !== "").join(" ") };
}
