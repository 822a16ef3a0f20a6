import type { WebSocketClient } from "@parley/outbound";
import { type Listening, SpeechFailure, type Transcript } from "./speech-engine.ts";
import { isWorthRetrying, speechFailureOf } from "./speech-failure-of.ts";
import type { SpeechNetwork } from "./speech-vendor.ts";

/** The protocol says how one vendor listens over a WebSocket. */
type ListeningProtocol = {
  /** The vendor's name in messages. */
  vendor: string;
  apiKey: string;
  /** Begins with `ws:` or `wss:`. */
  url: string;
  headers: Record<string, string>;
  /** Sound as a message. */
  encode(samples: Int16Array): string | Uint8Array;
  /** This message says that no more sound comes. */
  last: string;
  /** Keeps the connection open while no sound comes. */
  keepAlive?: { message: string; everyMs: number };
  /** A reader for one connection. */
  read(): MessageReader;
};

export type MessageReader = {
  /**
   * Takes a message. `isLastSent`: the other side has been told that no more sound comes.
   * @throws SpeechFailure when the message tells of one
   */
  take(message: string, isLastSent: boolean): void;
  /** All that was understood so far. */
  readonly text: string;
  /** Nothing more is to come after the last sound. */
  readonly isDone: boolean;
};

/** Thirteen minutes: a recognizer of one sentence is not for lectures. */
const maxSamples = 16_000 * 800;
/** The longest time from the last sound until the text. */
const lastTimeoutMs = 10_000;

/**
 * Sends what one person says while it is said. The sound is kept: when the connection breaks, a
 * second one gets it all again, and nobody notices.
 */
export class SocketListening implements Listening {
  readonly #network: SpeechNetwork;
  readonly #protocol: ListeningProtocol;
  readonly #onPartial: (text: string) => void;
  readonly #pieces: Int16Array[] = [];
  readonly #cancelled = new AbortController();
  readonly #result: Promise<Transcript>;
  #sampleCount = 0;
  #isEnded = false;
  #isLastSent = false;
  #wake: () => void = () => {};

  constructor(network: SpeechNetwork, protocol: ListeningProtocol, onPartial: ((text: string) => void) | undefined) {
    this.#network = network;
    this.#protocol = protocol;
    this.#onPartial = onPartial ?? (() => {});
    this.#result = this.#run();
    // `finish` gives the failure; without it, nobody waits for one.
    this.#result.catch(() => {});
  }

  write(samples: Int16Array): void {
    if (this.#isEnded || samples.length === 0) return;
    this.#sampleCount += samples.length;
    if (this.#sampleCount > maxSamples) this.#cancelled.abort(tooLong());
    else this.#pieces.push(samples.slice());
    this.#wake();
  }

  finish(): Promise<Transcript> {
    this.#isEnded = true;
    this.#wake();
    return this.#result;
  }

  cancel(): void {
    this.#isEnded = true;
    this.#cancelled.abort(new SpeechFailure("broken", "The recognition was cancelled."));
  }

  async #run(): Promise<Transcript> {
    for (let attempt = 1; ; attempt++) {
      try {
        const text = (await this.#listen()).trim();
        return { text, isUnderstood: text !== "" };
      } catch (error) {
        this.#cancelled.signal.throwIfAborted();
        const { vendor, apiKey } = this.#protocol;
        const failed = speechFailureOf(error, { vendor, apiKey });
        if (attempt > 1 || !isWorthRetrying(failed)) throw failed;
      }
    }
  }

  async #listen(): Promise<string> {
    const { url, headers, keepAlive } = this.#protocol;
    const attempt = new AbortController();
    const signal = AbortSignal.any([this.#cancelled.signal, attempt.signal]);
    let timer: NodeJS.Timeout | undefined;
    this.#isLastSent = false;
    try {
      const socket = await this.#network.connect(url, { headers, signal });
      // A connection that fails to take the message fails the sending and the reading, too.
      const keep = () => socket.send(keepAlive!.message).catch(() => {});
      if (keepAlive !== undefined) timer = setInterval(keep, keepAlive.everyMs);
      return await Promise.race([this.#read(socket), this.#send(socket, signal), aborted(signal)]);
    } finally {
      clearInterval(timer);
      attempt.abort(new Error("The connection is not needed any more."));
      this.#wake();
    }
  }

  /** Only fails or stays: the text comes from the other direction. */
  async #send(socket: WebSocketClient, signal: AbortSignal): Promise<never> {
    for (let sent = 0; ; ) {
      signal.throwIfAborted();
      const piece = this.#pieces[sent];
      if (piece !== undefined) {
        await socket.send(this.#protocol.encode(piece));
        sent++;
      } else if (this.#isEnded) break;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
    this.#isLastSent = true;
    await socket.send(this.#protocol.last);
    await new Promise((_resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The text of the last words did not come.")), lastTimeoutMs);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    });
    throw new Error("The connection ended.");
  }

  async #read(socket: WebSocketClient): Promise<string> {
    const reader = this.#protocol.read();
    let told = "";
    for await (const message of socket.messages) {
      reader.take(message, this.#isLastSent);
      if (reader.text !== told) {
        told = reader.text;
        this.#onPartial(told);
      }
      if (reader.isDone) return reader.text;
    }
    throw new Error("The connection ended before the text was complete.");
  }
}

function tooLong(): SpeechFailure {
  const minutes = Math.floor(maxSamples / 16_000 / 60);
  return new SpeechFailure("refused-request", `The sound is longer than ${minutes} minutes. Send less at once.`);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
