const bytesPerSample = 2;

/** Reads PCM16, little-endian, out of pieces of any length. */
export class PcmReader {
  #half: number | undefined;

  /** The samples that are complete now; a half one waits for the next piece. */
  read(bytes: Uint8Array): Int16Array {
    const carried = this.#half === undefined ? 0 : 1;
    const samples = new Int16Array((carried + bytes.length) >> 1);
    const low = (at: number) => (at < carried ? this.#half! : bytes[at - carried]!);
    for (let index = 0; index < samples.length; index++) {
      samples[index] = low(index * bytesPerSample) | (bytes[index * bytesPerSample + 1 - carried]! << 8);
    }
    const isOdd = (carried + bytes.length) % bytesPerSample === 1;
    this.#half = isOdd ? (bytes.at(-1) ?? this.#half) : undefined;
    return samples;
  }
}
