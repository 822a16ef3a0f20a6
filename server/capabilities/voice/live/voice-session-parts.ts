import type { TurnSettings } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SessionEvent } from "./session-event.ts";
import type { SpokenParts } from "./spoken-parts.ts";
import type { Ask } from "./spoken-reply.ts";
import type { SpokenTurn } from "./spoken-turn.ts";
import type { TurnTimeline } from "./turn-timeline.ts";

export type VoiceSessionParts = SpokenParts & {
  kernel: Kernel;
  /** Samples a second, of the sound of both sides. */
  rateHz: number;
  settings?: Partial<TurnSettings>;
  /** 1 is the voice's own. */
  speed?: number;
  ask: Ask;
  tell(event: SessionEvent): void;
  /** Sends 20 ms of the assistant's speech. */
  sendSound(frame: Int16Array): void;
  /**
   * Gives how much of the turn's sound the other side is known to have played, in milliseconds.
   * Without it, the clock tells.
   */
  playedMs?(): number;
  /** A turn of the assistant has ended. `turn` can still be cut. */
  onTurn(timeline: TurnTimeline, turn: SpokenTurn): void;
};

/** Gets the sound of both sides, at the session's rate. */
export type SoundRecorder = { hear(samples: Int16Array): void; play(frame: Int16Array): void };
