import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import type { FoundPassage } from "../../retrieval.ts";
import { headingOfSection } from "./heading-of-section.ts";

/** Gives a test for passages whose nearest heading has one of the words, in any of its forms. */
export function inHeading(words: Iterable<string>, language: Language): (found: FoundPassage) => boolean {
  const stems = new Set([...words].map((word) => language.stem(word)));
  return ({ document, passage }) =>
    readWords(headingOfSection(document, passage) ?? "").some((word) => stems.has(language.stem(word)));
}
