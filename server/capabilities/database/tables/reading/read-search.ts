import type { Select } from "../../schema.ts";
import { columnIn } from "../rules/column-in.ts";
import type { OpenTable } from "../rules/open-table.ts";
import { wrongRequest } from "../wrong-request.ts";
import type { Search } from "./store.ts";

/** @throws Problem unknown-column, invalid-request */
export function readSearch(
  { table, columns }: OpenTable,
  search: Select["search"],
  pointer: string,
): Search | undefined {
  if (search === undefined) return undefined;
  const searched = search.columns.map((name, index) => {
    const place = `${pointer}/columns/${index}`;
    const column = columnIn(columns, table.name, name, place);
    if (column.elementKind !== "text" || column.isArray)
      throw wrongRequest(place, `has the type ${column.type}, and only texts can be searched`);
    return column;
  });
  const words = search.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words > maxWords) throw wrongRequest(`${pointer}/text`, `has ${words} words, more than ${maxWords}`);
  return { columns: searched, text: search.text, language: checkLanguage(search.language, `${pointer}/language`) };
}

/**
 * The rank of a row compares the places of each word with those of each other, and PostgreSQL hears no
 * interrupt meanwhile.
 */
const maxWords = 32;

export const usualLanguage = "simple";

/** Checks a text search configuration. PostgreSQL says which there are when it knows none of this name. */
export function checkLanguage(language: string | undefined, pointer: string): string {
  if (language === undefined) return usualLanguage;
  if (/^[a-z_]{1,63}$/.test(language)) return language;
  throw wrongRequest(pointer, "must be a text search configuration such as english, german or simple");
}
