import type { CompiledGrammar } from "./compiled-grammar.ts";
import { GrammarDecoder } from "./grammar-decoder.ts";
import type { Pronunciations } from "./pronunciations.ts";
import type { SoundSwallower } from "./sound-swallower.ts";

/** A decoder with more words than this is not used again: it never forgets one. */
const maxVocabulary = 30_000;

/**
 * The decoders of a thread. Each keeps its grammar, so that the next utterance of the same
 * assistant needs no other.
 */
export class DecoderPool {
  readonly #machine: SoundSwallower;
  readonly #pronunciations: Pronunciations;
  readonly #most: number;
  readonly #grammars = new Map<GrammarDecoder, CompiledGrammar>();
  #free: GrammarDecoder[] = [];
  #count = 0;

  constructor(machine: SoundSwallower, pronunciations: Pronunciations, most: number) {
    this.#machine = machine;
    this.#pronunciations = pronunciations;
    this.#most = most;
  }

  /** Gives undefined when all decoders are in use. */
  async take(grammar: CompiledGrammar): Promise<GrammarDecoder | undefined> {
    const decoder =
      this.#free.find((each) => this.#grammars.get(each) === grammar) ?? this.#free[0] ?? (await this.#create());
    if (decoder === undefined) return undefined;
    this.#free = this.#free.filter((each) => each !== decoder);
    if (this.#grammars.get(decoder) === grammar) return decoder;
    this.#grammars.delete(decoder);
    try {
      decoder.setGrammar(grammar.automaton);
    } catch (cause) {
      this.drop(decoder);
      throw cause;
    }
    this.#grammars.set(decoder, grammar);
    return decoder;
  }

  /** Takes a decoder back that has stopped. */
  give(decoder: GrammarDecoder): void {
    if (decoder.vocabularySize <= maxVocabulary) this.#free.push(decoder);
    else this.drop(decoder);
  }

  drop(decoder: GrammarDecoder): void {
    this.#grammars.delete(decoder);
    this.#count--;
    decoder.delete();
  }

  async #create(): Promise<GrammarDecoder | undefined> {
    if (this.#count >= this.#most) return undefined;
    this.#count++;
    try {
      return await GrammarDecoder.create(this.#machine, this.#pronunciations);
    } catch (cause) {
      this.#count--;
      throw cause;
    }
  }
}
