/** A thread that speaks and listens is told these. Each is about one order. */
export type SpeechThreadTask = { id: number } & (
  | { speak: { text: string; voice: string; speed: number } }
  /** Begins to listen; sound follows, then `finish`. */
  | { listen: { recognizer: number } }
  | { samples: Int16Array }
  | { finish: true }
  /** Nobody waits for the rest. */
  | { drop: true }
);

/** The thread answers with these. After `end` or `fault` nothing follows. */
export type SpeechThreadMessage = { id: number } & (
  | { sound: Int16Array }
  | { partial: string }
  | { end: { text: string } }
  | { fault: string }
);

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type SpeechThreadOrder = WithoutId<SpeechThreadTask>;
export type SpeechThreadAnswer = WithoutId<SpeechThreadMessage>;
