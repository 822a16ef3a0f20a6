import type { SpokenGrammar, Transcript } from "@parley/speech";

/** A thread that listens is told these. Ids are numbers of the sender's own. */
export type RecognitionMessage =
  | { kind: "grammar"; grammarId: number; grammar: SpokenGrammar }
  | { kind: "forget-grammar"; grammarId: number }
  | { kind: "listen"; id: number; grammarId: number; wantsPartials: boolean }
  | { kind: "sound"; id: number; samples: Int16Array }
  /** An utterance may be expected to end several times: each expectation has an id. */
  | { kind: "expect-end"; id: number; expectation: number }
  | { kind: "finish"; id: number }
  | { kind: "cancel"; id: number };

/** The thread answers with these. */
export type RecognitionAnswer =
  | { kind: "partial"; id: number; text: string; isWhole: boolean }
  | { kind: "expected"; id: number; expectation: number; transcript: Transcript }
  | { kind: "end"; id: number; transcript: Transcript }
  | { kind: "failed"; id: number; message: string };

/** A thread may hold so many decoders, so it hears so many people at the same time. */
export const decodersPerThread = 8;
