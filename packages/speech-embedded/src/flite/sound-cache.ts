const bytesPerSample = 2;

/**
 * The sound of short texts that are said again and again, such as greetings: the last used ones.
 */
export class SoundCache {
  readonly #maxBytes: number;
  readonly #sounds = new Map<string, Int16Array>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  find(key: string): Int16Array | undefined {
    const sound = this.#sounds.get(key);
    if (sound === undefined) return undefined;
    this.#sounds.delete(key);
    this.#sounds.set(key, sound);
    // The caller gets a copy, so that nothing it does with the sound changes the cache.
    return sound.slice();
  }

  keep(key: string, pieces: readonly Int16Array[]): void {
    const sound = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      sound.set(piece, at);
      at += piece.length;
    }
    this.#drop(key);
    this.#sounds.set(key, sound);
    this.#bytes += sizeOf(key, sound);
    for (const oldest of this.#sounds.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const sound = this.#sounds.get(key);
    if (sound === undefined) return;
    this.#sounds.delete(key);
    this.#bytes -= sizeOf(key, sound);
  }
}

function sizeOf(key: string, sound: Int16Array): number {
  return (key.length + sound.length) * bytesPerSample;
}
