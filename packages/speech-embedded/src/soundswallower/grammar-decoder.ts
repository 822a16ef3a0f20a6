import type { PhraseAutomaton } from "./phrase-automaton.ts";
import type { Pronunciations } from "./pronunciations.ts";
import { modelFolder, type NativeDecoder, type SoundSwallower } from "./sound-swallower.ts";

/** A word, or a silence, of the best path through the grammar. */
export type HeardSegment = {
  /** `<sil>` and `[NOISE]` are no words. */
  word: string;
  /** A frame is 10 ms of sound. */
  frames: number;
  /**
   * The sound fits this word so much worse than the sounds of the language that fit each frame
   * best, for all its frames together. 0 is a perfect fit.
   */
  misfit: number;
};

const rateHz = 16_000;
/** A segment of the path keeps its acoustic score here: it is the sixth number of its structure. */
const scoreOffset = 5;

/**
 * Understands one utterance at a time with one grammar. It holds some 15 MiB.
 *
 * The model is told to score every sound of the language in each frame (`compallsen`), which takes
 * twice the time. Then the scores of the path say how well the grammar fits, whatever the grammar
 * has.
 */
export class GrammarDecoder {
  readonly #machine: SoundSwallower;
  readonly #decoder: NativeDecoder;
  readonly #pronunciations: Pronunciations;
  readonly #words = new Set<string>();
  #sound = 0;
  #soundSize = 0;

  private constructor(machine: SoundSwallower, decoder: NativeDecoder, pronunciations: Pronunciations) {
    this.#machine = machine;
    this.#decoder = decoder;
    this.#pronunciations = pronunciations;
  }

  /** Takes some 40 ms. */
  static async create(machine: SoundSwallower, pronunciations: Pronunciations): Promise<GrammarDecoder> {
    const decoder = new machine.Decoder({
      hmm: modelFolder,
      // The decoder gets the words of its grammars, not the 130,000 of the package.
      dict: `${modelFolder}none`,
      samprate: rateHz,
      compallsen: true,
      // Two of the four best mixtures are enough: it takes a quarter less time, and hears as well.
      topn: 2,
      loglevel: "FATAL",
    });
    await decoder.initialize();
    return new GrammarDecoder(machine, decoder, pronunciations);
  }

  /** Counts the words that it has learnt; they stay with it. */
  get vocabularySize(): number {
    return this.#words.size;
  }

  /** Takes some 20 ms for 200 phrases. */
  setGrammar({ states, transitions }: PhraseAutomaton): void {
    this.#learn(new Set(transitions.map(({ word }) => word)));
    const machine = this.#machine;
    const logmath = machine._decoder_logmath(this.#decoder.cdecoder);
    const weight = Number(this.#decoder.get_config("lw"));
    const fsg = this.#withText("grammar", (name) => machine._fsg_model_init(name, logmath, weight, states));
    machine._fsg_set_states(fsg, 0, 1);
    const ids = new Map<string, number>();
    for (const { from, to, word, probability = 1 } of transitions) {
      const id = ids.get(word) ?? this.#withText(word, (text) => machine._fsg_model_word_add(fsg, text));
      ids.set(word, id);
      const cost = Math.round(machine._logmath_log(logmath, probability) * weight);
      machine._fsg_model_trans_add(fsg, from, to, cost, id);
    }
    if (machine._decoder_set_fsg(this.#decoder.cdecoder, fsg) < 0) throw new Error("The decoder took no grammar.");
  }

  /** Begins an utterance. Nothing of the person who spoke before is left. */
  start(): void {
    const machine = this.#machine;
    const { cdecoder, cacmod } = this.#decoder;
    const frontEnd = machine._decoder_init_fe(cdecoder);
    const features = machine._decoder_init_feat_s3file(cdecoder, 0);
    if (machine._acmod_reinit_feat(cacmod, frontEnd, features) < 0) throw new Error("The decoder was not reset.");
    if (machine._decoder_start_utt(cdecoder) < 0) throw new Error("The decoder did not start.");
  }

  /** 16 kHz. */
  write(samples: Int16Array): void {
    this.#process(samples, false);
  }

  /** No more sound comes: `read` gives only a path that ends where a phrase ends. */
  stop(): void {
    this.#machine._decoder_end_utt(this.#decoder.cdecoder);
  }

  /**
   * Decodes an utterance whose sound is all there. Its average sound is known from the beginning,
   * so that noise and a bad line do less harm. Takes a twentieth of the sound's time.
   */
  hearWhole(samples: Int16Array): void {
    this.start();
    this.#process(samples, true);
    this.stop();
  }

  /** The best path so far, from the beginning. Empty when there is none. */
  read(): HeardSegment[] {
    const machine = this.#machine;
    const segments: HeardSegment[] = [];
    const frames = machine._malloc(8);
    let at = machine._decoder_seg_iter(this.#decoder.cdecoder);
    for (; at !== 0; at = machine._seg_iter_next(at)) {
      machine._seg_iter_frames(at, frames, frames + 4);
      const [first, last] = machine.HEAP32.subarray(frames >> 2, (frames >> 2) + 2) as unknown as [number, number];
      // A word that is said in several ways has the others as `word(2)`.
      const word = this.#textAt(machine._seg_iter_word(at)).replace(/\(\d+\)$/, "");
      segments.push({ word, frames: last - first + 1, misfit: -machine.HEAP32[(at >> 2) + scoreOffset]! });
    }
    machine._free(frames);
    return segments;
  }

  delete(): void {
    if (this.#sound !== 0) this.#machine._free(this.#sound);
    this.#sound = 0;
    this.#soundSize = 0;
    this.#decoder.delete();
  }

  #process(samples: Int16Array, isWhole: boolean): void {
    const machine = this.#machine;
    if (samples.length > this.#soundSize) {
      if (this.#sound !== 0) machine._free(this.#sound);
      this.#sound = machine._malloc(samples.length * 4);
      this.#soundSize = samples.length;
    }
    const start = this.#sound >> 2;
    for (let at = 0; at < samples.length; at++) machine.HEAPF32[start + at] = samples[at]! / 32_768;
    const { cdecoder } = this.#decoder;
    const done = machine._decoder_process_float32(cdecoder, this.#sound, samples.length, 0, isWhole ? 1 : 0);
    if (done < 0) throw new Error("The decoder took no sound.");
  }

  #learn(words: ReadonlySet<string>): void {
    const entries = [...words]
      .filter((word) => !this.#words.has(word))
      .flatMap((word) => {
        this.#words.add(word);
        return this.#pronunciations
          .of(word)
          .map((phones, index) => ({ text: index === 0 ? word : `${word}(${index + 1})`, phones }));
      });
    for (const [index, { text, phones }] of entries.entries()) {
      const isLast = index === entries.length - 1;
      const id = this.#withText(text, (word) =>
        this.#withText(phones, (sounds) =>
          this.#machine._decoder_add_word(this.#decoder.cdecoder, word, sounds, isLast),
        ),
      );
      if (id < 0) throw new Error(`The decoder does not take the pronunciation "${phones}".`);
    }
  }

  #withText<Result>(text: string, use: (address: number) => Result): Result {
    const bytes = Buffer.from(`${text}\0`);
    const address = this.#machine._malloc(bytes.length);
    this.#machine.HEAPU8.set(bytes, address);
    try {
      return use(address);
    } finally {
      this.#machine._free(address);
    }
  }

  #textAt(address: number): string {
    const { HEAPU8 } = this.#machine;
    return Buffer.from(HEAPU8.subarray(address, HEAPU8.indexOf(0, address))).toString("latin1");
  }
}
