import { parameters } from "../parameters.ts";
import { detectLanguage } from "../reading/detect-language.ts";
import { languages } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import type { Span } from "../span.ts";

type SentenceSupport = {
  span: Span;
  /** Is false for a sentence that claims nothing, which needs no support. */
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
  const holders = holdersOf(passages.map(wordsOf));
  const incomparable = passages.flatMap((passage, place) => {
    const written = detectLanguage(readWords(passage), passage);
    return spoken >= 0 && written >= 0 && written !== spoken ? [place] : [];
  });
  return splitIntoSentences(text, { start: 0, end: text.length }).map((span) => {
    const words = [...wordsOf(text.slice(span.start, span.end))];
    const isClaim = words.length >= parameters.judging.wordsOfClaim || words.some(isNumber);
    const supportedBy = rankHolders(words, holders, passages.length);
    return { span, isClaim, supportedBy, incomparable };
  });
}

/** By word: the positions of the passages that hold it. */
type Holders = ReadonlyMap<string, readonly number[]>;

function holdersOf(passages: readonly ReadonlySet<string>[]): Holders {
  const holders = new Map<string, number[]>();
  for (const [place, words] of passages.entries()) {
    for (const word of words) {
      const places = holders.get(word);
      if (places === undefined) holders.set(word, [place]);
      else places.push(place);
    }
  }
  return holders;
}

/**
 * Gives the passages that hold enough of the words, best first. None that lacks a number: a wrong price
 * is wrong even among the right words. The time depends on the matches, not on all passages: a
 * model may write very many sentences.
 */
function rankHolders(words: readonly string[], holders: Holders, passages: number): number[] {
  const needed = words.length * parameters.judging.enoughWords;
  const numbers = words.filter(isNumber).length;
  const held = new Uint32Array(passages);
  const heldNumbers = new Uint32Array(passages);
  const ranked: number[] = [];
  for (const word of words) {
    const places = holders.get(word) ?? [];
    for (const place of places) {
      if (held[place]++ === 0) ranked.push(place);
    }
    if (isNumber(word)) for (const place of places) heldNumbers[place]++;
  }
  return ranked
    .filter((place) => held[place]! >= needed && heldNumbers[place] === numbers)
    .sort((left, right) => held[right]! - held[left]! || left - right);
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
