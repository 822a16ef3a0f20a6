import { columnTypes, type ElementKind } from "../column-types.ts";
import { wrongRequest } from "../wrong-request.ts";

/** A type that a column may get. */
export type ColumnType = {
  /** The type is SQL: a word of the list below, and digits. */
  text: string;
  kind: ElementKind;
  isArray: boolean;
  /** Rows are numbered by it. */
  isIdentity: boolean;
};

const known = new Map(columnTypes.flatMap((type) => type.names.map((name) => [name, type] as const)));

/**
 * Reads `text`, `numeric(10,2)`, `text[]`. Only listed words and digits come through.
 * @throws Problem invalid-request
 */
export function readType(written: string, pointer: string): ColumnType {
  const [, name = "", modifiers, brackets = ""] =
    /^\s*([a-z0-9 ]+?)\s*(?:\(\s*(\d{1,4}(?:\s*,\s*\d{1,4})?)\s*\))?\s*((?:\[\])?)\s*$/i.exec(written) ?? [];
  const type = known.get(name.toLowerCase().replaceAll(/\s+/g, " "));
  if (type === undefined) {
    const names = columnTypes.map((each) => each.names[0]).join(", ");
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
