import type { Choice } from "../answer-offline.ts";
import { isFiller, type Language } from "../language.ts";
import { readWords } from "../read-words.ts";

const LONGEST_PICK = 6;

/**
 * The offered topic that a message takes: by its title in any case and quotation marks, by its place
 * ("2", "the first one"), or by words that only this title has.
 */
export function takeChoice(
  message: string,
  choices: readonly Choice[],
  languages: readonly Language[],
): Choice | undefined {
  if (choices.length === 0) return undefined;
  const words = readWords(message);
  const said = words.join(" ");
  const named = choices.find(({ title }) => readWords(title).join(" ") === said);
  if (named || words.length === 0 || words.length > LONGEST_PICK) return named;
  for (const language of languages) {
    const place = placeOf(words, choices.length, language);
    if (place !== undefined) return choices[place];
  }
  return languages[0] && choiceWithWords(words, choices, languages[0]);
}

/** "the one about …" is a choice; "how do … work" is a question of its own. */
const asks = (words: readonly string[], { dialogue }: Language): boolean =>
  new RegExp(`^(?:${dialogue.openers})(?: |$)`).test(words.join(" "));

function placeOf(words: readonly string[], count: number, { dialogue }: Language): number | undefined {
  const rest = words.length === 1 ? words : words.filter((word) => !dialogue.besideOrdinals.has(word));
  const [word, ...others] = rest;
  if (word === undefined || others.length > 0) return undefined;
  if (dialogue.last.has(word)) return count - 1;
  const place = /^\d$/.test(word) ? Number(word) - 1 : dialogue.ordinals.findIndex((ordinal) => ordinal.has(word));
  return place >= 0 && place < count ? place : undefined;
}

/** "The one about invoices": all topical words of the message are in one title and in no other. */
function choiceWithWords(words: readonly string[], choices: readonly Choice[], language: Language): Choice | undefined {
  const isTopical = (word: string, at: number): boolean =>
    !language.stopWords.has(word) &&
    !language.dialogue.besideOrdinals.has(word) &&
    !isFiller(language, word, words[at - 1]);
  const topical = words.filter(isTopical).map((word) => language.stem(word));
  if (topical.length === 0 || asks(words, language)) return undefined;
  const stemsOf = ({ title }: Choice): Set<string> => new Set(readWords(title).map((word) => language.stem(word)));
  const holding = choices.filter((choice) => topical.some((stem) => stemsOf(choice).has(stem)));
  const [only] = holding;
  return only && holding.length === 1 && topical.every((stem) => stemsOf(only).has(stem)) ? only : undefined;
}
