import {
  isNobodySpeaking,
  Resampler,
  type SessionEffect,
  type SessionInput,
  type SessionState,
  startState,
  takeTurns,
  usualTurnSettings,
  VoiceActivity,
} from "@parley/speech";
import { problemOf } from "../../../kernel/problem-of.ts";
import { Ear, hearingRateHz } from "./ear.ts";
import type { HearingParts } from "./hearing-parts.ts";
import type { Mouth } from "./session-conversation.ts";
import { faultOf } from "./session-event.ts";
import { type Ask, type SpokenReply, sayOnly } from "./spoken-reply.ts";
import { SpokenTurn } from "./spoken-turn.ts";
import type { TurnTimeline } from "./turn-timeline.ts";
import type { SoundRecorder, VoiceSessionParts } from "./voice-session-parts.ts";

const tickMs = 100;

/**
 * A conversation by voice: hears the person, lets the rules of turn-taking decide, asks and speaks.
 * What belongs to a turn that has ended reaches nobody.
 */
export class VoiceSession implements Mouth {
  #parts: VoiceSessionParts;
  readonly #beganMs = performance.now();
  readonly #ear: Ear;
  readonly #activity = new VoiceActivity();
  readonly #resampler: Resampler;
  readonly #ticking: NodeJS.Timeout;
  #state: SessionState;
  #turn: SpokenTurn | undefined;
  /** These replies are said when nobody speaks. */
  readonly #waiting: SpokenReply[] = [];
  /** Resolves when the conversation holds what was heard of the former turns. */
  #former: Promise<unknown> = Promise.resolve();
  /** The times are those of the person's turn. */
  #times: Pick<TurnTimeline, "speechEndMs" | "decisionMs" | "transcriptMs"> = {};
  #isClosed = false;
  #recorder: SoundRecorder | undefined;

