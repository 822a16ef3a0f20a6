import type { PageLanguage } from "./page-language.ts";

/**
 * A sentence with a number of things in it. All languages of pages have one form for one thing and
 * one for several.
 */
type CountedText = { one: string; other: (count: string) => string };

/**
 * Says the sentence for so many things, with the number as the language writes it.
 *
 * @example
 * sayCount("de", { one: "1 Lead", other: (count) => `${count} Leads` }, 1_200); // "1.200 Leads"
 */
export function sayCount(language: PageLanguage, text: CountedText, count: number): string {
  return count === 1 ? text.one : text.other(new Intl.NumberFormat(language).format(count));
}
