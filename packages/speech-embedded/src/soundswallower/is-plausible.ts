import type { HeardSegment } from "./grammar-decoder.ts";

/**
 * An utterance may be so far from a perfect fit, for each frame: on average, and at its worst
 * places.
 */
export type MisfitLimits = { average: number; worstWord: number; silence: number };

/**
 * For a first look, which fits a little worse. Of 600 phrases of synthetic voices in silence 19 of
 * 20 fit as well; of 900 other sentences none does, and the nearest has an average of 66.
 */
export const surelyPlausible: MisfitLimits = { average: 58, worstWord: 80, silence: 80 };
/** In silence nearly all phrases fit as well, in noise many, and of other speech hardly any. */
export const plausible: MisfitLimits = { average: 62, worstWord: 90, silence: 90 };

/**
 * A word of one or two sounds says little about itself, so that it is judged with its neighbours.
 */
const framesOfWord = 20;
const framesOfSilence = 10;

/**
 * Tells whether the sound is likely to be what the grammar made of it. A grammar finds something in
 * every sound: other speech, a cough, music.
 */
export function isPlausible(segments: readonly HeardSegment[], limits: MisfitLimits): boolean {
  const words = segments.filter(isWord);
  if (words.length === 0) return false;
  // Speech between and around the words, which the grammar has no words for.
  const isOther = (segment: HeardSegment) =>
    !isWord(segment) && segment.frames >= framesOfSilence && misfitOf([segment]) > limits.silence;
  return misfitOf(words) <= limits.average && worstOf(words) <= limits.worstWord && !segments.some(isOther);
}

export function isWord({ word }: HeardSegment): boolean {
  return !/^[<[]/.test(word);
}

/** Gives the misfit of each frame. */
function misfitOf(segments: readonly HeardSegment[]): number {
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  return segments.reduce((sum, segment) => sum + segment.misfit, 0) / frames;
}

function worstOf(words: readonly HeardSegment[]): number {
  let worst = 0;
  for (let start = 0; start < words.length; start++) {
    let end = start + 1;
    let frames = words[start]!.frames;
    while (end < words.length && frames < framesOfWord) frames += words[end++]!.frames;
    worst = Math.max(worst, misfitOf(words.slice(start, end)));
  }
  return worst;
}
