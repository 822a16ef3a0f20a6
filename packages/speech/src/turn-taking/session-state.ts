import type { Language } from "@parley/engine";
import type { TurnSettings } from "./turn-settings.ts";

/** The state says who speaks in a voice session, and what is waited for. */
export type SessionState = {
  language: Language;
  settings: TurnSettings;
  person: Person;
  assistant: Assistant;
  /** An utterance that has ended, whose words are not known yet. */
  awaited: Awaited | null;
  /** The last turn of the assistant. What belongs to an earlier one is stale. */
  turn: number;
  /** The last utterance of the person. */
  utterance: number;
  /** The assistant's last words were a question. */
  hasAsked: boolean;
};

type Person =
  /** `voicedMs`: of what may become speech. */
  | { kind: "quiet"; voicedMs: number }
  | {
      kind: "speaking";
      sinceMs: number;
      voicedMs: number;
      /** The time since the last speech. */
      silenceMs: number;
      lastFrameMs: number;
      partial: string;
      /** The text of `partial` is a whole phrase of the grammar. */
      isWhole: boolean;
      /** This is a turn, and not only a sound into the assistant's speech. */
      isTurn: boolean;
    };

type Assistant =
  | { kind: "silent" }
  /** Nothing is heard of its turn yet. */
  | { kind: "thinking" }
  | { kind: "speaking" }
  /** Holds back its speech, which may be interrupted. */
  | { kind: "paused" };

/** `turn`: the assistant's last one when the utterance ended. */
type Awaited = { utterance: number; turn: number; sinceMs: number; voicedMs: number; isTurn: boolean };

export type SessionInput =
  /** 20 ms of sound from the person. */
  | { kind: "frame"; isSpeech: boolean }
  | { kind: "partial"; utterance: number; text: string; isWhole: boolean }
  | { kind: "transcript"; utterance: number; text: string; isUnderstood: boolean; isTooLong?: boolean }
  /** The person typed. */
  | { kind: "text"; text: string }
  /** The client says that the person's turn is over. */
  | { kind: "commit" }
  /** The client says that what was heard and not yet answered is not meant for the assistant. */
  | { kind: "forget" }
  /** The client has stopped the assistant's speech. `playedMs`: of the turn's sound. */
  | { kind: "client-interrupt"; playedMs: number | undefined }
  /** The first sound of a turn is ready. */
  | { kind: "sound"; turn: number }
  /** A turn has asked something. */
  | { kind: "asked"; turn: number }
  /** The last sound of a turn was played, or the turn has none. */
  | { kind: "finished"; turn: number }
  /** The assistant is to speak without being asked. */
  | { kind: "start-turn" }
  /** Some time went by. */
  | { kind: "tick" };

export type SessionEffect =
  /** Give the recognizer what was said from shortly before now on. */
  | { kind: "listen"; utterance: number }
  /** The utterance will end if the person stays silent: have the recognizer work out its words. */
  | { kind: "expect-end"; utterance: number }
  /** Ask the recognizer for the words of an utterance. */
  | { kind: "transcribe"; utterance: number; isTurn: boolean }
  | { kind: "tell-speech-started" }
  | { kind: "tell-speech-stopped" }
  | { kind: "tell-transcript"; text: string }
  | { kind: "answer"; turn: number; text: string }
  /** Say that the words were not understood, or that they were too many. */
  | { kind: "apologise"; turn: number; isTooLong: boolean }
  | { kind: "pause" }
  /** Begin or go on with the sound of the turn. */
  | { kind: "play" }
  /** End the turn: nothing of it is sent any more. */
  | { kind: "interrupt"; turn: number; playedMs?: number | undefined };

export function startState(language: Language, settings: TurnSettings): SessionState {
  return {
    language,
    settings,
    person: { kind: "quiet", voicedMs: 0 },
    assistant: { kind: "silent" },
    awaited: null,
    turn: 0,
    utterance: 0,
    hasAsked: false,
  };
}
