import { NoiseFloor } from "./noise-floor.ts";
import { periodicity } from "./periodicity.ts";

/** A frame is 320 samples at 16 kHz: 20 ms. Four of them become one: voices are below 2 kHz. */
const samplesPerPoint = 4;
const pointsPerFrame = 80;
/** Takes off hums and rumble, and evens out the loudness of low and high tones. */
const emphasis = 0.95;

/** How much louder than the noise a voice must be to begin, and what follows it, to go on. */
const [loudToBegin, loudToGoOn] = [1.8, 1.5];
/** How periodic a voice must be to begin, and to go on. Noise of any kind stays below 0.45. */
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