  constructor(parts: VoiceSessionParts) {
    const settings = { ...usualTurnSettings, ...parts.settings };
    this.#parts = parts;
    this.#state = startState(parts.language, settings);
    this.#resampler = new Resampler(parts.rateHz, hearingRateHz);
    const { recognizer, languageTag: language, grammar } = parts;
    this.#ear = new Ear(
      {
        ...{ recognizer, language, grammar },
        isSpeech: (frame) => this.#activity.isSpeech(frame),
        onFrame: (isSpeech) => {
          if (isSpeech) this.#times.speechEndMs = this.nowMs();
          this.#give({ kind: "frame", isSpeech });
        },
        onPartial: (utterance, text, isWhole) => this.#takePartial(utterance, text, isWhole),
      },
      settings,
    );
    this.#ticking = setInterval(() => this.#give({ kind: "tick" }), tickMs);
  }

  /** Milliseconds since the session began. */
  nowMs(): number {
    return performance.now() - this.#beganMs;
  }

  /** Sound of the person, at the session's rate. */
  hear(samples: Int16Array): void {
    if (this.#isClosed) return;
    this.#recorder?.hear(samples);
    this.#ear.hear(this.#resampler.push(samples));
  }

  /** From now on the sound of both sides goes to this recorder, too. */
  record(recorder: SoundRecorder | undefined): void {
    this.#recorder = recorder;
  }

  /** Takes what the person typed. */
  takeText(text: string): void {
    this.#give({ kind: "text", text });
  }

  /** The person's turn is over. */
  commit(): void {
    this.#give({ kind: "commit" });
  }

  /** The client has stopped to play. `playedMs`: what it played of the turn's sound. */
  interrupt(playedMs?: number): void {
    this.#give({ kind: "client-interrupt", playedMs });
  }

  /** The assistant says this without being asked. */
  say(text: string): void {
    this.respond(() => Promise.resolve(sayOnly(text)));
  }

  sayNext(reply: SpokenReply, place?: "first"): void {
    if (place === "first") this.#waiting.unshift(reply);
    else this.#waiting.push(reply);
    this.#sayWaiting();
  }

  #sayWaiting(): void {
    if (this.#isClosed || this.#waiting.length === 0 || !isNobodySpeaking(this.#state)) return;
    const reply = this.#waiting.shift()!;
    this.respond(() => Promise.resolve(reply));
  }

  endReply(): void {
    if (this.#turn?.isReply) this.interrupt();
  }

  /** The assistant takes its turn now. What it was saying ends. */
  respond(ask: Ask): void {
    this.#give({ kind: "start-turn" });
    if (!this.#isClosed) this.#begin(this.#state.turn, ask, "");
  }

  /**
   * From now on turns begin and end by these rules, and from its next turn on the assistant has
   * this voice. `hearing`: what listens from the next utterance on.
   */
  change({
    settings,
    hearing,
    ...voice
  }: Partial<
    Pick<VoiceSessionParts, "settings" | "voice" | "synthesizer" | "speed"> & { hearing: HearingParts }
  >): void {
    this.#parts = { ...this.#parts, ...voice, ...hearing };
    if (hearing !== undefined) {
      this.#state = { ...this.#state, language: hearing.language };
      this.#ear.listenBy({ ...hearing, language: hearing.languageTag });
    }
    if (settings === undefined) return;
    this.#state = { ...this.#state, settings: { ...usualTurnSettings, ...settings } };
    this.#ear.settings = this.#state.settings;
  }

  /** Forgets what was heard since the last turn of the person. */
  forget(): void {
    this.#give({ kind: "forget" });
    this.#ear.close();
  }

  /** Tells whether the assistant speaks, or is about to. */
  get isResponding(): boolean {
    return this.#state.assistant.kind !== "silent";
  }

  /** Sound that is kept and belongs to no utterance yet, in milliseconds. */
  get keptMs(): number {
    return this.#ear.keptMs;
  }

  /** Resolves when the conversation holds what was heard. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#ticking);
    this.#ear.close();
    const turn = this.#turn;
    this.#turn = undefined;
    if (turn !== undefined) this.#settle(turn.interrupt(this.#parts.playedMs?.()).settled);
    if (turn !== undefined) this.#parts.onTurn(turn.timeline, turn);
    await this.#former;
  }

  #give(input: SessionInput): void {
    if (this.#isClosed) return;
    const { state, effects } = takeTurns(this.#state, input, this.nowMs());
    this.#state = state;
    for (const effect of effects) this.#perform(effect);
    if (this.#waiting.length > 0) this.#sayWaiting();
  }

  #perform(effect: SessionEffect): void {
    const { tell } = this.#parts;
    switch (effect.kind) {
      case "listen":
        this.#ear.listen(effect.utterance);
        this.#parts.synthesizer.prepare?.();
        break;
      case "expect-end":
        this.#ear.expectEnd(effect.utterance);
        break;
      case "transcribe":
        this.#times.decisionMs = this.nowMs();
        void this.#transcribe(effect.utterance);
        break;
      case "tell-speech-started":
        tell({ type: "speech.started" });
        break;
      case "tell-speech-stopped":
        tell({ type: "speech.stopped" });
        break;
      case "tell-transcript":
        tell({ type: "transcript", text: effect.text, final: true });
        break;
      case "answer":
        this.#begin(effect.turn, this.#parts.ask, effect.text);
        break;
      case "apologise":
        this.#begin(effect.turn, () => Promise.resolve(sayOnly(this.#apologyFor(effect))), "");
        break;
      case "pause":
        if (this.#turn !== undefined) this.#turn.timeline.bargeInMs ??= this.nowMs();
        this.#turn?.pause();
        break;
      case "play":
        this.#turn?.play();
        break;
      case "interrupt":
        this.#interrupt(effect.playedMs);
        break;
    }
  }

  /** The assistant says this when it did not understand. */
  get apology(): string {
    const { language, recognizer } = this.#parts;
    return recognizer?.mode === "closed-grammar" ? language.spoken.knowsPhrasesOnly : language.spoken.notUnderstood;
  }

  #apologyFor({ isTooLong }: { isTooLong: boolean }): string {
    return isTooLong ? this.#parts.language.spoken.tooLong : this.apology;
  }

  #takePartial(utterance: number, text: string, isWhole: boolean): void {
    this.#give({ kind: "partial", utterance, text, isWhole });
    // A sound into the assistant's speech may turn out to be none.
    const { person } = this.#state;
    const isHeard = person.kind === "speaking" && person.isTurn && utterance === this.#state.utterance;
    if (!this.#isClosed && isHeard && text !== "") this.#parts.tell({ type: "transcript", text, final: false });
  }

  async #transcribe(utterance: number): Promise<void> {
    const transcript = await this.#ear.transcribe(utterance).catch((error) => {
      if (!this.#isClosed) this.#parts.tell({ type: "error", problem: faultOf(this.#parts.kernel, error) });
      return { text: "", isUnderstood: true };
    });
    this.#times.transcriptMs = this.nowMs();
    this.#give({ kind: "transcript", utterance, ...transcript });
  }

  #begin(turn: number, ask: Ask, text: string): void {
    const { tell, synthesizer, voice, rateHz, speed, sendSound } = this.#parts;
    const spoken = new SpokenTurn({
      ...{ turn, ask, text, voice, synthesizer, rateHz, speed },
      nowMs: () => this.nowMs(),
      onStart: (messageId) => tell({ type: "response.started", messageId }),
      onText: (piece) => tell({ type: "response.text", text: piece }),
      onSound: () => this.#give({ kind: "sound", turn }),
      onQuestion: () => this.#give({ kind: "asked", turn }),
      // The last gate: a turn that has ended is silent, whatever is still under way for it.
      onFrame: (frame) => {
        if (this.#turn !== spoken) return;
        sendSound(frame);
        this.#recorder?.play(frame);
      },
      onEnd: (end) => {
        if (this.#turn !== spoken) return;
        this.#turn = undefined;
        tell({ type: "response.audio.done" });
        tell({ type: "response.completed", messageId: spoken.messageId, ...end });
        this.#parts.onTurn(spoken.timeline, spoken);
        this.#give({ kind: "finished", turn });
      },
      onFailure: (error) => tell({ type: "error", problem: faultOf(this.#parts.kernel, error) }),
    });
    Object.assign(spoken.timeline, this.#times);
    this.#times = {};
    this.#turn = spoken;
    spoken.start(this.#former);
  }

  #interrupt(playedMs: number | undefined): void {
    const turn = this.#turn;
    if (turn === undefined) return;
    this.#turn = undefined;
    const { heardText, settled } = turn.interrupt(playedMs ?? this.#parts.playedMs?.());
    this.#settle(settled);
    this.#parts.tell({ type: "response.interrupted", messageId: turn.messageId, heardText });
    this.#parts.onTurn(turn.timeline, turn);
  }

  #settle(settled: Promise<void>): void {
    const former = this.#former;
    this.#former = Promise.all([former, settled]).catch((error) =>
      this.#parts.kernel.log.warn({ code: problemOf(error).type.code }, "could not cut a reply to what was heard"),
    );
  }
}
