/** 50 dB below the loudest tone. What telephone codes make of silence is at 8, a whisper at 150. */
const leastLoudness = 100;

/** Tells whether a frame is louder than silence. */
export function isAudible(frame: Int16Array): boolean {
  let energy = 0;
  for (const sample of frame) energy += sample * sample;
  return energy > leastLoudness ** 2 * frame.length;
}
