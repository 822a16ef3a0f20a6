import { aLaw, muLaw, PcmReader, Resampler } from "@parley/speech";
import { realtimeRateHz, telephoneRateHz } from "./realtime-rate-hz.ts";
import type { SoundFormat } from "./session-settings.ts";

/** The client's sound, in the format of the session. */
export class SoundReader {
  #format: SoundFormat = "audio/pcm";
  #pcm = new PcmReader();
  #resampler = new Resampler(telephoneRateHz, realtimeRateHz);

  set format(format: SoundFormat) {
    if (format === this.#format) return;
    this.#format = format;
    this.#pcm = new PcmReader();
    this.#resampler = new Resampler(telephoneRateHz, realtimeRateHz);
  }

  read(bytes: Uint8Array): Int16Array {
    if (this.#format === "audio/pcm") return this.#pcm.read(bytes);
    return this.#resampler.push(this.#format === "audio/pcmu" ? muLaw.decode(bytes) : aLaw.decode(bytes));
  }
}
