import { types } from "pg";

type Nested = string | null | Nested[];

const textArray = 1009 as number as Parameters<typeof types.getTypeParser>[0];
const readTexts = types.getTypeParser(textArray) as unknown as (text: string) => Nested[];

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
