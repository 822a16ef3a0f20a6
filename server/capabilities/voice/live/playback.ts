import { heardText, type SpokenPiece } from "./heard-text.ts";

const frameSeconds = 0.02;
/**
 * Frames are sent so far ahead of the listener's ear, in milliseconds. It is enough for a timer
 * that is late, and little, because what was sent cannot be taken back.
 */
const aheadMs = 80;
const frameLengthMs = 20;

type PlaybackParts = {
  /** Samples a second of the session. */
  rateHz: number;
  /** Sends a frame of 20 ms. The last frame of a turn may be shorter. */
  send(frame: Int16Array): void;
  /** All sound of the turn was played, as far as can be known. */
  onPlayed(): void;
};

/**
 * The sound of one turn on its way to the listener: frames of 20 ms at the pace of speech. It knows
 * what was heard so far.
 */
export class Playback {
  readonly #parts: PlaybackParts;
  readonly #frameSamples: number;
  readonly #pieces: SpokenPiece[] = [];
  /** Sound that is not sent, oldest first. */
  readonly #waiting: Int16Array[] = [];
  #waitingSamples = 0;
  #offset = 0;
  #sentSamples = 0;
  /** All that was sent will have been played at this time. */
  #playedAtMs = 0;
  /** Sound leaves while it is `playing`; from `stopped` nothing follows. */
  #state: "paused" | "playing" | "stopped" = "paused";
  /** No more sound comes. */
  #isComplete = false;
  #timer: NodeJS.Timeout | undefined;
  #onRoom: (() => void) | undefined;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
    this.#frameSamples = Math.round(parts.rateHz * frameSeconds);
  }

  /** Begins a piece of text, whose sound follows. */
  beginPiece(text: string): void {
    const last = this.#pieces.at(-1);
    if (last !== undefined) last.isWhole = true;
    this.#pieces.push({ text, samples: 0, isWhole: false });
  }

  /** Sound of the piece that was begun last, at the session's rate. */
  add(samples: Int16Array): void {
    const piece = this.#pieces.at(-1);
    if (this.#state === "stopped" || piece === undefined || samples.length === 0) return;
    piece.samples += samples.length;
    this.#waiting.push(samples);
    this.#waitingSamples += samples.length;
    if (this.#state === "playing" && this.#timer === undefined) this.#pump();
  }

  /** Seconds of sound that wait to be sent. */
  get waitingSeconds(): number {
    return this.#waitingSamples / this.#parts.rateHz;
  }

  /** Resolves when less than `seconds` of sound wait, or the playback was stopped. */
  async room(seconds: number): Promise<void> {
    while (this.waitingSeconds >= seconds && this.#state !== "stopped") {
      await new Promise<void>((resolve) => {
        this.#onRoom = resolve;
      });
    }
  }

  /** No more sound comes. */
  complete(): void {
    const last = this.#pieces.at(-1);
    if (last !== undefined) last.isWhole = true;
    this.#isComplete = true;
    if (this.#state === "playing" && this.#timer === undefined) this.#pump();
  }

  play(): void {
    if (this.#state !== "paused") return;
    this.#state = "playing";
    this.#pump();
  }

  pause(): void {
    if (this.#state === "playing") this.#state = "paused";
    this.#clearTimer();
  }

  /**
   * Nothing more is sent. Gives what was heard, or would be if `playedMs` of the turn were played.
   */
  stop(playedMs = this.playedMs): { heardText: string; playedMs: number } {
    this.#clearTimer();
    this.#state = "stopped";
    this.#waiting.length = 0;
    this.#waitingSamples = 0;
    this.#onRoom?.();
    const knownMs = Math.max(0, Math.min(playedMs, this.sentMs));
    const { rateHz } = this.#parts;
    return { heardText: heardText(this.#pieces, (knownMs / 1000) * rateHz, rateHz), playedMs: knownMs };
  }

  get sentMs(): number {
    return (this.#sentSamples / this.#parts.rateHz) * 1000;
  }

  /** Gives how much of the sent sound the listener has heard, if it is played without a gap. */
  get playedMs(): number {
    return this.sentMs - Math.max(0, this.#playedAtMs - performance.now());
  }

  #pump(): void {
    this.#clearTimer();
    if (this.#state !== "playing") return;
    let now = performance.now();
    while (this.#playedAtMs - now < aheadMs && this.#isFrameReady) {
      const frame = this.#takeFrame();
      this.#sentSamples += frame.length;
      this.#playedAtMs = Math.max(this.#playedAtMs, now) + (frame.length / this.#parts.rateHz) * 1000;
      this.#parts.send(frame);
      now = performance.now();
    }
    if (this.#waitingSamples === 0 && this.#isComplete) this.#later(this.#playedAtMs - now, () => this.#end());
    // A sound that is not made yet starts the timer again when it comes.
    else if (this.#isFrameReady) this.#later(this.#playedAtMs - now - aheadMs + frameLengthMs / 2, () => this.#pump());
  }

  get #isFrameReady(): boolean {
    return this.#waitingSamples >= this.#frameSamples || (this.#isComplete && this.#waitingSamples > 0);
  }

  #takeFrame(): Int16Array {
    const frame = new Int16Array(Math.min(this.#frameSamples, this.#waitingSamples));
    for (let filled = 0; filled < frame.length; ) {
      const first = this.#waiting[0]!;
      const part = first.subarray(this.#offset, this.#offset + frame.length - filled);
      frame.set(part, filled);
      filled += part.length;
      this.#offset += part.length;
      if (this.#offset < first.length) continue;
      this.#waiting.shift();
      this.#offset = 0;
    }
    this.#waitingSamples -= frame.length;
    this.#onRoom?.();
    return frame;
  }

  #end(): void {
    this.pause();
    this.#parts.onPlayed();
  }

  #later(waitMs: number, run: () => void): void {
    this.#timer = setTimeout(run, Math.max(1, waitMs));
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
