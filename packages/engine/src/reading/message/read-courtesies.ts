import { type CourtesyAct, courtesyActs } from "../../courtesy-act.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { languageOf, languages } from "../languages.ts";
import { foldText, readWords } from "../read-words.ts";

type Courtesies = { acts: ReadonlySet<CourtesyAct>; language: Language };

const EMOJIS: readonly (readonly [CourtesyAct, RegExp])[] = [
  ["greeting", /👋/u],
  ["thanks", /🙏|❤|💙|💚|🥰|😘/u],
  ["agreement", /👍|👌|🆗|✅/u],
  ["laughter", /😂|🤣|😆|😄|😁|😃|😀|🙂|😊/u],
];
/** Laughter in whatever language: "hahaha", "jajaja", "kkkk", "loool". */
const LAUGHTER = /^(?:a?(?:ha|he|hi|ho|ja|je|ji){2,}[hj]?|k{3,}|(?:rs){2,}|lo+l+|x+d+)$/;
/** People stretch words: "heyyy", "thaaanks". */
const STRETCHED = /(\p{L})\1\1|(\p{L})\2(?= |$)/u;

type Act = CourtesyAct | "links";
/** `stretched` has the phrases without doubled letters. */
type CourtesyPhrases = {
  acts: ReadonlyMap<string, readonly Act[]>;
  stretched: ReadonlyMap<string, readonly Act[]>;
  /** The first words of all phrases, without doubled letters. */
  firstWords: ReadonlySet<string>;
  mostWords: number;
  /** Words that are listed with their accents, because they tell the language: "olá" is no "ola". */
  accented: ReadonlySet<string>;
};
const prepared = new WeakMap<Language, CourtesyPhrases>();

/**
 * Reads what a message does that consists of small talk and nothing else, in any language; the
 * likely language is tried first. It gives undefined for any other message.
 * @example readCourtesies("Hiii, thx a lot!!", "en")?.acts // greeting, thanks
 */
export function readCourtesies(message: string, likelyLanguage: string): Courtesies | undefined {
  if (message.length > parameters.reading.charactersOfCourtesies) return undefined;
  // "es-tu" would be one word, as "e-mail" is.
  const words = readWords(message.replaceAll("-", " "));
  const likely = languageOf(likelyLanguage);
  if (words.length === 0) return ofEmojis(message, likely);
  if (words.length > parameters.reading.wordsOfCourtesies) return undefined;
  const plain = words.map(dropRepeats);
  const written =
    message
      .toLowerCase()
      .normalize("NFC")
      .match(/\p{L}+/gu) ?? [];
  const tellsLanguage = (language: Language): boolean => written.some((word) => phrasesOf(language).accented.has(word));
  for (const language of new Set([...languages.filter(tellsLanguage), likely, ...languages])) {
    const acts = actsOf(words, plain, language);
    // "No me ha ayudado" holds words of thanks, and complains.
    if (acts && !complains(words.join(" "), language)) return { acts, language };
  }
  return undefined;
}

const complains = (said: string, { vague }: Language): boolean => vague.messages.some((pattern) => pattern.test(said));

function ofEmojis(message: string, language: Language): Courtesies | undefined {
  const acts = new Set(EMOJIS.flatMap(([act, emojis]) => (emojis.test(message) ? [act] : [])));
  return acts.size > 0 ? { acts, language } : undefined;
}

/** Gives the acts of words that phrases cover without a gap, the longest phrase first. */
function actsOf(words: readonly string[], plain: readonly string[], language: Language): Set<CourtesyAct> | undefined {
  const { acts, stretched, firstWords, mostWords } = phrasesOf(language);
  const found = new Set<CourtesyAct>();
  for (let at = 0; at < words.length; ) {
    let length = firstWords.has(plain[at]!) ? Math.min(mostWords, words.length - at) : 0;
    let named: readonly Act[] | undefined;
    for (; length > 0 && named === undefined; length--) {
      const part = words.slice(at, at + length).join(" ");
      named = acts.get(part) ?? (STRETCHED.test(part) ? stretched.get(dropRepeats(part)) : undefined);
    }
    if (named === undefined) {
      if (!LAUGHTER.test(words[at]!)) return undefined;
      named = ["laughter"];
    }
    for (const act of named) if (act !== "links") found.add(act);
    at += length + 1;
  }
  return found.size > 0 ? found : undefined;
}

const dropRepeats = (phrase: string): string => phrase.replace(/(\p{L})\1+/gu, "$1");

function phrasesOf(language: Language): CourtesyPhrases {
  const known = prepared.get(language);
  if (known) return known;
  const acts = new Map<string, Act[]>();
  for (const act of [...courtesyActs, "links"] as const)
    for (const phrase of language.courtesies[act].map(foldText)) acts.set(phrase, [...(acts.get(phrase) ?? []), act]);
  const stretched = new Map([...acts].map(([phrase, named]) => [dropRepeats(phrase), named]));
  const phrases = {
    acts,
    stretched,
    firstWords: new Set([...stretched.keys()].map((phrase) => phrase.split(" ", 1)[0]!)),
    accented: new Set(
      Object.values(language.courtesies)
        .flat()
        .flatMap((phrase) => phrase.split(" "))
        .filter((word) => word !== foldText(word)),
    ),
    mostWords: Math.max(...[...acts.keys()].map((phrase) => phrase.split(" ").length)),
  };
  prepared.set(language, phrases);
  return phrases;
}
