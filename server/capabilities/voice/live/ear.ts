import {
  FrameCutter,
  isAudible,
  type Listening,
  type SpeechRecognizer,
  type SpokenGrammar,
  type Transcript,
  type TurnSettings,
} from "@parley/speech";

/** Recognizers hear at this rate. */
export const hearingRateHz = 16_000;
const frameSamples = 320;
/** Where the client tells when a turn ends, this much of it is kept at most: a minute. */
const framesOfTurn = 3_000;

type EarParts = {
  /** Is undefined where nothing understands the language. */
  recognizer: SpeechRecognizer | undefined;
  /** BCP 47. */
  language: string;
  grammar: SpokenGrammar;
  /** Tells whether 20 ms of sound at 16 kHz are speech. */
  isSpeech(frame: Int16Array): boolean;
  onFrame(isSpeech: boolean): void;
  /** `isWhole`: the text is a whole phrase of the grammar. */
  onPartial(utterance: number, text: string, isWhole: boolean): void;
};

type HearingSettings = Pick<TurnSettings, "detectsTurns" | "paddingMs">;

/** Hears a session's sound: finds speech in it, and passes utterances to the recognizer. */
export class Ear {
  #parts: EarParts;
  /** Whole frames before the utterance, oldest first. */
  #before: Int16Array[] = [];
  readonly #frames = new FrameCutter(frameSamples);
  #open: { utterance: number; listening: Listening; silence: Int16Array[] | undefined } | undefined;
  #keptFrames = 0;
  /** All sound since the last utterance was silence. A recognizer may find words in it. */
  #isSilent = true;

  constructor(parts: EarParts, settings: HearingSettings) {
    this.#parts = parts;
    this.settings = settings;
  }

  set settings({ detectsTurns, paddingMs }: HearingSettings) {
    this.#keptFrames = detectsTurns ? Math.ceil(paddingMs / 20) : framesOfTurn;
  }

  /** Sets the recognizer that listens from the next utterance on. */
  listenBy({ recognizer, language, grammar }: Pick<EarParts, "recognizer" | "language" | "grammar">): void {
    this.#parts = { ...this.#parts, recognizer, language, grammar };
  }

  /** Sound of the person, 16 kHz, of any length. */
  hear(samples: Int16Array): void {
    for (const frame of this.#frames.cut(samples)) this.#hearFrame(frame);
  }

  #hearFrame(frame: Int16Array): void {
    const isSpeech = this.#parts.isSpeech(frame);
    if (isSpeech || isAudible(frame)) this.#isSilent = false;
    this.#passOn(frame, isSpeech);
    this.#before.push(frame);
    while (this.#before.length > this.#keptFrames) this.#before.shift();
    this.#parts.onFrame(isSpeech);
  }

  #passOn(frame: Int16Array, isSpeech: boolean): void {
    if (this.#open === undefined) return;
    const { listening, silence } = this.#open;
    if (silence !== undefined) silence.push(frame);
    else listening.write(frame);
    if (!isSpeech || silence === undefined) return;
    this.#open.silence = undefined;
    for (const each of silence) listening.write(each);
  }

  /** Sound that is kept and belongs to no utterance yet, in milliseconds. */
  get keptMs(): number {
    return this.#before.length * 20;
  }

  /** Forgets the sound before the next utterance. */
  forget(): void {
    this.#before = [];
    this.#isSilent = true;
    this.#frames.clear();
  }

  /** From shortly before now on, sound belongs to this utterance. */
  listen(utterance: number): void {
    this.#open?.listening.cancel();
    const { recognizer, language, grammar, onPartial } = this.#parts;
    this.#open = undefined;
    if (recognizer === undefined || this.#isSilent) return;
    const listening = recognizer.listen({
      ...{ language, grammar },
      onPartial: (text, isWhole = false) => onPartial(utterance, text, isWhole),
    });
    for (const frame of this.#before) listening.write(frame);
    this.#open = { utterance, listening, silence: undefined };
  }

  /**
   * The person is silent. Until they speak again, sound is held back, so that the recognizer may
   * work out the words.
   */
  expectEnd(utterance: number): void {
    const open = this.#open;
    if (open?.utterance !== utterance || open.listening.expectEnd === undefined) return;
    open.silence ??= [];
    open.listening.expectEnd();
  }

  /** The words of an utterance, which has ended. Throws SpeechFailure. */
  async transcribe(utterance: number): Promise<Transcript> {
    const open = this.#open;
    const isSilent = this.#isSilent;
    this.forget();
    if (open === undefined && isSilent) return { text: "", isUnderstood: true };
    if (open === undefined || open.utterance !== utterance) return { text: "", isUnderstood: false };
    this.#open = undefined;
    return open.listening.finish();
  }

  close(): void {
    this.#open?.listening.cancel();
    this.#open = undefined;
    this.forget();
  }
}
