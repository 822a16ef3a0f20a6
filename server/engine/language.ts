import type { AnswerKind } from "./answer-kind.ts";

/** What the engine must know of a language; one file in languages/ tells it for each. Words are given folded. */
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
  /** True where words are written together to make new ones ("Fahrradwerkstatt"). */
  joinsWords: boolean;
  /** What an answer to this question must hold to be one; undefined when anything may answer it. */
  kindAsked(words: readonly string[]): AnswerKind | undefined;
  /** Words of a question that say what kind of answer it wants: a price answers "cost" without the word. */
  kindWords: Readonly<Partial<Record<AnswerKind, ReadonlySet<string>>>>;
  /** Words that point back to the sentence before when a sentence begins with them. */
  backReferences: ReadonlySet<string>;
  phrases: Phrases;
};

/** What the engine says in its own words, and the small talk it knows. Patterns are matched against folded words joined by one blank. */
export type Phrases = {
  declines: string;
  /** Followed by titles. */
  helpsWith: string;
  /** Followed by questions to choose from. */
  asksWhich: string;
  greets: string;
  isWelcome: string;
  saysGoodbye: string;
  asksForQuestion: string;
  greeting: RegExp;
  thanks: RegExp;
  goodbye: RegExp;
  /** "What do you mean?" */
  unclear: RegExp;
  /** Begins a question that goes on with the one before: "and on Sunday?" */
  goesOn: RegExp;
  /** Words that stand for what was spoken of: "how much is it?" */
  pronouns: ReadonlySet<string>;
};

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
