import { Resampler, type SpeechSynthesizer, type Voice } from "@parley/speech";
import { speakableText } from "../speakable-text.ts";
import { Playback } from "./playback.ts";
import { SpeechChunker } from "./speech-chunker.ts";
import type { Ask, SpokenReply } from "./spoken-reply.ts";
import type { TurnTimeline } from "./turn-timeline.ts";

/** The speech that is made ahead of what is sent, in seconds. */
const aheadSeconds = 5;

type SpokenTurnParts = {
  turn: number;
  ask: Ask;
  text: string;
  voice: Voice;
  synthesizer: SpeechSynthesizer;
  rateHz: number;
  /** 1 is the voice's own. */
  speed: number | undefined;
  /** Milliseconds since the session began. */
  nowMs(): number;
  onStart(messageId: string | null): void;
  onText(text: string): void;
  /** The first sound is ready to be played. */
  onSound(): void;
  /** The reply ends with a question. */
  onQuestion(): void;
  onFrame(frame: Int16Array): void;
  /** All was said and played. `text`: what was said. */
  onEnd(end: { text: string; status: string }): void;
  /** The reply, or its sound, could not be made. */
  onFailure(error: unknown): void;
};

/**
 * A turn of the assistant: asks, speaks the reply while it is written, and knows what was heard of
 * it.
 */
export class SpokenTurn {
  readonly turn: number;
  readonly timeline: TurnTimeline;
  readonly #parts: SpokenTurnParts;
  readonly #playback: Playback;
  readonly #leaving = new AbortController();
  readonly #said: string[] = [];
  #reply: Promise<SpokenReply | undefined> = Promise.resolve(undefined);
  #status = "completed";
  #isVoiceless = false;
  #isWritten = false;
  messageId: string | null = null;
  /** The turn says a reply of the assistant, and not what a colleague wrote. */
  isReply = false;

  constructor(parts: SpokenTurnParts) {
    this.turn = parts.turn;
    this.timeline = { turn: parts.turn, messageId: null };
    this.#parts = parts;
    this.#playback = new Playback({
      rateHz: parts.rateHz,
      send: (frame) => {
        this.timeline.firstFrameMs ??= parts.nowMs();
        this.timeline.silentMs = parts.nowMs();
        parts.onFrame(frame);
      },
      onPlayed: () => this.#end(),
    });
  }

  /** Begins as soon as `former` has settled: a conversation has one reply at a time. */
  start(former: Promise<unknown>): void {
    const { ask, text } = this.#parts;
    const { signal } = this.#leaving;
    // The person's words belong to the conversation, also when the person has said more meanwhile.
    this.#reply = former.then(() => (signal.aborted && text === "" ? undefined : ask(text, signal)));
    this.#speak().catch((error) => {
      if (signal.aborted) return;
      this.#status = "failed";
      this.#parts.onFailure(error);
      this.#finish();
    });
  }

  play(): void {
    this.#playback.play();
  }

  pause(): void {
    this.#playback.pause();
  }

  /**
   * Ends the turn here, or cuts what was heard of a turn that has ended. `settled`: the
   * conversation holds what was heard.
   */
  interrupt(playedMs: number | undefined): { heardText: string; settled: Promise<void> } {
    this.#leaving.abort();
    const played = this.#playback.stop(playedMs);
    const heardText = this.#isWritten ? this.#said.join("") : played.heardText;
    this.timeline.endMs ??= this.#parts.nowMs();
    const settled = this.#reply.then(
      (reply) => reply?.cut(heardText),
      () => {},
    );
    return { heardText, settled };
  }

  async #speak(): Promise<void> {
    const { signal } = this.#leaving;
    const reply = await this.#reply;
    if (reply === undefined || signal.aborted) return;
    this.timeline.askedMs = this.#parts.nowMs();
    this.timeline.messageId = reply.messageId;
    this.messageId = reply.messageId;
    this.isReply = reply.messageId !== null && reply.isByTeam !== true;
    this.#parts.onStart(reply.messageId);
    if (reply.isWritten) return this.#write(reply);
    const chunker = new SpeechChunker();
    for await (const piece of reply.pieces(signal)) {
      if (piece.kind === "end") {
        this.#status = piece.status;
        await this.#sayAll(chunker.end());
      } else {
        this.timeline.firstTextMs ??= this.#parts.nowMs();
        await this.#sayAll(chunker.add(piece.text));
      }
      if (signal.aborted) return;
    }
    if (this.#said.at(-1)?.endsWith("?")) this.#parts.onQuestion();
    this.#finish();
  }

  async #write(reply: SpokenReply): Promise<void> {
    this.#isWritten = true;
    const { signal } = this.#leaving;
    for await (const piece of reply.pieces(signal)) {
      if (signal.aborted) return;
      if (piece.kind === "end") {
        this.#status = piece.status;
        continue;
      }
      this.timeline.firstTextMs ??= this.#parts.nowMs();
      this.#said.push(piece.text);
      this.#parts.onText(piece.text);
    }
    if (!signal.aborted) this.#end(this.#said.join(""));
  }

  /** Gives how much of the turn's sound was sent, in milliseconds. */
  get sentMs(): number {
    return this.#playback.sentMs;
  }

  async #sayAll(pieces: readonly string[]): Promise<void> {
    for (const piece of pieces) {
      const text = speakableText(piece);
      if (text === "" || this.#leaving.signal.aborted) continue;
      this.#said.push(text);
      this.#parts.onText(text);
      if (this.#isVoiceless) continue;
      // The written reply is told, whether there is a voice for it or not.
      await this.#synthesize(text).catch((error) => {
        if (this.#leaving.signal.aborted) return;
        this.#isVoiceless = true;
        this.#parts.onFailure(error);
      });
    }
  }

  async #synthesize(text: string): Promise<void> {
    const { synthesizer, voice, rateHz, speed = 1, onSound } = this.#parts;
    const { signal } = this.#leaving;
    await this.#playback.room(aheadSeconds);
    if (signal.aborted) return;
    const isFirst = this.timeline.firstSoundMs === undefined;
    const resampler = new Resampler(voice.rateHz, rateHz);
    this.#playback.beginPiece(text);
    for await (const samples of synthesizer.synthesize(text, { voice: voice.id, speed, isUrgent: isFirst, signal })) {
      if (signal.aborted) return;
      this.#playback.add(resampler.push(samples));
      if (this.timeline.firstSoundMs !== undefined) continue;
      this.timeline.firstSoundMs = this.#parts.nowMs();
      onSound();
    }
    if (!signal.aborted) this.#playback.add(resampler.end());
  }

  /** No more is said. */
  #finish(): void {
    if (this.timeline.firstSoundMs === undefined) this.#end();
    else this.#playback.complete();
  }

  #end(text = this.#said.join(" ")): void {
    this.timeline.endMs = this.#parts.nowMs();
    this.#parts.onEnd({ text, status: this.#status });
  }
}
