import type { createDecoder, createEncoder, SampleRate } from "libopus-wasm";

type Encoder = Awaited<ReturnType<typeof createEncoder>>;
type Decoder = Awaited<ReturnType<typeof createDecoder>>;

const frameSeconds = 0.02;
/** The encoder takes this much care, from 0 to 10. A frame of 20 ms takes 0.1 ms. */
const complexity = 5;
/** Speech is sent with so many bits for each sample, whatever its rate. */
const bitsPerSample = 1.5;
/** A packet holds 120 ms of sound at most, in six frames of 1,275 bytes with their lengths. */
const maxPacketBytes = 6 * 1_277 + 2;

/** Opus packets of one session, mono, in both directions. */
export class OpusCodec {
  readonly #encoder: Encoder;
  readonly #decoder: Decoder;
  readonly #frameSamples: number;
  #isClosed = false;

  private constructor(encoder: Encoder, decoder: Decoder, rateHz: number) {
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#frameSamples = rateHz * frameSeconds;
  }

  /** @param rateHz samples a second of the sound that is coded: 8,000, 12,000, 16,000, 24,000 or 48,000 */
  static async open(rateHz: number): Promise<OpusCodec> {
    const { Application, createDecoder, createEncoder, Signal } = await import("libopus-wasm");
    const sampleRate = rateHz as SampleRate;
    const speech = { application: Application.Voip, signal: Signal.Voice, complexity };
    const decoder = await createDecoder({ sampleRate, channels: 1 });
    const encoder = await createEncoder({
      ...speech,
      sampleRate,
      channels: 1,
      bitrate: rateHz * bitsPerSample,
    });
    return new OpusCodec(encoder, decoder, rateHz);
  }

  /** Gives undefined for bytes that are no packet. */
  decode(packet: Uint8Array): Int16Array | undefined {
    if (this.#isClosed || packet.length === 0 || packet.length > maxPacketBytes) return undefined;
    try {
      return this.#decoder.decode(packet);
    } catch {
      return undefined;
    }
  }

  /** @param frame 20 ms of sound; a shorter one ends with silence */
  encode(frame: Int16Array): Uint8Array {
    if (this.#isClosed) return new Uint8Array(0);
    const whole = new Int16Array(this.#frameSamples);
    whole.set(frame.subarray(0, whole.length));
    return this.#encoder.encode(whole);
  }

  /** Frees its memory, which no garbage collector finds. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#encoder.free();
    this.#decoder.free();
  }
}
