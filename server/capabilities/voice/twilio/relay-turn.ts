import { heardText } from "../live/heard-text.ts";
import { SpeechChunker } from "../live/speech-chunker.ts";
import type { Ask, SpokenReply } from "../live/spoken-reply.ts";
import type { TurnTimeline } from "../live/turn-timeline.ts";
import { speakableText } from "../speakable-text.ts";

type RelayTurnParts = {
  turn: number;
  ask: Ask;
  text: string;
  /** Milliseconds since the session began. */
  nowMs(): number;
  /** Gives Twilio a piece of text to say. `last`: the answer is complete. */
  send(token: string, last: boolean): void;
  /** The answer is complete, or could not be made. */
  onEnd(error?: unknown): void;
};

/** Twilio tells how much of an answer was heard. */
export type Heard = { text: string; durationMs: number };

/**
 * A turn of the assistant whose words Twilio speaks: asks, and hands over the reply while it is
 * written.
 */
export class RelayTurn {
  readonly timeline: TurnTimeline;
  readonly #parts: RelayTurnParts;
  readonly #leaving = new AbortController();
  #reply: Promise<SpokenReply | undefined> = Promise.resolve(undefined);
  #said = "";
  #isComplete = false;
  #isByTeam = false;

  constructor(parts: RelayTurnParts) {
    this.#parts = parts;
    this.timeline = { turn: parts.turn, messageId: null, transcriptMs: parts.nowMs() };
  }

  /** Tells whether all of it was handed over to Twilio, which may still speak. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Tells whether a colleague says it. */
  get isByTeam(): boolean {
    return this.#isByTeam;
  }

  /** Tells whether it says a reply of the assistant. */
  get isReply(): boolean {
    return this.timeline.messageId !== null && !this.#isByTeam;
  }

  /** Begins as soon as `former` has settled: a conversation has one reply at a time. */
  start(former: Promise<unknown>): void {
    const { ask, text } = this.#parts;
    const { signal } = this.#leaving;
    this.#reply = former.then(() => (signal.aborted ? undefined : ask(text, signal)));
    this.#tell().then(
      () => this.#end(),
      (error: unknown) => this.#end(error),
    );
  }

  /**
   * Ends the turn here. `heard`: how far Twilio has spoken; without it, all that Twilio got counts
   * as heard. Resolves when the conversation holds it.
   */
  async interrupt(heard?: Heard): Promise<void> {
    const isCut = heard !== undefined || !this.#isComplete;
    this.#leaving.abort();
    this.timeline.endMs ??= this.#parts.nowMs();
    if (!this.#isComplete && this.#said !== "") this.#parts.send("", true);
    const text = heard === undefined ? this.#said : heardUntil(this.#said, heard);
    const reply = await this.#reply.catch(() => undefined);
    if (isCut) await reply?.cut(text);
  }

  async #tell(): Promise<void> {
    const { signal } = this.#leaving;
    const reply = await this.#reply;
    if (reply === undefined || signal.aborted) return;
    this.timeline.askedMs = this.#parts.nowMs();
    this.timeline.messageId = reply.messageId;
    this.#isByTeam = reply.isByTeam ?? false;
    const chunker = new SpeechChunker();
    for await (const piece of reply.pieces(signal)) {
      if (signal.aborted) return;
      for (const part of piece.kind === "end" ? chunker.end() : chunker.add(piece.text)) this.#say(part);
    }
  }

  #say(part: string): void {
    const text = speakableText(part);
    if (text === "") return;
    this.timeline.firstTextMs ??= this.#parts.nowMs();
    const isFirst = this.#said === "";
    this.#said += isFirst ? text : ` ${text}`;
    // Twilio joins the tokens as they are.
    this.#parts.send(isFirst ? text : ` ${text}`, false);
  }

  #end(error?: unknown): void {
    if (this.#leaving.signal.aborted) return;
    this.#isComplete = true;
    this.timeline.endMs = this.#parts.nowMs();
    this.#parts.send("", true);
    this.#parts.onEnd(error);
  }
}

/**
 * Gives the text that was said until an interruption. Twilio names the last words of it or all of them;
 * words that were never said are placed by the time that passed.
 */
export function heardUntil(said: string, { text, durationMs }: Heard): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return heardText([{ text: said, samples: 0, isWhole: false }], durationMs, 1_000);
  const pattern = new RegExp(words.map((word) => RegExp.escape(word)).join("\\s+"), "giu");
  const last = [...said.matchAll(pattern)].at(-1);
  if (last === undefined) return heardText([{ text: said, samples: 0, isWhole: false }], durationMs, 1_000);
  return said.slice(0, last.index + last[0].length);
}
