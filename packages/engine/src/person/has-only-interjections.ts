import { languages } from "../reading/languages.ts";
import { phraseAt, wordsOf } from "./read-utterance.ts";

/**
 * Tells whether nothing was said but interjections, in any language. A recognizer makes them of sounds
 * that it does not understand.
 * @example hasOnlyInterjections("Oh, uh…") // true
 */
export function hasOnlyInterjections(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  return languages.some(({ spoken }) => {
    for (let at = 0; at < words.length; ) {
      const length = phraseAt(words, at, spoken.interjections);
      if (length === 0) return false;
      at += length;
    }
    return true;
  });
}
