import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

type Word =
  | "hours"
  | "closed"
  | "contact"
  | "address"
  | "telephone"
  | "email"
  | "price"
  | "when"
  | "where"
  | "inStock"
  | "soldOut"
  | "cancelled"
  | "postponed"
  | "holidays"
  | "fax"
  | "founded"
  | "founder"
  | "checkIn"
  | "checkOut"
  | "payment"
  | "pets"
  | "yes"
  | "no";

/** Holds what of a page is of its language: how structured data is told in words, and what leads to other pages. */
export type WordsOfPages = Readonly<Record<Word, string>> & {
  language: string;
  /** The heading of a list of other pages begins so. */
  related: RegExp;
};

export const wordsOfPages: readonly WordsOfPages[] = [de, en, es, fr, it, nl, pt];

/** Gives the words of a page's language; those of English where Parley does not speak it. */
export function wordsOf(language: string): WordsOfPages {
  return wordsOfPages.find((words) => words.language === language.slice(0, 2).toLowerCase()) ?? en;
}
