/** At 4 kHz: the periods of 400 and of 69 Hz. */
const [shortest, longest] = [10, 58];

/**
 * How alike a sound is to itself one period earlier, for the best period of a human voice: 0 to 1.
 * @param points 160 at 4 kHz; the last 100 are compared with those before
 */
export function periodicity(points: Float32Array): number {
  const from = longest + 2;
  const { length } = points;
  let energy = 0;
  for (let at = from; at < length; at++) energy += points[at]! ** 2;
  let energyBefore = 0;
  for (let at = from - shortest; at < length - shortest; at++) energyBefore += points[at]! ** 2;
  let best = 0;
  for (let period = shortest; period <= longest; period++) {
    let product = 0;
    for (let at = from; at < length; at++) product += points[at]! * points[at - period]!;
    best = Math.max(best, product / Math.sqrt(energy * energyBefore + 1));
    energyBefore += points[from - period - 1]! ** 2 - points[length - period - 1]! ** 2;
  }
  return best;
}
