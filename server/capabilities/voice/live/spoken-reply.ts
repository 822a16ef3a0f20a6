/** A reply to what a person said, as a session speaks it. */
export type SpokenReply = {
  /** The id of the reply in the conversation; null for what is said outside of it. */
  messageId: string | null;
  /** A colleague wrote it, and not the assistant. */
  isByTeam?: boolean;
  /** The reply is read and not spoken: its text is told as it was written. */
  isWritten?: boolean;
  /** The reply while it is written, in Markdown. Ends early when `signal` aborts. */
  pieces(signal: AbortSignal): AsyncIterable<{ kind: "text"; text: string } | { kind: "end"; status: string }>;
  /** Keeps what was heard of it in place of the whole. */
  cut(heardText: string): Promise<void>;
};

/** Asks what a person said. Throws problems. */
export type Ask = (text: string, signal: AbortSignal) => Promise<SpokenReply>;

/** Says a text to which no question led. It is not in the conversation. */
export function sayOnly(text: string): SpokenReply {
  return {
    messageId: null,
    async *pieces() {
      yield { kind: "text", text };
      yield { kind: "end", status: "completed" };
    },
    cut: () => Promise.resolve(),
  };
}

/** The person said it to a colleague: the assistant says nothing. */
export function sayNothing(): SpokenReply {
  return {
    messageId: null,
    async *pieces() {
      yield { kind: "end", status: "completed" };
    },
    cut: () => Promise.resolve(),
  };
}
