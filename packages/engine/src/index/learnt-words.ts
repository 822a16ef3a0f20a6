import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languages } from "../reading/languages.ts";
import { WordGroups } from "../reading/thesaurus/word-groups.ts";
import type { IndexedDocument } from "../retrieval.ts";
import { type LearntPair, learnWords } from "./learn-words.ts";

type Learning = {
  /** Each pair with the number of documents that say it. */
  pairs: Map<string, { pair: LearntPair; count: number }>;
  /** Is undefined when the pairs have changed since. */
  groups: { named: WordGroups; asked: WordGroups } | undefined;
};

/**
 * Words that stand for one another in this knowledge, as its titles, headings and FAQ say. What was
 * learnt depends on the documents alone, not on the order in which they came.
 */
export class LearntWords {
  #byLanguage = new Map<Language, Learning>();

  add(document: IndexedDocument, language: number): void {
    this.#count(document, languages[language]!, 1);
  }

  remove(document: IndexedDocument, language: number): void {
    this.#count(document, languages[language]!, -1);
  }

  /** Gives undefined when nothing was learnt in the language. */
  of(language: Language): { named: WordGroups; asked: WordGroups } | undefined {
    const learning = this.#byLanguage.get(language);
    if (learning === undefined || learning.pairs.size === 0) return undefined;
    learning.groups ??= groupsOf(learning, language);
    return learning.groups;
  }

  #count(document: IndexedDocument, language: Language, change: 1 | -1): void {
    for (const pair of learnWords(document, language)) {
      const learning = this.#byLanguage.get(language) ?? { pairs: new Map(), groups: undefined };
      this.#byLanguage.set(language, learning);
      const key = `${pair.isNamed} ${[...pair.texts].sort().join("\n")}`;
      const count = (learning.pairs.get(key)?.count ?? 0) + change;
      if (count > 0) learning.pairs.set(key, { pair, count });
      else learning.pairs.delete(key);
      learning.groups = undefined;
    }
  }
}

function groupsOf({ pairs }: Learning, language: Language) {
  const kept = [...pairs].sort(([left], [right]) => (left < right ? -1 : 1)).slice(0, parameters.index.learntPairs);
  const ofKind = (isNamed: boolean): WordGroups =>
    new WordGroups(
      kept.flatMap(([, { pair }]) => (pair.isNamed === isNamed ? [pair.texts] : [])),
      language,
      { looksForSingleWords: false },
    );
  return { named: ofKind(true), asked: ofKind(false) };
}
