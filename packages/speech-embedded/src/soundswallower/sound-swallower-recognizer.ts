import {
  type Listening,
  type ListeningOptions,
  SpeechFailure,
  type SpeechRecognizer,
  type SpokenGrammar,
} from "@parley/speech";
import { decodersPerThread } from "./recognition-message.ts";
import { RecognitionThread } from "./recognition-thread.ts";

/** Sound goes to the thread in pieces of 100 ms. */
const pieceSamples = 1_600;
/** Utterances of a thread that has no decoder left wait for one, and their sound with them. */
const maxLoad = decodersPerThread * 3;
/** A second thread starts when the first hears so many people. */
const loadOfOneThread = 4;

type SoundSwallowerSettings = {
  threads: number;
  /** After so long without an utterance all threads end. */
  idleMs: number;
};

/**
 * Understands phrases of a grammar in English, in threads of this process, which start with the
 * first utterance. What is not in the grammar is told apart, mostly.
 */
export class SoundSwallowerRecognizer implements SpeechRecognizer {
  readonly mode = "closed-grammar";
  readonly languages = ["en-US", "en"];
  readonly #settings: SoundSwallowerSettings;
  #threads: RecognitionThread[] = [];
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: SoundSwallowerSettings = { threads: 2, idleMs: 30_000 }) {
    this.#settings = settings;
  }

  prepare(grammar: SpokenGrammar): void {
    if (!this.#isClosed) this.#choose().prepare(grammar);
  }

  listen({ grammar, onPartial }: ListeningOptions): Listening {
    if (this.#isClosed) return refuse("broken", "The server is stopping. Try again in a few seconds.");
    const thread = this.#choose();
    if (thread.load >= maxLoad) {
      return refuse("rate-limited", "Too many people speak at the same time. Try again in a few seconds.");
    }
    return listenIn(thread, thread.listen(grammar, onPartial));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endThreads();
  }

  /** The first threads get the work, so that the last can end. */
  #choose(): RecognitionThread {
    this.#stayAwake();
    this.#threads = this.#threads.filter((thread) => !thread.isEnded);
    const free = this.#threads.find((thread) => thread.load < loadOfOneThread);
    if (free !== undefined) return free;
    if (this.#threads.length < this.#settings.threads) {
      const thread = new RecognitionThread();
      this.#threads.push(thread);
      return thread;
    }
    return this.#threads.reduce((best, thread) => (thread.load < best.load ? thread : best));
  }

  #stayAwake(): void {
    clearTimeout(this.#idle);
    const rest = () => (this.#threads.some((thread) => thread.load > 0) ? this.#stayAwake() : void this.#endThreads());
    this.#idle = setTimeout(rest, this.#settings.idleMs).unref();
  }

  async #endThreads(): Promise<void> {
    clearTimeout(this.#idle);
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }
}

function listenIn(thread: RecognitionThread, id: number): Listening {
  let piece = new Int16Array(pieceSamples);
  let filled = 0;
  const flush = () => {
    if (filled > 0) thread.write(id, piece.slice(0, filled));
    piece = new Int16Array(pieceSamples);
    filled = 0;
  };
  return {
    write: (samples) => {
      for (let at = 0; at < samples.length; ) {
        const part = samples.subarray(at, at + pieceSamples - filled);
        piece.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled === pieceSamples) flush();
      }
    },
    expectEnd: () => {
      flush();
      thread.expectEnd(id);
    },
    finish: () => {
      flush();
      return thread.finish(id);
    },
    cancel: () => thread.cancel(id),
  };
}

function refuse(fault: SpeechFailure["fault"], message: string): Listening {
  return { write: () => {}, finish: () => Promise.reject(new SpeechFailure(fault, message)), cancel: () => {} };
}
