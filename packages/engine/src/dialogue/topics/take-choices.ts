import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { readWords } from "../../reading/read-words.ts";
import type { Choice } from "../answer-offline.ts";

/**
 * Gives the offered topics that a message takes: by a title in any case and quotation marks, by places
 * ("2", "the first one", "1 and 3"), by "both" or "all of them", or by words that only one title
 * has. Empty when it takes none.
 */
export function takeChoices(
  message: string,
  choices: readonly Choice[],
  languages: readonly Language[],
): readonly Choice[] {
  const words = readWords(message);
  const said = words.join(" ");
  const named = choices.find(({ title }) => readWords(title).join(" ") === said);
  if (named) return [named];
  if (choices.length === 0 || words.length === 0 || words.length > parameters.dialogue.wordsOfPick) return [];
  for (const language of languages) {
    const { both, all } = language.dialogue;
    if (choices.length === 2 ? both.test(said) || all.test(said) : all.test(said)) return choices;
    // "Both" of three says of none which is left out.
    if (both.test(said)) return [];
    const places = placesOf(words, choices.length, language);
    if (places.length > 0) return places.map((place) => choices[place]!);
  }
  const found = languages[0] && choiceWithWords(words, choices, languages[0]);
  return found ? [found] : [];
}

/** "the one about …" is a choice; "how do … work" is a question of its own. */
const asks = (words: readonly string[], { dialogue }: Language): boolean =>
  new RegExp(`^(?:${dialogue.openers})(?: |$)`).test(words.join(" "));

/** Empty when the message has another word, or names a place that there is not. */
function placesOf(words: readonly string[], count: number, { dialogue }: Language): number[] {
  const isJoin = new RegExp(`^(?:${dialogue.joins})$`);
  const rest =
    words.length === 1 ? words : words.filter((word) => !dialogue.besideOrdinals.has(word) && !isJoin.test(word));
  const places = rest.map((word) => {
    if (dialogue.last.has(word)) return count - 1;
    return /^\d$/.test(word) ? Number(word) - 1 : dialogue.ordinals.findIndex((ordinal) => ordinal.has(word));
  });
  return places.every((place) => place >= 0 && place < count) ? [...new Set(places)] : [];
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
