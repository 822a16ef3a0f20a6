import { detectLanguage } from "./detect-language.ts";
import { languages } from "./languages.ts";
import { readWords } from "./read-words.ts";
import type { Span } from "./span.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

/**
 * The share of its words that a sentence must have in common with one passage to be supported by
 * it.
 */
const ENOUGH_WORDS = 0.5;
/**
 * A sentence with fewer words, stop words aside, claims nothing: "You are welcome!", "Here is
 * how:".
 */
const MIN_CLAIMED = 3;

export type SentenceSupport = {
  span: Span;
  /** False for a sentence that claims nothing, which needs no support. */
  isClaim: boolean;
  /** Positions of the passages that support it, best first. */
  supportedBy: readonly number[];
  /**
   * Positions of the passages in another language than the text: their words cannot be compared.
   */
  incomparable: readonly number[];
};

/**
 * Finds the passages that support each sentence of a text: those that share enough of its words and
 * hold all of its numbers. It compares words, not meaning: a sentence that states the opposite with
 * the same words passes.
 * @example checkSupport("It costs 9 euros.", ["The ticket costs 9 euros."])[0].supportedBy // [0]
 */
export function checkSupport(text: string, passages: readonly string[]): SentenceSupport[] {
  if (text.trim() === "") return [];
  const spoken = detectLanguage(readWords(text), text);
  const language = languages[Math.max(0, spoken)]!;
  const wordsOf = (written: string): Set<string> =>
    new Set(
      readWords(written)
        .filter((word) => !language.stopWords.has(word))
        .map((word) => (isNumber(word) ? word : language.stem(word))),
    );
  const known = passages.map(wordsOf);
  const incomparable = passages.flatMap((passage, place) => {
    const written = detectLanguage(readWords(passage), passage);
    return spoken >= 0 && written >= 0 && written !== spoken ? [place] : [];
  });
  return splitIntoSentences(text, { start: 0, end: text.length }).map((span) => {
    const words = [...wordsOf(text.slice(span.start, span.end))];
    const isClaim = words.length >= MIN_CLAIMED || words.some(isNumber);
    const shares = known.map((passage, place) => ({ place, share: shareHeld(words, passage) }));
    const supportedBy = shares
      .filter(({ share }) => share >= ENOUGH_WORDS)
      .sort((left, right) => right.share - left.share || left.place - right.place)
      .map(({ place }) => place);
    return { span, isClaim, supportedBy, incomparable };
  });
}

/** 0 where a number is missing: a wrong price is wrong even among the right words. */
function shareHeld(words: readonly string[], passage: ReadonlySet<string>): number {
  if (words.length === 0) return 0;
  if (words.some((word) => isNumber(word) && !passage.has(word))) return 0;
  return words.filter((word) => passage.has(word)).length / words.length;
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
