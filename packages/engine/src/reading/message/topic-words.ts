import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { detectLanguage } from "../detect-language.ts";
import { languages } from "../languages.ts";
import { readWords } from "../read-words.ts";
import { actionsOfStem, findActions } from "./find-actions.ts";
import { isVague } from "./is-vague.ts";
import { readCourtesies } from "./read-courtesies.ts";

/**
 * A number this long is that of one order, phone or card: the next person who asks the same has
 * another one.
 */
const LONG_NUMBER = /\d{5}/;
const ACTION_MARK = "do:";

/**
 * Finds what a message is about: the stems of its words that name a topic, in alphabetical order
 * and each once, and what it wants done, whichever word says so. The list is empty for small talk,
 * for "none of these" and for a message that names no topic.
 * @example topicWords("How can I get my money back?") // equal to that of "I want my money back!"
 */
export function topicWords(message: string): string[] {
  const text = message.slice(0, parameters.reading.charactersOfTopics);
  const words = readWords(text);
  const spoken = words.join(" ");
  if (languages.some((language) => isVague(words, language) || language.dialogue.none.test(spoken))) return [];
  const language = languageOfWords(words, text);
  if (readCourtesies(text, language.code) !== undefined) return [];
  const wanted = findActions(words, language);
  const topics = new Set(wanted === 0 ? [] : [`${ACTION_MARK}${wanted}`]);
  for (const [at, word] of words.entries()) {
    if (isWithoutTopic(word, words[at - 1], language) || LONG_NUMBER.test(word)) continue;
    const stem = language.stem(word);
    if (actionsOfStem(stem, language) === 0) topics.add(stem);
    if (topics.size === parameters.reading.topicWords) break;
  }
  return [...topics].sort();
}

/** Reads what the message of these topic words wants done, as bits of `bitOfAction`. */
export function actionsOfTopics(topics: readonly string[]): number {
  return Number(topics.find((word) => word.startsWith(ACTION_MARK))?.slice(ACTION_MARK.length) ?? 0);
}

/** A short question may not suffice to detect a language: then the one that knows most of its words. */
function languageOfWords(words: readonly string[], text: string): Language {
  const detected = languages[detectLanguage(words, text)];
  if (detected !== undefined) return detected;
  const known = (language: Language) =>
    words.filter((word, at) => isWithoutTopic(word, words[at - 1], language)).length;
  return languages.reduce((best, language) => (known(language) > known(best) ? language : best));
}

const isWithoutTopic = (word: string, before: string | undefined, language: Language): boolean =>
  language.stopWords.has(word) || language.elidedWords.has(word) || isFiller(language, word, before);
