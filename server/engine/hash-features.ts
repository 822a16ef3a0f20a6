import { readWords } from "./read-words.ts";

/**
 * What a classifier sees of an utterance: its words, its pairs of neighbouring words, and the pieces of its words, which
 * outlive typing errors and endings. Each becomes one of 2^bits numbers; the few that fall together do no harm.
 */
export type Features = { buckets: Uint32Array; weights: Float32Array };

const shortestPiece = 3;
const longestPiece = 5;
/** Of a whole message; an utterance is shorter. */
const mostWords = 64;

/** Numbers of an utterance's distinct features, words and pairs before pieces; `wordCount` of them are words or pairs. */
export function hashFeatures(text: string, bits: number): { buckets: Uint32Array; wordCount: number } {
  const mask = 2 ** bits - 1;
  const words = readWords(text).slice(0, mostWords);
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

/** FNV-1a over the code units, begun differently for each sort of feature, and stirred so that the low bits can be used. */
function hash(sort: number, text: string): number {
  let value = 0x811c9dc5 ^ sort;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}
