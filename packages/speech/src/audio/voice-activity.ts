import { NoiseFloor } from "./noise-floor.ts";

/** At 4 kHz: the periods of 400 and of 69 Hz. */
const [shortest, longest] = [10, 58];

/**
 * Measures how alike a sound is to itself one period earlier, for the best period of a human voice:
 * 0 to 1.
 * @param points 160 at 4 kHz; the last 100 are compared with those before
 */
function periodicity(points: Float32Array): number {
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

/** A frame is 320 samples at 16 kHz: 20 ms. Four of them become one: voices are below 2 kHz. */
const samplesPerPoint = 4;
const pointsPerFrame = 80;
/** Takes off hums and rumble, and evens out the loudness of low and high tones. */
const emphasis = 0.95;

/** A voice must be so much louder than the noise to begin, and what follows it, to go on. */
const [loudToBegin, loudToGoOn] = [1.8, 1.5];
/** A voice must be so periodic to begin, and to go on. Noise of any kind stays below 0.45. */
const [periodicToBegin, periodicToGoOn] = [0.5, 0.42];
/**
 * Frames without a voice that still are speech: consonants. Each frame with a voice adds to them,
 * so that a sound which is periodic by chance ends at once.
 */
const [addedByVoice, mostHeld] = [2, 15];
const [lostWhileHeard, lostInSilence] = [1, 2];

/**
 * Tells speech from other sounds, for one person. A voice is louder than the noise around and
 * periodic: vocal cords swing 70 to 400 times a second, which claps, coughs, breath and fans do
 * not. Whispering is not found. A tone counts until it has become the noise: two seconds.
 */
export class VoiceActivity {
  /** The last two frames, in points. */
  readonly #points = new Float32Array(2 * pointsPerFrame);
  readonly #floor = new NoiseFloor();
  #lastPoint = 0;
  /** For so many frames speech may go on without a voice. */
  #held = 0;

  /** @param frame 320 samples, 16 kHz */
  isSpeech(frame: Int16Array): boolean {
    const loudness = this.#take(frame);
    const ratio = loudness / this.#floor.take(loudness);
    const needed = this.#held > 0 ? periodicToGoOn : periodicToBegin;
    const isVoice = ratio > loudToBegin && periodicity(this.#points) > needed;
    if (isVoice) this.#held = Math.min(mostHeld, this.#held + addedByVoice);
    else this.#held = Math.max(0, this.#held - (ratio > loudToGoOn ? lostWhileHeard : lostInSilence));
    return this.#held > 0 && ratio > loudToGoOn;
  }

  /** Adds a frame to the points. Gives its loudness. */
  #take(frame: Int16Array): number {
    this.#points.copyWithin(0, pointsPerFrame);
    let energy = 0;
    for (let index = 0; index < pointsPerFrame; index++) {
      let sum = 0;
      for (let part = 0; part < samplesPerPoint; part++) sum += frame[index * samplesPerPoint + part]!;
      const point = sum / samplesPerPoint;
      const value = point - emphasis * this.#lastPoint;
      this.#lastPoint = point;
      this.#points[pointsPerFrame + index] = value;
      energy += value * value;
    }
    return Math.sqrt(energy / pointsPerFrame);
  }
}
