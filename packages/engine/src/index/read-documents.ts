import { type Fact, numbersOf } from "../fact.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import type { Passage } from "../passage.ts";
import { likeliestLanguage } from "../reading/detect-language.ts";
import { mayNameDay } from "../reading/facts/read-days.ts";
import { readFacts } from "../reading/facts/read-facts.ts";
import { languageOf, languages } from "../reading/languages.ts";
import { splitWords } from "../reading/read-words.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import { headingText } from "../reading/structure/heading-of.ts";
import { isHeadingSentence } from "../reading/structure/is-heading-sentence.ts";
import type { IndexedDocument } from "../retrieval.ts";
import type { Span } from "../span.ts";
import { askedIn, type EnteredDocument, withAsked } from "./asked-documents.ts";
import { ensureCapacity } from "./ensure-capacity.ts";

/** Marks at the end of each sentence and head (title or question). */
export const END = 0xffffffff;
/** Ends a sentence that is a heading: its words count once, as those of a heading above. */
export const HEADING_END = 0xfffffffe;
/** Ends the nearest heading above a passage, and each of the others. */
export const NEAREST_END = 0xfffffffd;
export const ABOVE_END = 0xfffffffc;
/** Ends an asked question of the passage, whose words count as those of a sentence that nobody sees. */
export const ASKED_END = 0xfffffffb;
export const FIRST_MARK = ASKED_END;

/**
 * Documents divided into words: most of the work of indexing, in a form that another thread can
 * pass on without copying. For each document with passages, `numbers` holds the language, the
 * facts of a text after their number, the number of heads, the heads, and each passage after the number of its rows: the headings above
 * it, its sentences and its asked questions. A head or row is a list of positions in `words`, closed by a mark.
 */
export type ReadBatch = { words: readonly string[]; numbers: Uint32Array };

export function readDocuments(documents: readonly IndexedDocument[]): ReadBatch {
  const words: string[] = [];
  const places = new Map<string, number>();
  let numbers = new Uint32Array(1024);
  let used = 0;

  function write(segment: readonly string[], mark: number): void {
    numbers = ensureCapacity(numbers, used + segment.length + 1);
    for (const word of segment) {
      let place = places.get(word);
      if (place === undefined) {
        place = words.length;
        places.set(word, place);
        words.push(word);
      }
      numbers[used++] = place;
    }
    numbers[used++] = mark;
  }

  for (const document of withAsked(documents)) {
    if (document.passages.length === 0) continue;
    const heads = headsOf(document).map(splitWords);
    const wordsAbove = new Map<Span, string[]>();
    const passages = document.of
      ? [noRows]
      : document.passages.map((passage) => ({
          headings: headingsAbove(document, passage, wordsAbove),
          header: headerAbove(document, passage, wordsAbove),
          sentences: splitIntoSentences(document.text, passage).map((sentence) => ({
            words: splitWords(withoutTargets(document.text.slice(sentence.start, sentence.end))),
            mark: isHeadingSentence(passage, sentence) ? HEADING_END : END,
          })),
        }));
    const opening = passages[0]!.sentences
      .slice(0, parameters.index.sentencesOfLanguage)
      .flatMap((sentence) => sentence.words);
    const language = languageOfDocument(document, [...heads.flat(), ...opening]);
    for (const [at, text] of document.of ? [] : askedIn(document, languages[language]!)) {
      passages[at]!.sentences.push({ words: splitWords(text), mark: ASKED_END });
    }
    write([], language);
    const facts = document.kind === "faq" ? [] : numbersOf(factsOf(document.text, languages[language]!));
    write([], facts.length);
    for (const number of facts) write([], number);
    write([], heads.length);
    for (const head of heads) write(head, END);
    for (const { headings, header, sentences } of passages) {
      write([], headings.length + header.length + sentences.length);
      for (const words of header) write(words, ABOVE_END);
      for (const [at, words] of headings.entries()) write(words, at === headings.length - 1 ? NEAREST_END : ABOVE_END);
      for (const sentence of sentences) write(sentence.words, sentence.mark);
    }
  }
  return { words, numbers: numbers.slice(0, used) };
}

type Row = { words: string[]; mark: number };
/** The passage of an asked question is found in its own document. */
const noRows = { headings: [] as string[][], header: [] as string[][], sentences: [] as Row[] };

/** The columns of a long table are named above its passages. */
function headerAbove({ text }: IndexedDocument, { header }: Passage, known: Map<Span, string[]>): string[][] {
  if (header === undefined) return [];
  const columns = known.get(header) ?? splitWords(text.slice(header.start, header.end));
  known.set(header, columns);
  return [columns];
}

/** A heading that repeats the title says nothing more. */
function headingsAbove(
  { text, title }: IndexedDocument,
  { headings }: Passage,
  known: Map<Span, string[]>,
): string[][] {
  return headings.flatMap((heading) => {
    const shown = known.get(heading) ?? splitWords(headingText(text, heading));
    known.set(heading, shown);
    return shown.join(" ") === splitWords(title).join(" ") ? [] : [shown];
  });
}

/** Gives the title of a page, or the questions of a FAQ, which include its title. */
function headsOf({ kind, title, questions }: IndexedDocument): readonly string[] {
  return kind === "faq" && questions.length > 0 ? questions : [title, ...questions];
}

/**
 * Uses the document's own words only: equal documents must be read in the same way on every node.
 */
function languageOfDocument(document: EnteredDocument, words: readonly string[]): number {
  if (document.of !== undefined) return languages.indexOf(languageOf(document.of.language));
  return Math.max(
    0,
    likeliestLanguage(words, document.title + document.text.slice(0, parameters.index.charactersOfLanguage)),
  );
}

/** Gives the words by which a FAQ that asks exactly this is found. */
export function questionKey(words: readonly string[]): string {
  return words.join(" ");
}

const TARGET = /\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/g;

/** The anchor of a heading: "## Prices {#prices}". */
const ANCHOR = /[ \t]*\{#[^\s{}]+\}[ \t]*$/gm;

/** Gives a Markdown text without the addresses of its links and headings: no reader sees them. */
function withoutTargets(text: string): string {
  const plain = text.includes("](") ? text.replace(TARGET, "] ") : text;
  return plain.includes("{#") ? plain.replace(ANCHOR, "") : plain;
}

/**
 * The language of a short text is unsure: "Mon–Fri" may be French. Where it tells no hours in that one, that
 * in which it tells most hours and dates is read.
 */
function factsOf(text: string, language: Language): Fact[] {
  const told = readFacts(text, language);
  const isUnsure = text.length <= parameters.index.unsureLanguage && /\d/.test(text);
  if (!isUnsure || told.some(({ kind }) => kind === "hours")) return told;
  const count = (facts: readonly Fact[]): number =>
    facts.filter(({ kind }) => kind === "hours" || kind === "date").length;
  const others = languages
    .filter((other) => other !== language && mayNameDay(text, other))
    .map((other) => readFacts(text, other));
  return others.reduce((best, one) => (count(one) > count(best) ? one : best), told);
}
