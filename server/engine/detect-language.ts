import type { Language } from "./language.ts";
import { dutch } from "./languages/dutch.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { italian } from "./languages/italian.ts";
import { portuguese } from "./languages/portuguese.ts";
import { spanish } from "./languages/spanish.ts";

/** The languages whose words the engine knows; any other is read by its characters with English rules, which do it little harm. */
export const languages: readonly Language[] = [english, german, french, spanish, portuguese, italian, dutch];

const MOST_WORDS = 50;
/** Words of measure and price are borrowed more often than stop words. */
const CONTENT_SHARE = 0.5;
const FEWEST_EVIDENCE = 0.6;
/** The second language must lie this far behind, or it stays open which it is. */
const LEAD = 1.25;

/** How much each of our languages a word speaks for: all of it when only one has the word. */
const evidenceOfWord = new Map<string, Float32Array>();
for (const [number, { stopWords, phrases, tellingWords }] of languages.entries())
  for (const word of new Set([...stopWords, ...tellingWords, ...phrases.pronouns])) note(word, number, 1);
for (const [number, { kindWords }] of languages.entries())
  for (const words of Object.values(kindWords)) for (const word of words) note(word, number, CONTENT_SHARE);
for (const evidence of evidenceOfWord.values()) {
  const total = evidence.reduce((sum, share) => sum + share, 0);
  const most = Math.max(...evidence);
  for (let number = 0; number < evidence.length; number++) evidence[number]! *= most / total;
}

function note(word: string, number: number, share: number): void {
  const evidence = evidenceOfWord.get(word) ?? new Float32Array(languages.length);
  evidenceOfWord.set(word, evidence);
  evidence[number] = Math.max(evidence[number]!, share);
}

const LETTERS: readonly (readonly [letters: RegExp, codes: string])[] = [
  [/[ßäöü]/gi, "de"],
  [/[ñ¿¡]/gi, "es"],
  [/[ãõ]/gi, "pt"],
  [/[èêëœùûîâ]/gi, "fr"],
  [/[ìòàè]/gi, "it"],
];
const NON_ASCII = /[\u0080-\uffff]/;
const LETTER_EVIDENCE = 0.3;

/**
 * The number in `languages` of the language that these folded words are most probably of, -1 when they do not say.
 * `prior` adds what is known beforehand: what the knowledge is written in.
 */
export function detectLanguage(words: readonly string[], text: string, prior?: readonly number[]): number {
  const scores = languages.map((_, number) => prior?.[number] ?? 0);
  const count = Math.min(words.length, MOST_WORDS);
  for (let at = 0; at < count; at++) {
    const evidence = evidenceOfWord.get(words[at]!);
    if (evidence) for (let number = 0; number < scores.length; number++) scores[number]! += evidence[number]!;
  }
  const looked = text.slice(0, 300);
  for (const [letters, code] of NON_ASCII.test(looked) ? LETTERS : []) {
    const met = Math.min(5, looked.match(letters)?.length ?? 0);
    if (met > 0) scores[languages.findIndex((language) => language.code === code)]! += met * LETTER_EVIDENCE;
  }
  let best = 0;
  for (let number = 1; number < scores.length; number++) if (scores[number]! > scores[best]!) best = number;
  const second = Math.max(0, ...scores.filter((_, number) => number !== best));
  return scores[best]! >= FEWEST_EVIDENCE && scores[best]! >= second * LEAD ? best : -1;
}

export function languageOf(code: string): Language {
  return languages.find((language) => language.code === code) ?? english;
}
