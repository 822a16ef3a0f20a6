import type { HeardSegment } from "./grammar-decoder.ts";

/**
 * The misfit of a frame above which an utterance was something else, on average and for its worst
 * word. Words of one or two sounds say little about themselves, so that they are judged with
 * their neighbours.
 */
const limits = { average: 66, worstWord: 95, silence: 90 };
const framesOfWord = 20;
const framesOfSilence = 10;

/**
 * Whether the sound is likely to be what the grammar made of it. A grammar finds something in every
 * sound: other speech, a cough, music.
 */
export function isPlausible(segments: readonly HeardSegment[]): boolean {
  const words = segments.filter((segment) => isWord(segment));
  if (words.length === 0) return false;
  // Speech between and around the words, which the grammar has no words for.
  const isOther = (segment: HeardSegment) =>
    !isWord(segment) && segment.frames >= framesOfSilence && misfitOf([segment]) > limits.silence;
  return (
    misfitOf(words) <= limits.average && worstOf(words) <= limits.worstWord && !segments.some((each) => isOther(each))
  );
}

export function isWord({ word }: HeardSegment): boolean {
  return !/^[<[]/.test(word);
}

/** For each frame. */
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
