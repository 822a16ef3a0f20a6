import type { Language } from "../../language.ts";
import { quoteTitle } from "../../reading/message/quote-title.ts";

/** Titles in the quotation marks of a language, separated by commas. */
export function inQuotes(language: Language, ...titles: string[]): string {
  return titles.map((title) => quoteTitle(title, language)).join(", ");
}
