import { actions, bitOfAction } from "../../action.ts";
import type { Language } from "../../language.ts";
import { gap, PhraseFinder } from "../thesaurus/phrase-finder.ts";

const prepared = new WeakMap<Language, PhraseFinder<number>>();

/**
 * Finds the actions that folded words name, as bits of `bitOfAction`.
 * @example findActions(["turn", "it", "off"], en) === bitOfAction("disable")
 */
export function findActions(words: readonly string[], language: Language): number {
  const stems = words.map((word) => language.stem(word));
  return finderOf(language)
    .find(stems)
    .reduce((found, { value }) => found | value, 0);
}

/** The actions that one stem names, as bits; 0 for a word that names none. */
export const actionsOfStem = (stem: string, language: Language): number => finderOf(language).valueOf(stem) ?? 0;

/** Returns true when a phrase that names an action may begin with this stem: "turn" of "turn … off". */
export const beginsAction = (stem: string, language: Language): boolean => finderOf(language).begins(stem);

function finderOf(language: Language): PhraseFinder<number> {
  let finder = prepared.get(language);
  if (!finder) {
    finder = new PhraseFinder(bitsOfPhrases(language));
    prepared.set(language, finder);
  }
  return finder;
}

/** A word such as "update" may name several actions. */
function bitsOfPhrases(language: Language): Iterable<[stems: string[], bits: number]> {
  const phrases = new Map<string, [stems: string[], bits: number]>();
  for (const action of actions) {
    for (const phrase of language.actions[action]) {
      const stems = phrase.split(" ").map((word) => (word === gap ? gap : language.stem(word)));
      const [, bits] = phrases.get(stems.join(" ")) ?? [stems, 0];
      phrases.set(stems.join(" "), [stems, bits | bitOfAction(action)]);
    }
  }
  return phrases.values();
}
