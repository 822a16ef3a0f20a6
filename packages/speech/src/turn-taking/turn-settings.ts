/**
 * Says when a person's turn begins and ends, and what interrupts the assistant. Times in milliseconds.
 */
export type TurnSettings = {
  /** Turns are found in the sound. False: only `commit` ends a turn. */
  detectsTurns: boolean;
  /** The assistant answers at the end of a turn by itself. */
  answers: boolean;
  /** A person who speaks stops the assistant. */
  isInterruptible: boolean;
  /** Speech begins before it is noticed: so much of the sound before belongs to it. */
  paddingMs: number;
  /** Speech must last so long to count, by what the assistant does. */
  onsetMs: { silent: number; thinking: number; speaking: number };
  /**
   * Speech that has words of its own interrupts after `withWords`, speech without known words after
   * `withoutWords`, and backchannels without an end after `atLast`.
   */
  interruptsAfterMs: { withWords: number; withoutWords: number; atLast: number };
  /** The silence that ends a turn. */
  silenceMs: {
    /** After a phrase that is known to be whole. */
    whole: number;
    usual: number;
    /** After a word that never ends a sentence. */
    unfinished: number;
    /** More of it where the assistant has asked something: people think before they answer. */
    afterQuestion: number;
    /**
     * The silence after what may be a cough or a backchannel is so long, while the assistant waits
     * for it to end.
     */
    short: number;
  };
  /** A turn ends here in any case. */
  maxTurnMs: number;
  /** The assistant holds back its speech so long for a sound that turns out to be none. */
  maxPauseMs: number;
  /** A transcript is waited for so long. */
  maxTranscriptMs: number;
  /** Without sound from the client for so long, its turn is over. */
  maxGapMs: number;
};

export const usualTurnSettings: TurnSettings = {
  detectsTurns: true,
  answers: true,
  isInterruptible: true,
  paddingMs: 300,
  onsetMs: { silent: 60, thinking: 120, speaking: 80 },
  interruptsAfterMs: { withWords: 300, withoutWords: 700, atLast: 2_500 },
  silenceMs: { whole: 300, usual: 500, unfinished: 1_200, afterQuestion: 300, short: 240 },
  maxTurnMs: 60_000,
  maxPauseMs: 1_000,
  maxTranscriptMs: 5_000,
  maxGapMs: 1_000,
};

/** The sound that one `frame` event stands for. */
export const frameMs = 20;
