import { parameters, untilParametersChange } from "../parameters.ts";
import { countBits } from "./count-bits.ts";
import { languages } from "./languages.ts";

/**
 * The evidence of a word for each language: 1 for the language that alone has it, less when several
 * share it.
 */
const evidenceOfWord = untilParametersChange(() => {
  const known = new Map<string, Float32Array>();
  const note = (word: string, number: number, share: number): void => {
    const evidence = known.get(word) ?? new Float32Array(languages.length);
    known.set(word, evidence);
    evidence[number] = Math.max(evidence[number]!, share);
  };
  for (const [number, { stopWords, distinctiveStopWords, followUps }] of languages.entries())
    for (const word of new Set([...stopWords, ...distinctiveStopWords, ...followUps.pronouns])) note(word, number, 1);
  for (const [number, { answerKinds }] of languages.entries())
    for (const words of Object.values(answerKinds.kindWords))
      for (const word of words) note(word, number, parameters.reading.kindWordEvidence);
  for (const evidence of known.values()) {
    const total = evidence.reduce((sum, share) => sum + share, 0);
    const most = Math.max(...evidence);
    for (let number = 0; number < evidence.length; number++) evidence[number]! *= most / total;
  }
  return known;
});

/** Bit n stands for the language at n. A set for each of so many words would take megabytes. */
const languagesOfTopic = untilParametersChange(() => {
  const known = new Map<string, number>();
  for (const [number, language] of languages.entries()) {
    const { fillerWords, vague, actions, thesaurus } = language;
    const phrases = [...Object.values(actions).flat(), ...thesaurus.flat()].filter((phrase) => !phrase.includes(" "));
    for (const word of [...fillerWords, ...vague.complaints, ...vague.things, ...phrases]) {
      if (word.length < parameters.reading.shortestTopic || evidenceOfWord().has(word)) continue;
      known.set(word, (known.get(word) ?? 0) | (1 << number));
    }
  }
  return known;
});

const TYPICAL_LETTERS: readonly (readonly [number: number, letters: RegExp])[] = languages.flatMap(
  ({ typicalLetters }, number) => (typicalLetters === "" ? [] : [[number, new RegExp(`[${typicalLetters}]`, "gi")]]),
);
const NON_ASCII = /[\u0080-\uffff]/;

/**
 * Gives the position in `languages` of the language that these folded words are probably of; -1 when
 * undecided. `text` is the same text as written. `prior` adds evidence known beforehand, for each
 * language: what the knowledge is written in. Then words with a topic count as well, and it
 * decides between languages of which the words say as much.
 * @example detectLanguage(["wo", "ist", "der", "laden"], "Wo ist der Laden?") // that of German
 */
export function detectLanguage(words: readonly string[], text: string, prior?: readonly number[]): number {
  const scores = scoreLanguages(words, text, prior);
  const best = bestOf(scores);
  if (scores[best]! < parameters.reading.leastEvidence) return -1;
  const likely = scores.flatMap((score, number) =>
    score * parameters.reading.leadOfLanguage > scores[best]! ? [number] : [],
  );
  if (likely.length === 1) return best;
  if (!prior) return -1;
  const said = (number: number): number => scores[number]! - prior[number]!;
  const most = Math.max(...likely.map(said));
  const [first = -1, second] = likely
    .filter((number) => said(number) * parameters.reading.leadOfLanguage > most)
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
  return scores[best]! < parameters.reading.leastEvidence ? -1 : best;
}

/** The evidence of words for the language at a position of `languages`, their topics included. */
export const evidenceForLanguage = (number: number, words: readonly string[], text: string): number =>
  scoreLanguages(words, text, NO_PRIOR)[number]!;

const NO_PRIOR: readonly number[] = languages.map(() => 0);

function scoreLanguages(words: readonly string[], text: string, prior: readonly number[] | undefined): number[] {
  const scores = languages.map((_, number) => prior?.[number] ?? 0);
  const count = Math.min(words.length, parameters.reading.wordsOfLanguage);
  const ofWord = evidenceOfWord();
  const ofTopic = prior === undefined ? undefined : languagesOfTopic();
  for (let at = 0; at < count; at++) {
    const evidence = ofWord.get(words[at]!);
    if (evidence) for (let number = 0; number < scores.length; number++) scores[number]! += evidence[number]!;
    const topic = ofTopic?.get(words[at]!) ?? 0;
    if (topic === 0 || countBits(topic) > parameters.reading.languagesOfTopic) continue;
    for (let number = 0; number < scores.length; number++)
      if ((topic & (1 << number)) !== 0) scores[number]! += parameters.reading.topicEvidence;
  }
  const looked = text.slice(0, parameters.reading.charactersOfLanguage);
  for (const [number, letters] of NON_ASCII.test(looked) ? TYPICAL_LETTERS : []) {
    const met = Math.min(parameters.reading.typicalLetters, looked.match(letters)?.length ?? 0);
    scores[number]! += met * parameters.reading.letterEvidence;
  }
  return scores;
}

function bestOf(scores: readonly number[]): number {
  let best = 0;
  for (let number = 1; number < scores.length; number++) if (scores[number]! > scores[best]!) best = number;
  return best;
}
