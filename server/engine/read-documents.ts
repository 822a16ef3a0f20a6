import { detectLanguage } from "./detect-language.ts";
import { ensureCapacity } from "./ensure-capacity.ts";
import { isHeadingSentence } from "./is-heading.ts";
import { readWords } from "./read-words.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

/** Marks at the end of each sentence and head (title or question), and of each heading. */
export const END = 0xffffffff;
export const HEADING_END = 0xfffffffe;
export const FIRST_MARK = HEADING_END;

/**
 * Documents divided into words: most of the work of indexing, in a form that another thread can
 * pass on without copying. For each document with passages, `numbers` holds the language, the
 * number of heads, the heads, and each passage after the number of its sentences. A head or
 * sentence is a row of positions in `words`, closed by a mark.
 */
export type ReadBatch = { words: readonly string[]; numbers: Uint32Array };

/** How much of a document is read to detect its language. */
const sentencesOfLanguage = 8;
const charactersOfLanguage = 300;

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

  for (const document of documents) {
    if (document.passages.length === 0) continue;
    const heads = headsOf(document).map(readWords);
    const passages = document.passages.map((passage) =>
      splitIntoSentences(document.text, passage).map((sentence) => ({
        words: readWords(document.text.slice(sentence.start, sentence.end)),
        mark: isHeadingSentence(document.text, sentence, passage) ? HEADING_END : END,
      })),
    );
    const opening = passages[0]!.slice(0, sentencesOfLanguage).flatMap((sentence) => sentence.words);
    write([], languageOfDocument(document, [...heads.flat(), ...opening]));
    write([], heads.length);
    for (const head of heads) write(head, END);
    for (const sentences of passages) {
      write([], sentences.length);
      for (const sentence of sentences) write(sentence.words, sentence.mark);
    }
  }
  return { words, numbers: numbers.slice(0, used) };
}

/** The title of a page, or the questions of a FAQ, which include its title. */
function headsOf({ kind, title, questions }: IndexedDocument): readonly string[] {
  return kind === "faq" && questions.length > 0 ? questions : [title, ...questions];
}

/**
 * Uses the document's own words only: equal documents must be read in the same way on every node.
 */
function languageOfDocument(document: IndexedDocument, words: readonly string[]): number {
  return Math.max(0, detectLanguage(words, document.title + document.text.slice(0, charactersOfLanguage)));
}
