import type { Language } from "../../language.ts";

/** Markdown would read this as HTML. */
const TAG = /(?<!\\)<(?=[a-z/!?])/gi;

/**
 * Gives a title within a sentence of the assistant, in the quotation marks of the language. A tag in it is
 * text.
 * @example quoteTitle("Bestellen", de) // "„Bestellen“"
 */
export function quoteTitle(title: string, { quotationMarks: [opening, closing] }: Language): string {
  return `${opening}${title.replace(TAG, "\\<")}${closing}`;
}
