import { detectLanguage } from "./detect-language.ts";
import { languages } from "./languages.ts";
import { readWords } from "./read-words.ts";
import type { Span } from "./span.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

/** What a sentence must have in common with one passage to count as said by it. */
const ENOUGH_WORDS = 0.5;
/** A sentence with fewer words that tell something claims nothing: "You are welcome!", "Here is how:". */
const FEWEST_CLAIMED = 3;

export type SentenceSupport = {
  span: Span;
  /** False for a sentence that claims nothing, which needs no support. */
  isClaim: boolean;
  /** Places of the passages that say it, best first. */
  supportedBy: readonly number[];
  /** Places of the passages in another language than the text, whose words cannot be compared. */
  incomparable: readonly number[];
};

/**
 * Which passages say what the sentences of a text say: by the words they share, and every number of the sentence. It judges words,
 * not meaning: a sentence that turns a passage into its opposite with the same words passes.
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
    const isClaim = words.length >= FEWEST_CLAIMED || words.some(isNumber);
    const shares = known.map((passage, place) => ({ place, share: shareHeld(words, passage) }));
    const supportedBy = shares
      .filter(({ share }) => share >= ENOUGH_WORDS)
      .sort((left, right) => right.share - left.share || left.place - right.place)
      .map(({ place }) => place);
    return { span, isClaim, supportedBy, incomparable };
  });
}

/** 0 where a number is missing: a wrong price is no better for standing in the right words. */
function shareHeld(words: readonly string[], passage: ReadonlySet<string>): number {
  if (words.length === 0) return 0;
  if (words.some((word) => isNumber(word) && !passage.has(word))) return 0;
  return words.filter((word) => passage.has(word)).length / words.length;
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
