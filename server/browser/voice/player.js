const rateHz = 16_000;
/** Sound waits so long before it begins, so that a frame that is late leaves no gap. */
const leadSeconds = 0.04;

/** Plays frames of PCM16 one after the other, and knows how much of a reply was heard. */
export class Player {
  #context = new AudioContext({ sampleRate: rateHz });
  /** @type {Set<AudioBufferSourceNode>} */
  #playing = new Set();
  #endsAt = 0;
  #seconds = 0;
  #onQuiet;

  /** @param {() => void} onQuiet is called when all that came was played */
  constructor(onQuiet) {
    this.#onQuiet = onQuiet;
    // Browsers allow sound while they handle what the reader has pressed.
    void this.#context.resume();
  }

  /** A reply begins. */
  begin() {
    this.#seconds = 0;
  }

  /**
   * Gives milliseconds until the frame is heard.
   * @param {ArrayBuffer} bytes
   */
  add(bytes) {
    const samples = Float32Array.from(new Int16Array(bytes), (sample) => sample / 0x8000);
    if (samples.length === 0) return 0;
    const { currentTime, destination } = this.#context;
    const buffer = this.#context.createBuffer(1, samples.length, rateHz);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(destination);
    const startsAt = this.#endsAt > currentTime ? this.#endsAt : currentTime + leadSeconds;
    source.start(startsAt);
    this.#endsAt = startsAt + buffer.duration;
    this.#seconds += buffer.duration;
    this.#playing.add(source);
    source.addEventListener("ended", () => {
      if (this.#playing.delete(source) && this.#playing.size === 0) this.#onQuiet();
    });
    return (startsAt - currentTime + this.#latency) * 1000;
  }

  /** Silence at once. */
  flush() {
    const { playedMs } = this;
    for (const source of this.#playing) source.stop();
    this.#playing.clear();
    this.#endsAt = 0;
    return playedMs;
  }

  get isPlaying() {
    return this.#playing.size > 0;
  }

  /** Gives how much of the reply was heard. */
  get playedMs() {
    const waiting = Math.max(0, this.#endsAt - this.#context.currentTime);
    const unheard = waiting > 0 ? waiting + this.#latency : 0;
    return Math.round(Math.max(0, this.#seconds - unheard) * 1000);
  }

  close() {
    this.flush();
    void this.#context.close();
  }

  /** Seconds from the browser to the ear; some browsers do not know it. */
  get #latency() {
    return this.#context.outputLatency || 0;
  }
}
