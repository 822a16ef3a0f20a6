import { parameters } from "../parameters.ts";
import { readWords } from "../reading/read-words.ts";

/**
 * The features of an utterance: its words, pairs of neighbouring words, and character n-grams of
 * its words, which survive typing errors and endings. Each is hashed to one of 2^bits buckets; the
 * few collisions do no harm.
 */
export type Features = { buckets: Uint32Array; weights: Float32Array };

/**
 * Gives the buckets of an utterance's distinct features: words and pairs first, `wordCount` of them, then
 * n-grams.
 */
export function hashFeatures(text: string, bits: number): { buckets: Uint32Array; wordCount: number } {
  const { wordsOfPhrasing, shortestPiece, longestPiece } = parameters.index;
  const mask = 2 ** bits - 1;
  const words = readWords(text).slice(0, wordsOfPhrasing);
  const ofWords = new Set<number>();
  const ofPieces = new Set<number>();
  let before = "^";
  for (const word of words) {
    ofWords.add(hash(1, word) & mask);
    ofWords.add(hash(2, `${before} ${word}`) & mask);
    before = word;
    const padded = ` ${word} `;
    for (let length = shortestPiece; length <= longestPiece; length++) {
      for (let at = 0; at + length <= padded.length; at++) {
        ofPieces.add(hash(3, padded.slice(at, at + length)) & mask);
      }
    }
  }
  if (words.length > 0) ofWords.add(hash(2, `${before} $`) & mask);
  const buckets = new Uint32Array([...ofWords, ...ofPieces]);
  return { buckets, wordCount: ofWords.size };
}

/**
 * FNV-1a over the code units, with a different start for each sort of feature and mixed at the end
 * so that the low bits can be used.
 */
function hash(sort: number, text: string): number {
  let value = 0x811c9dc5 ^ sort;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}
