import { createHash } from "node:crypto";
import { headingPath, type IndexedDocument, type PassageIndex } from "@parley/engine";
import { periodicYield } from "../../kernel/untrusted/periodic-yield.ts";

/**
 * Models for embeddings read 512 tokens at least. What is longer, such as the answer of a FAQ, is
 * embedded by its beginning.
 */
const maxCharacters = 1_500;
const maxQuestions = 5;

/** A passage as it is embedded. The hash is the SHA-256 of the text, in hexadecimal. */
type PassageText = { start: number; hash: string; write(): string };

/**
 * Gives the passages of a document, each after what it is about: its title and headings, or the questions
 * of a FAQ.
 */
export function passageTexts(document: IndexedDocument): PassageText[] {
  const { title, questions, text, passages } = document;
  return passages.map(({ start, end, headings }) => {
    const path = () => [title, ...headingPath(document, headings)].join(" > ");
    const head = () => (questions.length > 0 ? questions.slice(0, maxQuestions).join("\n") : path());
    const write = () => `${head()}\n\n${text.slice(start, end)}`.slice(0, maxCharacters);
    return { start, hash: createHash("sha256").update(write()).digest("hex"), write };
  });
}

/**
 * Gives a writer for each different text of an index, by the text's hash: all texts at once would
 * fill the memory.
 */
export async function writersOfPassages(index: PassageIndex): Promise<Map<string, () => string>> {
  const yieldIfDue = periodicYield();
  const writers = new Map<string, () => string>();
  for (const document of index.everyDocument()) {
    for (const { hash, write } of passageTexts(document)) writers.set(hash, write);
    await yieldIfDue();
  }
  return writers;
}
