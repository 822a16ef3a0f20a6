/**
 * Speech in and out, as voice sessions and the audio routes use it. Sound is PCM16 mono: an
 * Int16Array at the rate that its source names.
 */

/** One provider, or the embedded parts, can do this. */
export type SpeechEngine = {
  synthesizer?: SpeechSynthesizer;
  recognizer?: SpeechRecognizer;
  /** Ends its threads and connections; what is under way fails. */
  close(): Promise<void>;
};

/** A voice that speaks. */
export type Voice = {
  /** `slt`, or `<provider name>/<voice>` for a provider of the workspace. */
  id: string;
  name: string;
  /** BCP 47; empty: every language that its provider knows. */
  languages: readonly string[];
  /** Samples a second of what it speaks. */
  rateHz: number;
};

export type SpeechSynthesizer = {
  readonly voices: readonly Voice[];
  /**
   * Loads what the next sentence needs, so that it need not wait; called when a session starts, and
   * whenever its person begins to speak.
   */
  prepare?(): void;
  /**
   * Speaks a sentence or a part of one. Pieces come in order, as soon as each is made. Ends early
   * without an error when `signal` aborts. Throws SpeechFailure.
   */
  synthesize(text: string, options: SynthesisOptions): AsyncIterable<Int16Array>;
};

export type SynthesisOptions = {
  /** The id of one of `voices`. */
  voice: string;
  /** 1 is the voice's own speed; 0.25 to 4. */
  speed?: number;
  /** A listener waits in silence, so this goes before sentences that only follow others. */
  isUrgent?: boolean;
  signal: AbortSignal;
};

/** The mode says what a recognizer understands. */
type RecognitionMode =
  /** Only what is in a grammar: phrases, word for word. */
  | "closed-grammar"
  /** Anything. */
  | "open-vocabulary";

export type SpeechRecognizer = {
  readonly mode: RecognitionMode;
  /** BCP 47; empty: all that the provider knows. */
  readonly languages: readonly string[];
  /**
   * Loads what the first utterance needs, so that it need not wait; called when a session starts.
   */
  prepare?(grammar: SpokenGrammar): void;
  /** Starts to listen to what one person says between two silences. */
  listen(options: ListeningOptions): Listening;
};

export type ListeningOptions = {
  /** BCP 47; `und` where nobody knows the language, which only an open vocabulary may find out. */
  language: string;
  /**
   * The grammar lists what can be said to a closed grammar, and gives hints to an open vocabulary.
   */
  grammar: SpokenGrammar;
  /**
   * Is called with the text that was understood so far, whenever it changes. `isWhole`: it is a
   * whole phrase of the grammar; undefined where that is not known.
   */
  onPartial?: (text: string, isWhole?: boolean) => void;
};

export type Listening = {
  /** 16 kHz. */
  write(samples: Int16Array): void;
  /**
   * The person has been silent for a moment: works out the words now, so that `finish` need not
   * wait for them. Sound that is written later takes it back.
   */
  expectEnd?(): void;
  /** No more sound comes. Throws SpeechFailure. */
  finish(): Promise<Transcript>;
  /** Frees what it holds; `finish` is not called any more. */
  cancel(): void;
};

export type Transcript = {
  /** Empty when nothing was said. */
  text: string;
  /**
   * The sound was words that the recognizer knows. False: it was speech outside of the grammar, or
   * no speech at all.
   */
  isUnderstood: boolean;
  /** The sound was not understood because it was longer than the recognizer can hear in one go. */
  isTooLong?: boolean;
};

/**
 * The grammar lists what people may say, as whole phrases, the most important first. `<name>` in a
 * phrase stands for one of the slot's values. `<number>` (0 to 999), `<digits>` and `<letters>`
 * need no values.
 */
export type SpokenGrammar = {
  phrases: readonly string[];
  slots: Readonly<Record<string, readonly string[]>>;
};

/** The slots of a grammar that need no values. */
export const knownSlots: readonly string[] = ["number", "digits", "letters"];

/**
 * A failure says why a provider did not speak or listen. The message is safe to show to members of
 * the workspace.
 */
export class SpeechFailure extends Error {
  readonly fault: "refused-key" | "unknown-voice" | "rate-limited" | "refused-request" | "unreachable" | "broken";
  constructor(fault: SpeechFailure["fault"], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "SpeechFailure";
    this.fault = fault;
  }
}
