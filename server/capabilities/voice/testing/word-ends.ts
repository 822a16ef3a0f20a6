import { compileGrammar, GrammarDecoder, isWord, loadSoundSwallower, Pronunciations } from "@parley/speech-embedded";
import { SpeechChunker } from "../live/speech-chunker.ts";
import { sayAs } from "./say-as.ts";

/**
 * Finds when each word of a reply ends, in milliseconds from its first sound: the recognizer, which knows
 * what is said, finds the words in the sound. Each word of the text is one spoken word.
 */
export async function wordEnds(text: string, voice: string): Promise<number[]> {
  const decoder = await GrammarDecoder.create(await loadSoundSwallower(), await Pronunciations.load());
  const ends: number[] = [];
  let pieceMs = 0;
  const chunker = new SpeechChunker();
  for (const piece of [...chunker.add(text), ...chunker.end()].map((each) => each.trim())) {
    const sound = await sayAs(voice, piece);
    decoder.setGrammar(compileGrammar({ phrases: [piece], slots: {} }).automaton);
    decoder.hearWhole(sound);
    let endMs = pieceMs;
    for (const segment of decoder.read()) {
      endMs += segment.frames * 10;
      if (isWord(segment)) ends.push(endMs);
    }
    pieceMs += sound.length / 16;
  }
  decoder.delete();
  const words = text.split(/\s+/).length;
  if (ends.length !== words) throw new Error(`${ends.length} of ${words} words were found in the sound.`);
  return ends;
}
