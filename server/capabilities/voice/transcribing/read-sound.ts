import { Resampler, readSoundFile, SoundFault } from "@parley/speech";
import { type Utterance, utterancesOf } from "./utterances-of.ts";

/** Recognizers take sound at this rate. */
export const soundRateHz = 16_000;
const longestSeconds = 600;
/** Rates whose filters are small: all usual ones. */
const rateStepHz = 25;

/** A file as 16 kHz mono, and where a person speaks in it; or why it cannot be used. */
type ReadSound = { samples: Int16Array; utterances: Utterance[] } | { fault: string };

/** `mp3Decoder`: where the package is that reads MP3, if the operator has installed it. */
type SoundToRead = { bytes: Uint8Array; mp3Decoder: string | undefined };

/** Runs in a thread for what workspaces hand in. Reads ten minutes of sound at most. */
export async function readSound({ bytes, mp3Decoder }: SoundToRead): Promise<ReadSound> {
  try {
    const { rateHz, samples } = await readSoundFile(bytes, longestSeconds, mp3Decoder);
    if (samples.length > rateHz * longestSeconds) {
      return { fault: `The sound is longer than ${longestSeconds / 60} minutes. Send it in parts.` };
    }
    if (rateHz % rateStepHz !== 0) {
      return {
        fault: `The WAV file has ${rateHz} samples a second. Write it with 8000, 16000, 24000, 44100 or 48000.`,
      };
    }
    const resampler = new Resampler(rateHz, soundRateHz);
    const [main, rest] = [resampler.push(samples), resampler.end()];
    const all = new Int16Array(main.length + rest.length);
    all.set(main);
    all.set(rest, main.length);
    return { samples: all, utterances: utterancesOf(all) };
  } catch (error) {
    if (error instanceof SoundFault) return { fault: error.message };
    throw error;
  }
}
