import { foldText } from "./read-words.ts";

/**
 * A message as patterns read it: folded, without punctuation between words.
 * @example spokenText("Vas-y, s'il te plaît !") // "vas-y s'il te plait"
 */
export function spokenText(message: string): string {
  return foldText(message)
    .replace(/[!?¿¡.,;:"“”„«»()…–—*]+(?=\s|$|[!?.,])|(?<=^|\s)[¿¡"“„«(]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
