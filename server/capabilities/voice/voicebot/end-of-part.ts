import { FencedLines } from "@parley/documents";
import { splitIntoSentences } from "@parley/engine";
import { speakableText } from "../speakable-text.ts";

/** A last sentence that looks ended, although more of the text may come. */
const looksEnded = /[\p{L})"”»][.!?…]["”»)*_]*$/u;

/**
 * Finds where the part of a reply ends that is said now: after as many whole sentences as fit.
 * `isWhole`: no more of the text comes. 0: not one sentence is there yet.
 *
 * @param text Markdown
 * @param fits whether so long a text can be said in one answer
 */
export function endOfPart(text: string, isWhole: boolean, fits: (text: string) => boolean): number {
  const ends = splitIntoSentences(text).map(({ end }) => end);
  if (!isWhole && !looksEnded.test(text.trimEnd())) ends.pop();
  const outside = ends.filter((end) => isWhole || !isWithinCode(text.slice(0, end)));
  let [least, most] = [0, outside.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(speakableText(text.slice(0, outside[middle - 1])))) least = middle;
    else most = middle - 1;
  }
  if (least > 0) return outside[least - 1]!;
  return outside.length === 0 ? 0 : endOfWords(text.slice(0, outside[0]), fits);
}

/** Half of code would be said as words. */
function isWithinCode(text: string): boolean {
  const fences = new FencedLines();
  for (const line of text.split("\n")) fences.read(line);
  return fences.isOpen;
}

/**
 * Ends a part within one sentence that is too long: after as many words as fit, and at least one
 * character.
 */
function endOfWords(sentence: string, fits: (text: string) => boolean): number {
  let end = sentence.length;
  while (end > 1 && !fits(speakableText(sentence.slice(0, end)))) {
    const half = Math.floor(end / 2);
    const blank = sentence.lastIndexOf(" ", half);
    end = blank > 0 ? blank : half;
  }
  return end;
}
