import type { Transcript } from "@parley/speech";
import type { CompiledGrammar } from "./compiled-grammar.ts";
import type { GrammarDecoder } from "./grammar-decoder.ts";
import { isPlausible, isWord, type MisfitLimits, plausible, surelyPlausible } from "./is-plausible.ts";

/** Sound after so many samples, 20 s, is not heard, because no phrase is so long. */
const maxSamples = 20 * 16_000;

const nothing: Transcript = { text: "", isUnderstood: false };

/** One utterance: its sound waits here for a decoder, and then goes to it. */
export class Hearing {
  readonly grammar: CompiledGrammar;
  isFinished = false;
  /** All of its sound, for a second look. */
  readonly #sound: Int16Array[] = [];
  #samples = 0;
  #decoder: GrammarDecoder | undefined;
  /** The words, from where `end` is called to the next sound. */
  #transcript: Transcript | undefined;
  #partial: { text: string; isWhole: boolean } | undefined;

  constructor(grammar: CompiledGrammar) {
    this.grammar = grammar;
  }

  get decoder(): GrammarDecoder | undefined {
    return this.#decoder;
  }

  /** Decodes what has waited. */
  begin(decoder: GrammarDecoder): void {
    this.#decoder = decoder;
    decoder.start();
    for (const samples of this.#sound) decoder.write(samples);
  }

  write(samples: Int16Array): void {
    if (this.#samples > maxSamples) return;
    this.#samples += samples.length;
    this.#sound.push(samples);
    if (this.#decoder === undefined) return;
    if (this.#transcript === undefined) {
      this.#decoder.write(samples);
    } else {
      // The end was none: a decoder that has stopped begins again.
      this.#transcript = undefined;
      this.begin(this.#decoder);
    }
  }

  /** Gives what was understood so far, if that is more or other than the last time. */
  readPartial(): { text: string; isWhole: boolean } | undefined {
    const segments = this.#decoder?.read() ?? [];
    const words = segments.filter(isWord).map(({ word }) => word);
    if (words.length === 0 || !isPlausible(segments, plausible)) return undefined;
    const { spelling } = this.grammar;
    const whole = spelling.whole(words);
    const text = whole ?? spelling.beginning(words);
    const isWhole = whole !== undefined;
    if (text === this.#partial?.text && isWhole === this.#partial.isWhole) return undefined;
    this.#partial = { text, isWhole };
    return this.#partial;
  }

  /** The words of the utterance, if it ends here. */
  end(): Transcript {
    this.#transcript ??= this.#conclude(this.#decoder!);
    return this.#transcript;
  }

  /** The decoder is free for another utterance. */
  drop(): void {
    if (this.#transcript === undefined) this.#decoder?.stop();
  }

  #conclude(decoder: GrammarDecoder): Transcript {
    decoder.stop();
    if (this.#samples > maxSamples) return { ...nothing, isTooLong: true };
    const text = this.#understand(decoder, surelyPlausible) ?? this.#lookAgain(decoder);
    return text === undefined ? nothing : { text, isUnderstood: true };
  }

  #lookAgain(decoder: GrammarDecoder): string | undefined {
    decoder.hearWhole(join(this.#sound));
    return this.#understand(decoder, plausible);
  }

  #understand(decoder: GrammarDecoder, limits: MisfitLimits): string | undefined {
    const segments = decoder.read();
    if (!isPlausible(segments, limits)) return undefined;
    return this.grammar.spelling.whole(segments.filter(isWord).map(({ word }) => word));
  }
}

function join(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
