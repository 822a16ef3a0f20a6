import type { Language } from "../language.ts";
import { foldText } from "../reading/read-words.ts";

/**
 * The kind says what an utterance means while the other speaks. `backchannel`: go on;
 * `interruption`: stop; `words`: something of its own.
 */
type UtteranceKind = "nothing" | "backchannel" | "interruption" | "words";

/**
 * Reads what a person said into the other's speech.
 * @example readUtterance("Mhm, okay.", english) // "backchannel"
 * @example readUtterance("Wait, no!", english) // "interruption"
 * @example readUtterance("Okay, and on Sunday?", english) // "words"
 */
export function readUtterance(text: string, { spoken }: Language): UtteranceKind {
  const words = wordsOf(text);
  if (words.length === 0) return "nothing";
  let isInterruption = false;
  for (let at = 0; at < words.length; ) {
    const backchannel = phraseAt(words, at, spoken.backchannels);
    const interruption = phraseAt(words, at, spoken.interruptions);
    if (backchannel === 0 && interruption === 0) return "words";
    if (interruption >= backchannel) isInterruption = true;
    at += Math.max(backchannel, interruption);
  }
  return isInterruption ? "interruption" : "backchannel";
}

/**
 * Tells whether more is likely to follow: the last word never ends a sentence.
 * @example isUnfinished("I want to book a table and", english) // true
 */
export function isUnfinished(text: string, { spoken }: Language): boolean {
  const last = wordsOf(text).at(-1);
  return last !== undefined && !/[.!?]$/.test(text.trim()) && spoken.unfinished.has(last);
}

/** Counts the words of the longest of the phrases that stands there. */
export function phraseAt(words: readonly string[], at: number, phrases: readonly string[]): number {
  let longest = 0;
  for (const phrase of phrases) {
    const parts = phrase.split(" ");
    if (parts.length > longest && parts.every((part, index) => words[at + index] === part)) longest = parts.length;
  }
  return longest;
}

/** Reads the words as phrases have them: folded, without punctuation. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}
