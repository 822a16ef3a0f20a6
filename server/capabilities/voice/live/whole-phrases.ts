import { readWords } from "../../../engine/index.ts";
import type { SpokenGrammar } from "../../../providers/speech/speech-engine.ts";

/** Tells which texts are whole phrases of a grammar. Phrases with slots are not looked at. */
export function wholePhrases({ phrases }: SpokenGrammar): (text: string) => boolean {
  const known = new Set(phrases.map(keyOf));
  return (text) => known.has(keyOf(text));
}

const keyOf = (text: string): string => readWords(text).join(" ");
