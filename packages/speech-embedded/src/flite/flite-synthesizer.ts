import { SpeechFailure, type SpeechSynthesizer, type SynthesisOptions, type Voice } from "@parley/speech";
import type { FliteJob } from "./flite-job.ts";
import { type FliteVoice, fliteVoices } from "./flite-machine.ts";
import { FlitePool, type FlitePoolSettings } from "./flite-pool.ts";
import { sayableText } from "./sayable-text.ts";
import { SoundCache } from "./sound-cache.ts";
import { splitIntoClauses } from "./split-into-clauses.ts";

const rateHz = 16_000;
const languages = ["en-US", "en"];
const names: Readonly<Record<FliteVoice, string>> = {
  slt: "SLT (female, American)",
  rms: "RMS (male, American)",
  awb: "AWB (male, Scottish)",
  kal: "KAL (male, American, plain and fast)",
};

/** Longer clauses are hardly said twice. */
const maxKeptClause = 120;
/** Some four minutes. */
const maxKeptBytes = 8 * 1024 * 1024;
const [slowest, fastest] = [0.25, 4];

/**
 * A clause of 200 characters takes some 150 ms. Threads start again while a person speaks, so that nobody
 * waits when they have ended in a pause.
 */
const usualSettings: FlitePoolSettings = { threads: 2, idleMs: 30_000, patienceMs: 10_000 };

/**
 * Speaks English with the voices of Flite, in threads of this process, which start with the first
 * sentence.
 */
export class FliteSynthesizer implements SpeechSynthesizer {
  readonly voices: readonly Voice[] = Object.entries(names).map(([id, name]) => ({ id, name, languages, rateHz }));
  readonly #pool: FlitePool;
  readonly #cache = new SoundCache(maxKeptBytes);

  constructor(settings = usualSettings) {
    this.#pool = new FlitePool(settings);
  }

  /** Counts those that are started. */
  get threadCount(): number {
    return this.#pool.threadCount;
  }

  prepare(): void {
    // The first sentences of a thread take ten times as long as later ones.
    const warmUp = { text: "A whole joy was reaping, but they've gone south.", voice: "slt", speed: 1 } as const;
    const listener = { onSound: () => {}, onEnd: () => {} };
    if (this.#pool.threadCount > 0) this.#pool.stayAwake();
    else {
      for (let time = 0; time < this.#pool.maxThreads * 2; time++) this.#pool.speak(warmUp, false, listener);
    }
  }

  async *synthesize(text: string, options: SynthesisOptions): AsyncGenerator<Int16Array> {
    const { voice, isUrgent = false, signal } = options;
    if (!isFliteVoice(voice)) throw new SpeechFailure("unknown-voice", `There is no voice "${voice}".`);
    const speed = Math.min(fastest, Math.max(slowest, options.speed ?? 1));
    const clauses = splitIntoClauses(sayableText(text), isUrgent);
    for (const [index, clause] of clauses.entries()) {
      if (signal.aborted) return;
      // Once the listener hears something, there is time for the rest.
      yield* this.#say({ text: clause, voice, speed }, isUrgent && index === 0, signal);
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async *#say(job: FliteJob, isUrgent: boolean, signal: AbortSignal): AsyncGenerator<Int16Array> {
    const key = `${job.voice} ${job.speed} ${job.text}`;
    const known = this.#cache.find(key);
    if (known !== undefined) {
      yield known;
      return;
    }
    const pieces: Int16Array[] = [];
    for await (const piece of this.#make(job, isUrgent, signal)) {
      if (job.text.length <= maxKeptClause) pieces.push(piece.slice());
      yield piece;
    }
    if (job.text.length <= maxKeptClause && !signal.aborted) this.#cache.keep(key, pieces);
  }

  async *#make(job: FliteJob, isUrgent: boolean, signal: AbortSignal): AsyncGenerator<Int16Array> {
    const arrived: Int16Array[] = [];
    let ended: { failure: SpeechFailure | undefined } | undefined;
    let news = Promise.withResolvers<void>();
    const stop = this.#pool.speak(job, isUrgent, {
      onSound: (samples) => {
        arrived.push(samples);
        news.resolve();
      },
      onEnd: (failure) => {
        ended = { failure };
        news.resolve();
      },
    });
    const abort = () => {
      stop();
      news.resolve();
    };
    signal.addEventListener("abort", abort);
    try {
      while (!signal.aborted) {
        const piece = arrived.shift();
        if (piece !== undefined) yield piece;
        else if (ended === undefined) {
          await news.promise;
          news = Promise.withResolvers();
        } else if (ended.failure === undefined) return;
        else throw ended.failure;
      }
    } finally {
      signal.removeEventListener("abort", abort);
      stop();
    }
  }
}

function isFliteVoice(id: string): id is FliteVoice {
  return Object.hasOwn(fliteVoices, id);
}
