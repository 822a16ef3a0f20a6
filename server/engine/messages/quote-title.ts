import type { Language } from "../language.ts";

/**
 * A title within a sentence of the assistant, in the quotation marks of the language.
 * @example quoteTitle("Bestellen", de) // "„Bestellen“"
 */
export function quoteTitle(title: string, { quotationMarks: [opening, closing] }: Language): string {
  return `${opening}${title}${closing}`;
}
