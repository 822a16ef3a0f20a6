import { aLaw, muLaw, pcmBytes, Resampler } from "@parley/speech";
import { realtimeRateHz, telephoneRateHz } from "./realtime-rate-hz.ts";
import type { SoundFormat } from "./session-settings.ts";

/** The assistant's sound, in the format that a response has. */
export class SoundWriter {
  readonly #format: SoundFormat;
  readonly #resampler = new Resampler(realtimeRateHz, telephoneRateHz);

  constructor(format: SoundFormat) {
    this.#format = format;
  }

  /** Base64. */
  write(samples: Int16Array): string {
    return Buffer.from(this.#encode(samples)).toString("base64");
  }

  #encode(samples: Int16Array): Uint8Array {
    if (this.#format === "audio/pcm") return pcmBytes(samples);
    const narrow = this.#resampler.push(samples);
    return this.#format === "audio/pcmu" ? muLaw.encode(narrow) : aLaw.encode(narrow);
  }
}
