import type { ToldFact } from "../../finding/passage-index.ts";
import { countEdits } from "../../index/spelling.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import type { Heading, Passage } from "../../passage.ts";
import { patterns } from "../../reading/facts/patterns.ts";
import { foldText, readWords } from "../../reading/read-words.ts";
import { headingText } from "../../reading/structure/heading-of.ts";
import { unmarkedLevel } from "../../reading/structure/read-blocks.ts";
import { thesaurusOf } from "../../reading/thesaurus/thesaurus-of.ts";
import type { IndexedDocument, QueryTerm } from "../../retrieval.ts";

/** The words by which a fact is known, as stems: its own and those of the place where it stands. */
export type Label = {
  own: ReadonlySet<string>;
  context: ReadonlySet<string>;
  /** Holds those of its own by which it is told from others: the header and the description below it do not. */
  name: ReadonlySet<string>;
};

export function labelOf({ document, fact }: ToldFact, language: Language): Label {
  const { text, title } = document;
  const lead = fact.lead ? text.slice(fact.lead.start, fact.lead.end) : "";
  const told = withoutTargets(text.slice(fact.start, fact.end));
  const isHeader = lead.includes("\n");
  const name = `${isHeader ? "" : lead}\n${told.split("\n", 1)[0]}`;
  const headings = headingsAbove({ document, fact })
    .map((heading) => headingText(text, heading))
    .filter((heading) => !patterns.AMOUNT.test(heading))
    .join("\n");
  return {
    own: stemsOf(`${lead}\n${told}`, language),
    context: stemsOf(`${title}\n${headings}\n${isHeader ? lead : ""}`, language),
    name: stemsOf(name, language),
  };
}

/**
 * The headings above a fact. The day of a card is a part of the fact, and a row of hours, though it
 * stands like a heading above a date, names nothing.
 */
export const headingsAbove = ({ document, fact }: ToldFact): readonly Heading[] =>
  passageOf(document, fact.start).headings.filter((heading) => {
    const isRow = heading.level === unmarkedLevel && patterns.TIME.test(foldText(headingText(document.text, heading)));
    return heading.start < fact.start && !isRow;
  });

const withoutTargets = (text: string): string => text.replace(/\]\([^)\s]*\)/g, "] ");

export function passageOf({ passages }: IndexedDocument, at: number): Passage {
  return passages.findLast(({ start }) => start <= at) ?? passages[0]!;
}

export function stemsOf(text: string, { stem, stopWords }: Language): Set<string> {
  return new Set(
    readWords(text)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
}

/**
 * A part of a compound names another thing ("Unterricht" of "Schlagzeugunterricht"), and so may a
 * synonym: "call" for "phone".
 */
export const isSpelling = (read: string, word: string): boolean =>
  countEdits(read, word, parameters.dialogue.editsOfDay) >= 0;

/** Gives the stems by which a label names a term of the question: its own, and those of the same length of time. */
export function stemsOfTerm({ word, readAs, isKnown }: QueryTerm, language: Language): ReadonlySet<string> {
  const words = isKnown ? [word] : [word, ...readAs.filter((read) => isSpelling(read, word))];
  const same = language.facts.periods.find((period) => words.some((one) => period.has(one))) ?? [];
  return new Set([...words, ...same].map(language.stem));
}

/** Gives the stems of a term and those of its synonyms. */
export function stemsOfMeaning(term: QueryTerm, language: Language): ReadonlySet<string> {
  const others = thesaurusOf(language)
    .find([language.stem(term.word)])
    .flatMap(({ value }) => value.flatMap(({ stems }) => (stems.length === 1 ? stems : [])));
  return stemsOfTerm(term, language).union(new Set(others));
}
