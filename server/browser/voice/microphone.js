/** Runs in an AudioWorklet: makes frames of PCM16 of what the microphone gives, 16 kHz and 20 ms each. */

const rateHz = 16_000;
const frameSamples = 320;

class Microphone extends AudioWorkletProcessor {
  #frame = new Int16Array(frameSamples);
  #filled = 0;
  /** The next sample is summed up here from so many samples of the device. */
  #sum = 0;
  #weight = 0;
  #samplesPerSample = sampleRate / rateHz;

  process([channels]) {
    const [samples] = channels;
    if (samples !== undefined) for (const sample of samples) this.#add(sample);
    return true;
  }

  /** Each sample is the mean of those of the device in its time, which also damps what 16 kHz cannot carry. */
  #add(sample) {
    let left = 1;
    while (left > 0) {
      const part = Math.min(left, this.#samplesPerSample - this.#weight);
      this.#sum += sample * part;
      this.#weight += part;
      left -= part;
      if (this.#weight < this.#samplesPerSample - 1e-9) return;
      this.#push(this.#sum / this.#weight);
      this.#sum = this.#weight = 0;
    }
  }

  #push(sample) {
    this.#frame[this.#filled++] = Math.max(-1, Math.min(1, sample)) * 0x7fff;
    if (this.#filled < frameSamples) return;
    this.port.postMessage(this.#frame.buffer, [this.#frame.buffer]);
    this.#frame = new Int16Array(frameSamples);
    this.#filled = 0;
  }
}

registerProcessor("microphone", Microphone);
