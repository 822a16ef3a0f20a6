import type { SpokenGrammar } from "@parley/speech";
import { builtInSlots } from "./built-in-slots.ts";
import { buildAutomaton, type PhraseAutomaton } from "./phrase-automaton.ts";
import { PhraseSpelling, type SpelledSlot } from "./phrase-spelling.ts";
import { type SpokenPiece, spokenPhrase } from "./spoken-phrase.ts";

/**
 * Decoders need the automaton of a grammar; the spelling leads back from words to the phrases as
 * they are written.
 */
export type CompiledGrammar = { automaton: PhraseAutomaton; spelling: PhraseSpelling };

/**
 * The words of all phrases together, and of all values of slots. More would take some seconds, and
 * half a second of each utterance.
 */
const maxWords = 20_000;

/**
 * Compiles a grammar. What cannot be said is left out: a phrase in another script, one with an
 * unknown slot, and the last ones of a grammar that is too large.
 */
export function compileGrammar({ phrases, slots }: SpokenGrammar): CompiledGrammar {
  const valuesFit = limitWords(maxWords);
  const phrasesFit = limitWords(maxWords);
  const spelled = new Map<string, SpelledSlot>(builtInSlots);
  for (const [name, values] of Object.entries(slots)) {
    const sayable = values.flatMap((value) => {
      const pieces = spokenPhrase(value, new Set());
      if (pieces === undefined || !valuesFit(pieces)) return [];
      return [{ words: wordsOf(pieces), written: value.trim() }];
    });
    if (sayable.length > 0) spelled.set(name, { values: sayable });
    else spelled.delete(name);
  }
  const names = new Set(spelled.keys());
  const sayable = new Map<string, SpokenPiece[]>();
  for (const phrase of phrases) {
    const pieces = spokenPhrase(phrase, names);
    if (pieces === undefined) continue;
    const key = wordsOf(pieces).join(" ");
    if (!sayable.has(key) && phrasesFit(pieces)) sayable.set(key, pieces);
  }
  const said = [...sayable.values()];
  const used = new Set(said.flat().flatMap((piece) => ("slot" in piece ? piece.slot : [])));
  const slotValues = [...spelled]
    .filter(([name]) => used.has(name))
    .map(([name, { values, times }]) => {
      const symbol = symbolOf(name);
      return [symbol, { values: values.map((value) => value.words), ...(times !== undefined && { times }) }] as const;
    });
  return {
    automaton: buildAutomaton(said.map(wordsOf), new Map(slotValues)),
    spelling: new PhraseSpelling(said, spelled),
  };
}

/** Tells of one text after another whether it still fits. */
function limitWords(most: number): (pieces: readonly SpokenPiece[]) => boolean {
  let words = 0;
  return (pieces) => {
    words += pieces.reduce((sum, piece) => sum + ("slot" in piece ? 1 : piece.words.length), 0);
    return words <= most;
  };
}

function wordsOf(pieces: readonly SpokenPiece[]): string[] {
  return pieces.flatMap((piece) => ("slot" in piece ? symbolOf(piece.slot) : piece.words));
}

/** No spoken word has such a bracket. */
function symbolOf(slot: string): string {
  return `<${slot}>`;
}
