import { foldText } from "./read-words.ts";
import { rememberReadings } from "./remember-readings.ts";

/**
 * A message as patterns read it: folded, without punctuation between words.
 * @example spokenText("Vas-y, s'il te plaît !") // "vas-y s'il te plait"
 */
export const spokenText = rememberReadings((message) =>
  foldText(message)
    .replace(/[!?¿¡.,;:"“”„«»()…–—*]+(?=\s|$|[!?.,])|(?<=^|\s)[¿¡"“„«(]+/g, " ")
    .replace(/\s+/g, " ")
    .trim(),
);
