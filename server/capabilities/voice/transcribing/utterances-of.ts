import { FrameCutter, VoiceActivity } from "@parley/speech";

/** An utterance is said between two silences, from one sample to another, at 16 kHz. */
export type Utterance = { start: number; end: number };

const frame = 320;
/** These lengths are in frames of 20 ms. */
const [longestPause, shortestSpeech, margin] = [30, 3, 12];

/** Finds where a person speaks in a recording, with a little of the silence around. */
export function utterancesOf(samples: Int16Array): Utterance[] {
  const activity = new VoiceActivity();
  const found: { first: number; last: number; count: number }[] = [];
  for (const [index, each] of new FrameCutter(frame).cut(samples).entries()) {
    if (!activity.isSpeech(each)) continue;
    const open = found.at(-1);
    if (open !== undefined && index - open.last <= longestPause) {
      open.last = index;
      open.count++;
    } else found.push({ first: index, last: index, count: 1 });
  }
  return found
    .filter(({ count }) => count >= shortestSpeech)
    .map(({ first, last }) => ({
      start: Math.max(0, first - margin) * frame,
      end: Math.min(samples.length, (last + 1 + margin) * frame),
    }));
}
