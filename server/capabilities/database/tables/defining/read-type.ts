import type { ElementKind } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";

/** A type that a column may get. */
export type ColumnType = {
  /** As SQL: a word of the list below, and digits. */
  text: string;
  kind: ElementKind;
  isArray: boolean;
  /** Rows are numbered by it. */
  isIdentity: boolean;
};

type Known = { text: string; kind: ElementKind; modifiers?: number; isIdentity?: boolean };

const listed: [names: string, known: Known][] = [
  ["text string", { text: "text", kind: "text" }],
  ["varchar character_varying", { text: "varchar", kind: "text", modifiers: 1 }],
  ["char character", { text: "char", kind: "text", modifiers: 1 }],
  ["integer int int4", { text: "integer", kind: "integer" }],
  ["bigint int8 long", { text: "bigint", kind: "bigint" }],
  ["smallint int2", { text: "smallint", kind: "integer" }],
  ["serial", { text: "integer", kind: "integer", isIdentity: true }],
  ["bigserial", { text: "bigint", kind: "bigint", isIdentity: true }],
  ["numeric decimal", { text: "numeric", kind: "numeric", modifiers: 2 }],
  ["double double_precision float float8", { text: "double precision", kind: "float" }],
  ["real float4", { text: "real", kind: "float" }],
  ["boolean bool", { text: "boolean", kind: "boolean" }],
  ["timestamptz timestamp_with_time_zone datetime", { text: "timestamptz", kind: "timestamptz" }],
  ["timestamp timestamp_without_time_zone", { text: "timestamp", kind: "timestamp" }],
  ["date", { text: "date", kind: "scalar" }],
  ["time time_without_time_zone", { text: "time", kind: "scalar" }],
  ["interval", { text: "interval", kind: "scalar" }],
  ["uuid", { text: "uuid", kind: "scalar" }],
  ["jsonb", { text: "jsonb", kind: "json" }],
  ["json", { text: "json", kind: "json" }],
  ["bytea bytes", { text: "bytea", kind: "bytes" }],
  ["inet", { text: "inet", kind: "scalar" }],
  ["cidr", { text: "cidr", kind: "scalar" }],
];
const known = new Map(
  listed.flatMap(([names, type]) => names.split(" ").map((name): [string, Known] => [name.replaceAll("_", " "), type])),
);

/**
 * Reads `text`, `numeric(10,2)`, `text[]`. Only listed words and digits come through.
 * @throws Problem invalid-request
 */
export function readType(written: string, pointer: string): ColumnType {
  const [, name = "", modifiers, brackets = ""] =
    /^\s*([a-z0-9 ]+?)\s*(?:\(\s*(\d{1,4}(?:\s*,\s*\d{1,4})?)\s*\))?\s*((?:\[\])?)\s*$/i.exec(written) ?? [];
  const type = known.get(name.toLowerCase().replaceAll(/\s+/g, " "));
  if (type === undefined) {
    const names = listed.map(([each]) => each.split(" ")[0]).join(", ");
    throw wrongRequest(pointer, `must be one of ${names}, a list of one such as text[], or be made by SQL`);
  }
  const given = modifiers?.split(",").map(Number) ?? [];
  if (given.length > (type.modifiers ?? 0)) throw wrongRequest(pointer, `must not have numbers in parentheses so`);
  const isArray = brackets !== "";
  const isIdentity = type.isIdentity === true;
  if (isArray && isIdentity) throw wrongRequest(pointer, "numbers rows, so it cannot be a list");
  const text = `${type.text}${given.length === 0 ? "" : `(${given.join(",")})`}${brackets}`;
  return { text, kind: type.kind, isArray, isIdentity };
}
