import { parseJsonWithin } from "@parley/json";
import { types } from "pg";

type Nested = string | null | Nested[];

/** pg names only some types. */
const typeOf = (oid: number) => oid as (typeof types.builtins)["JSON"];
const [textArray, jsonArray, jsonbArray] = [1009, 199, 3807].map(typeOf);
const readTexts = types.getTypeParser(textArray!) as unknown as (text: string) => Nested[];

/**
 * Reads PostgreSQL's text of an array. Lists in lists are its dimensions.
 *
 * @example
 * readArray("{{1,NULL},{2,3}}", Number); // [[1, null], [2, 3]]
 */
export function readArray(text: string, read: (item: string) => unknown): unknown[] {
  const each = (value: Nested): unknown =>
    value === null ? null : Array.isArray(value) ? value.map(each) : read(value);
  return readTexts(text).map(each);
}

/** Makes pg read the columns of every connection as the server needs them. */
export function registerReaders(): void {
  const { INT8, JSON: json, JSONB: jsonb } = types.builtins;
  // bigint columns hold positions and counters, which stay below 2^53; numbers are what the wire
  // carries.
  types.setTypeParser(INT8, Number);
  // Values that others sent keep the digits of their numbers.
  for (const type of [json, jsonb]) types.setTypeParser(type, parseJsonWithin);
  for (const type of [jsonArray!, jsonbArray!]) types.setTypeParser(type, (text) => readArray(text, parseJsonWithin));
}
