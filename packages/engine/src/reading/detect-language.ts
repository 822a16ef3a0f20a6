import { countBits } from "./count-bits.ts";
import { languages } from "./languages.ts";

const MAX_WORDS = 50;
/**
 * The evidence of a word that names a kind of answer, such as "cost": languages borrow these more
 * often than stop words.
 */
const CONTENT_SHARE = 0.5;
const MIN_EVIDENCE = 0.6;
/** The best language must score this many times the second, or the language stays undecided. */
const LEAD = 1.25;

/**
 * The evidence of a word for each language: 1 for the language that alone has it, less when several
 * share it.
 */
const evidenceOfWord = new Map<string, Float32Array>();
for (const [number, { stopWords, distinctiveStopWords, followUps }] of languages.entries())
  for (const word of new Set([...stopWords, ...distinctiveStopWords, ...followUps.pronouns])) note(word, number, 1);
for (const [number, { answerKinds }] of languages.entries())
  for (const words of Object.values(answerKinds.kindWords)) for (const word of words) note(word, number, CONTENT_SHARE);
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

/** The evidence of a word with a topic, for a message: languages borrow such words more often. */
const TOPIC_SHARE = 0.65;
const SHORTEST_TOPIC = 4;
const MOST_LANGUAGES_OF_TOPIC = 2;
/** Bit n stands for the language at n. A set for each of so many words would take megabytes. */
const languagesOfTopic = new Map<string, number>();
for (const [number, language] of languages.entries()) {
  const { fillerWords, vague, actions, thesaurus } = language;
  const phrases = [...Object.values(actions).flat(), ...thesaurus.flat()].filter((phrase) => !phrase.includes(" "));
  for (const word of [...fillerWords, ...vague.complaints, ...vague.things, ...phrases]) {
    if (word.length < SHORTEST_TOPIC || evidenceOfWord.has(word)) continue;
    languagesOfTopic.set(word, (languagesOfTopic.get(word) ?? 0) | (1 << number));
  }
}

const TYPICAL_LETTERS: readonly (readonly [number: number, letters: RegExp])[] = languages.flatMap(
  ({ typicalLetters }, number) => (typicalLetters === "" ? [] : [[number, new RegExp(`[${typicalLetters}]`, "gi")]]),
);
const NON_ASCII = /[\u0080-\uffff]/;
const LETTER_EVIDENCE = 0.3;

/**
 * The position in `languages` of the language that these folded words are probably of; -1 when
 * undecided. `text` is the same text as written. `prior` adds evidence known beforehand, for each
 * language: what the knowledge is written in. Then words with a topic count as well, and it
 * decides between languages of which the words say as much.
 * @example detectLanguage(["wo", "ist", "der", "laden"], "Wo ist der Laden?") // that of German
 */
export function detectLanguage(words: readonly string[], text: string, prior?: readonly number[]): number {
  const scores = scoreLanguages(words, text, prior);
  const best = bestOf(scores);
  if (scores[best]! < MIN_EVIDENCE) return -1;
  const likely = scores.flatMap((score, number) => (score * LEAD > scores[best]! ? [number] : []));
  if (likely.length === 1) return best;
  if (!prior) return -1;
  const said = (number: number): number => scores[number]! - prior[number]!;
  const most = Math.max(...likely.map(said));
  const [first = -1, second] = likely
    .filter((number) => said(number) * LEAD > most)
    .toSorted((left, right) => prior[right]! - prior[left]!);
  return second === undefined || prior[first]! > prior[second]! ? first : -1;
}

/**
 * The same for a text that must be read in some language: of two languages that are about as
 * likely, such as Spanish and Portuguese, the likelier one, by its words with a topic too; -1 when
 * nothing speaks for any.
 */
export function likeliestLanguage(words: readonly string[], text: string): number {
  const detected = detectLanguage(words, text);
  if (detected >= 0) return detected;
  const scores = scoreLanguages(words, text, NO_PRIOR);
  const best = bestOf(scores);
  return scores[best]! < MIN_EVIDENCE ? -1 : best;
}

const NO_PRIOR: readonly number[] = languages.map(() => 0);

function scoreLanguages(words: readonly string[], text: string, prior: readonly number[] | undefined): number[] {
  const scores = languages.map((_, number) => prior?.[number] ?? 0);
  const count = Math.min(words.length, MAX_WORDS);
  for (let at = 0; at < count; at++) {
    const evidence = evidenceOfWord.get(words[at]!);
    if (evidence) for (let number = 0; number < scores.length; number++) scores[number]! += evidence[number]!;
    const topic = prior === undefined ? 0 : (languagesOfTopic.get(words[at]!) ?? 0);
    if (topic === 0 || countBits(topic) > MOST_LANGUAGES_OF_TOPIC) continue;
    for (let number = 0; number < scores.length; number++)
      if ((topic & (1 << number)) !== 0) scores[number]! += TOPIC_SHARE;
  }
  const looked = text.slice(0, 300);
  for (const [number, letters] of NON_ASCII.test(looked) ? TYPICAL_LETTERS : []) {
    const met = Math.min(5, looked.match(letters)?.length ?? 0);
    scores[number]! += met * LETTER_EVIDENCE;
  }
  return scores;
}

function bestOf(scores: readonly number[]): number {
  let best = 0;
  for (let number = 1; number < scores.length; number++) if (scores[number]! > scores[best]!) best = number;
  return best;
}
