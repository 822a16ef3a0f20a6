import { foldText } from "../../reading/read-words.ts";
import { rememberReadings } from "../../reading/remember-readings.ts";

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** A message as patterns read it, with the way back to what was written. */
type SpokenWords = {
  /** The folded words, joined by one blank: "y a-t-il du pain". */
  spoken: string;
  /** The position in the message of the word that begins at this position of `spoken`. */
  positionOf(at: number): number;
};

export const spokenWords = rememberReadings((message): SpokenWords => {
  const starts = new Map<number, number>();
  let spoken = "";
  for (const { 0: word, index } of message.matchAll(WORD)) {
    if (spoken !== "") spoken += " ";
    starts.set(spoken.length, index);
    spoken += foldText(word);
  }
  return { spoken, positionOf: (at) => starts.get(at) ?? message.length };
});
