/** What is said between two silences, from one sample to another, at 16 kHz. */
export type Utterance = { start: number; end: number };

const frame = 320;
/** In frames of 20 ms. */
const [longestPause, shortestSpeech, margin] = [30, 3, 10];
/** Speech is so many times as loud as the quiet parts, and louder than the noise of a converter. */
const [timesFloor, faintest] = [3, 60];
const floorShare = 0.1;

/**
 * Where somebody speaks in a recording. All of it is known, so that the quietest tenth of its frames
 * tells how loud its silence is.
 */
export function utterancesOf(samples: Int16Array): Utterance[] {
  const loudness = loudnessOf(samples);
  const floor = loudness.toSorted()[Math.floor(loudness.length * floorShare)] ?? 0;
  const loudest = loudness.reduce((most, each) => Math.max(most, each), 0);
  // A recording without a pause has no silence to compare with.
  const threshold = Math.max(faintest, Math.min(floor * timesFloor, loudest / timesFloor));
  const found: { first: number; last: number; count: number }[] = [];
  for (const [index, level] of loudness.entries()) {
    if (level < threshold) continue;
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

/** The root of the mean square of each frame. */
function loudnessOf(samples: Int16Array): Float64Array {
  const levels = new Float64Array(Math.ceil(samples.length / frame));
  for (let index = 0; index < levels.length; index++) {
    const part = samples.subarray(index * frame, (index + 1) * frame);
    levels[index] = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  }
  return levels;
}
