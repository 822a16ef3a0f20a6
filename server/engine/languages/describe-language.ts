import type { AnswerKind } from "../answer-kind.ts";
import { type Language, type Phrases, setOf } from "../language.ts";

/** Endings with what takes their place and how many letters must stay before them. Tried in order, again and again. */
export type Endings = readonly (readonly [ending: string, becomes: string, fewestBefore: number])[];

export type Description = {
  code: string;
  stopWords: string;
  tellingWords: string;
  lightWords: string;
  backReferences: string;
  joinsWords?: boolean;
  /** Kinds by the words of a question, joined by one blank; the first that matches holds. */
  kinds: readonly (readonly [AnswerKind, RegExp])[];
  kindWords: Partial<Record<AnswerKind, string>>;
  stem(word: string): string;
  phrases: Phrases;
};

export function describeLanguage(description: Description): Language {
  const lightWords = setOf(description.lightWords);
  const kindWords = Object.entries(description.kindWords).map(([kind, words]) => [kind, setOf(words)]);
  return {
    code: description.code,
    stopWords: setOf(description.stopWords),
    tellingWords: setOf(description.tellingWords),
    backReferences: setOf(description.backReferences),
    joinsWords: description.joinsWords ?? false,
    isLight: (word) => lightWords.has(word),
    stem: description.stem,
    kindWords: Object.fromEntries(kindWords),
    kindAsked(words) {
      const asked = words.slice(0, 12).join(" ");
      return description.kinds.find(([, pattern]) => pattern.test(asked))?.[0];
    },
    phrases: description.phrases,
  };
}

/** Takes one ending after another off while enough of the word stays. */
export function takeEndingsOff(word: string, endings: Endings, mostTimes: number): string {
  let stem = word;
  for (let time = 0; time < mostTimes; time++) {
    const found = endings.find(([ending, , fewest]) => stem.endsWith(ending) && stem.length - ending.length >= fewest);
    if (!found) return stem;
    stem = stem.slice(0, stem.length - found[0].length) + found[1];
  }
  return stem;
}
