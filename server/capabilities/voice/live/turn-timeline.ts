/**
 * Says when what happened in a turn, in milliseconds since the session began. Absent: it did not happen.
 */
export type TurnTimeline = {
  turn: number;
  /** The reply in the conversation has this id. */
  messageId: string | null;
  /** The last speech of the person. */
  speechEndMs?: number;
  /** The turn was taken to be over. */
  decisionMs?: number;
  transcriptMs?: number;
  /** The question is stored. */
  askedMs?: number;
  firstTextMs?: number;
  /** The first sound is made. */
  firstSoundMs?: number;
  /** The first sound is sent. */
  firstFrameMs?: number;
  /** A person spoke into it. */
  bargeInMs?: number;
  /** The last sound before the interruption was sent. */
  silentMs?: number;
  endMs?: number;
};
