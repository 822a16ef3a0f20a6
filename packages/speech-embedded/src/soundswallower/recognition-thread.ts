import { Worker } from "node:worker_threads";
import { type ListeningOptions, SpeechFailure, type SpokenGrammar, type Transcript } from "@parley/speech";
import type { RecognitionAnswer, RecognitionMessage } from "./recognition-message.ts";

/**
 * The longest time that a thread may take for the end of an utterance. It takes some milliseconds, and longer
 * when all speak.
 */
const patienceMs = 15_000;
/** A compiled grammar takes up to some megabytes. */
const maxGrammars = 24;

type OnPartial = ListeningOptions["onPartial"] | undefined;
type Listener = {
  onPartial: OnPartial;
  end: PromiseWithResolvers<Transcript>;
  /** Undefined means that the utterance goes on. */
  expectation: number | undefined;
  /** The words, if the utterance has ended where that is expected. */
  expected: Transcript | undefined;
  isFinishing: boolean;
  watch?: NodeJS.Timeout;
};

/** One worker thread, which hears several people at the same time. */
export class RecognitionThread {
  readonly #worker: Worker;
  readonly #listeners = new Map<number, Listener>();
  /** The last used is the last. */
  readonly #grammars = new Map<SpokenGrammar, number>();
  #nextId = 1;
  #isEnded = false;

  constructor() {
    this.#worker = new Worker(new URL("recognition-worker.ts", import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      // The thread's output is kept from the log, because an error could quote what people say.
      stdout: true,
      stderr: true,
    });
    this.#worker.unref();
    this.#worker.on("message", (message: RecognitionAnswer) => this.#read(message));
    this.#worker.on("error", () => this.#lose());
    this.#worker.on("exit", () => this.#lose());
  }

  /** An ended thread hears nothing more. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Utterances under way. */
  get load(): number {
    return this.#listeners.size;
  }

  /** Compiles a grammar, so that the first utterance need not wait for it. */
  prepare(grammar: SpokenGrammar): number {
    const known = this.#grammars.get(grammar);
    const grammarId = known ?? this.#nextId++;
    this.#grammars.delete(grammar);
    this.#grammars.set(grammar, grammarId);
    if (known !== undefined) return known;
    const { phrases, slots } = grammar;
    this.#send({ kind: "grammar", grammarId, grammar: { phrases, slots } });
    if (this.#grammars.size > maxGrammars) {
      const [oldest, oldestId] = this.#grammars.entries().next().value!;
      this.#grammars.delete(oldest);
      this.#send({ kind: "forget-grammar", grammarId: oldestId });
    }
    return grammarId;
  }

  /** Gives the id of the utterance. */
  listen(grammar: SpokenGrammar, onPartial: OnPartial): number {
    const grammarId = this.prepare(grammar);
    const id = this.#nextId++;
    const end = Promise.withResolvers<Transcript>();
    // An utterance that is cancelled has nobody who awaits its end.
    end.promise.catch(() => {});
    this.#listeners.set(id, { onPartial, end, expectation: undefined, expected: undefined, isFinishing: false });
    this.#send({ kind: "listen", id, grammarId, wantsPartials: onPartial !== undefined });
    if (this.#isEnded) this.#lose();
    return id;
  }

  /** The samples are given away. */
  write(id: number, samples: Int16Array<ArrayBuffer>): void {
    const listener = this.#listeners.get(id);
    if (listener === undefined) return;
    listener.expectation = listener.expected = undefined;
    this.#worker.postMessage({ kind: "sound", id, samples }, [samples.buffer]);
  }

  /** The words are worked out now, unless more sound comes. */
  expectEnd(id: number): void {
    const listener = this.#listeners.get(id);
    if (listener === undefined || listener.expectation !== undefined) return;
    listener.expectation = this.#nextId++;
    this.#send({ kind: "expect-end", id, expectation: listener.expectation });
  }

  /** @throws SpeechFailure when the thread has ended */
  finish(id: number): Promise<Transcript> {
    const listener = this.#listeners.get(id);
    if (listener === undefined) return Promise.reject(lost());
    if (listener.expected !== undefined) {
      this.cancel(id);
      return Promise.resolve(listener.expected);
    }
    listener.isFinishing = true;
    // Messages that have arrived while this thread was busy are read before the deadline counts.
    const giveUp = () => setImmediate(() => this.#listeners.has(id) && void this.end());
    listener.watch = setTimeout(giveUp, patienceMs).unref();
    this.#send({ kind: "finish", id });
    return listener.end.promise;
  }

  cancel(id: number): void {
    if (this.#take(id) !== undefined) this.#send({ kind: "cancel", id });
  }

  /** Utterances under way fail. */
  async end(): Promise<void> {
    this.#lose();
    await this.#worker.terminate();
  }

  #send(message: RecognitionMessage): void {
    this.#worker.postMessage(message);
  }

  #read(message: RecognitionAnswer): void {
    if (message.kind === "partial") this.#listeners.get(message.id)?.onPartial?.(message.text, message.isWhole);
    else if (message.kind === "expected") this.#takeExpected(message);
    else if (message.kind === "end") this.#take(message.id)?.end.resolve(message.transcript);
    else this.#take(message.id)?.end.reject(lost(new Error(message.message)));
  }

  #takeExpected({ id, expectation, transcript }: RecognitionAnswer & { kind: "expected" }): void {
    const listener = this.#listeners.get(id);
    if (listener === undefined || listener.expectation !== expectation) return;
    listener.expected = transcript;
    if (listener.isFinishing) this.#take(id)!.end.resolve(transcript);
  }

  #take(id: number): Listener | undefined {
    const listener = this.#listeners.get(id);
    this.#listeners.delete(id);
    clearTimeout(listener?.watch);
    return listener;
  }

  #lose(): void {
    this.#isEnded = true;
    for (const id of [...this.#listeners.keys()]) this.#take(id)!.end.reject(lost());
  }
}

function lost(cause?: unknown): SpeechFailure {
  return new SpeechFailure("broken", "The speech recognizer stopped in the middle of an utterance.", cause);
}
