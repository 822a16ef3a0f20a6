import type { AnswerKind } from "./answer-kind.ts";

/** What the engine must know of a language; one file implements it for each. Words are given folded. */
export type Language = {
  /** BCP 47 code. */
  code: string;
  /** Words too frequent to find anything by; they still count for word order and for telling questions apart. */
  stopWords: ReadonlySet<string>;
  /** Stop words that tell one question from another (who, when; "log in" and "log out"). */
  tellingWords: ReadonlySet<string>;
  /** Words of talk rather than of topic (please, want; "long" after "how"): they weigh less when a query is understood. */
  isLight(word: string, before: string | undefined): boolean;
  /** The part of a word that its inflected forms share. */
  stem(word: string): string;
  /** What an answer to this question must hold to be one; undefined when anything may answer it. */
  kindAsked(words: readonly string[]): AnswerKind | undefined;
  /** Words of a question that say what kind of answer it wants: a price answers "cost" without the word. */
  kindWords: Readonly<Partial<Record<AnswerKind, ReadonlySet<string>>>>;
  /** Words that point back to the sentence before when a sentence begins with them. */
  backReferences: ReadonlySet<string>;
};
