import { detectLanguage } from "./detect-language.ts";
import { isFiller, type Language } from "./language.ts";
import { languages } from "./languages.ts";
import type { PassageTable } from "./passage-table.ts";
import { readWords } from "./read-words.ts";
import type { AnalysedQuery, QueryTerm } from "./retrieval.ts";

const MAX_TERMS = 64;
const MAX_CHARACTERS = 16_000;
const FILLER_WEIGHT = 0.35;
/** A filler word that no passage holds is hardly missed. */
const UNKNOWN_FILLER_WEIGHT = 0.08;
/**
 * The spelling of at most this many words of a query is corrected: a query with more unknown words
 * is in an unknown language.
 */
const MAX_CORRECTIONS = 12;
/** Weights of stop words when two questions are compared; content words weigh about 2 to 9. */
const DISTINCTIVE_WORD_WEIGHT = 0.8;
const STOP_WORD_WEIGHT = 0.15;
const PRIOR_OF_KNOWLEDGE = 0.5;
const WORD_OF_KNOWLEDGE = 0.3;
const OTHER_LANGUAGE_FACTOR = 0.9;
const SYNONYM_FACTOR = 0.85;
/** The factors for a compound of which the word is the last or the first part. */
const LAST_PART_FACTOR = 0.85;
const FIRST_PART_FACTOR = 0.6;
const PART_FACTOR = 0.6;
const SHORTEST_PART_ALONE = 5;
const SHORTEST_REST = 3;
const MAX_COMPOUNDS = 24;
const SHORTEST_PART = 4;
const WEIGHT_AFTER_EDITS = [1, 0.8, 0.6];
/**
 * Passages assumed beside the real ones: without them, in a knowledge of three texts, one missing
 * word would outweigh everything.
 */
const ASSUMED_PASSAGES = 40;
const NO_WORDS: ReadonlySet<string> = new Set();

/** An index term that stands for a content word of the query. */
type Variant = { term: number; factor: number };
export type PreparedTerm = QueryTerm & { variants: readonly Variant[] };

export type PreparedQuery = Omit<AnalysedQuery, "terms" | "language"> & {
  language: Language;
  terms: readonly PreparedTerm[];
  /** Stop words of the query that the index knows, as terms. */
  stopTerms: readonly number[];
  /** The weight of all distinct stop words of the query. */
  stopWeight: number;
  /**
   * Pairs of terms (positions in `terms`) that follow each other in the query, stop words left out.
   */
  pairs: readonly { first: number; second: number }[];
  /** All words in order, to find a FAQ that asks exactly this. */
  key: string;
};

export function weightOfTerm(passagesWithTerm: number, passageCount: number): number {
  const count = passageCount + ASSUMED_PASSAGES;
  return Math.log(1 + (count - passagesWithTerm + 0.5) / (passagesWithTerm + 0.5));
}

export function weightOfStop(isDistinctive: boolean): number {
  return isDistinctive ? DISTINCTIVE_WORD_WEIGHT : STOP_WORD_WEIGHT;
}

export function questionKey(words: readonly string[]): string {
  return words.join(" ");
}

/**
 * The language of a question: by its own words, by the documents that hold them, and by the
 * languages of the knowledge.
 */
function languageOfQuery(words: readonly string[], text: string, table: PassageTable): Language {
  const { languageCounts, vocabulary } = table;
  const documentCount = Math.max(
    1,
    languageCounts.reduce((sum, count) => sum + count, 0),
  );
  const prior = languageCounts.map((count) => (PRIOR_OF_KNOWLEDGE * count) / documentCount);
  for (const word of words.slice(0, MAX_TERMS)) {
    const knowing = languages.flatMap((_, number) => (vocabulary.holdsIn(word, number) ? [number] : []));
    for (const number of knowing) prior[number]! += WORD_OF_KNOWLEDGE / knowing.length;
  }
  const detected = detectLanguage(words, text, prior);
  const most = Math.max(...languageCounts);
  return languages[detected >= 0 ? detected : languageCounts.indexOf(most)]!;
}

export function prepareQuery(text: string, table: PassageTable): PreparedQuery {
  const { vocabulary, livePassages: passageCount } = table;
  const words = readWords(text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text);
  const terms: PreparedTerm[] = [];
  const numberOfWord = new Map<string, number>();
  const language = languageOfQuery(words, text, table);
  const kind = language.answerKinds.kindAsked(words);
  const kindWords = kind ? language.answerKinds.kindWords[kind] : NO_WORDS;
  const stopWords = new Set<string>();
  const pairs: { first: number; second: number }[] = [];
  let previous = -1;
  for (const [at, word] of words.entries()) {
    if (language.stopWords.has(word)) {
      stopWords.add(word);
      continue;
    }
    let number = numberOfWord.get(word);
    if (number === undefined) {
      if (terms.length >= MAX_TERMS) continue;
      const mayCorrect = terms.filter(({ isKnown }) => !isKnown).length < MAX_CORRECTIONS;
      const term = prepareTerm(
        { word, before: words[at - 1], after: words[at + 1], mayCorrect, namesKind: kindWords.has(word) },
        language,
        table,
      );
      const same = terms.findIndex((other) => isSameTerm(other, term));
      number = same >= 0 ? same : terms.push(term) - 1;
      // A word that the knowledge holds replaces one that was only read as the same term.
      if (same >= 0 && term.isKnown && !terms[same]!.isKnown) terms[same] = term;
      numberOfWord.set(word, number);
    }
    if (previous >= 0 && previous !== number) pairs.push({ first: previous, second: number });
    previous = number;
  }
  return {
    text,
    language,
    terms,
    maxWeight: weightOfTerm(0, passageCount),
    totalWeight: terms.reduce((sum, term) => sum + term.weight, 0),
    kind,
    stopTerms: [...stopWords].map((word) => vocabulary.findTerm(word, language)).filter((term) => term >= 0),
    stopWeight: [...stopWords].reduce((sum, word) => sum + weightOfStop(language.distinctiveStopWords.has(word)), 0),
    pairs,
    key: questionKey(words),
  };
}

function isSameTerm(left: PreparedTerm, right: PreparedTerm): boolean {
  return left.variants.length > 0 && left.variants[0]!.term === right.variants[0]?.term;
}

type QueryWord = {
  word: string;
  before: string | undefined;
  after: string | undefined;
  mayCorrect: boolean;
  namesKind: boolean;
};

function prepareTerm(queryWord: QueryWord, language: Language, table: PassageTable): PreparedTerm {
  const { word, before, mayCorrect, namesKind } = queryWord;
  const { vocabulary, livePassages } = table;
  const share = isFiller(language, word, before) ? FILLER_WEIGHT : 1;
  const known = termsOf(word, language, table);
  const compounds = language.compoundLinks !== null && share === 1 ? compoundTerms(word, language, table) : [];
  if (known.length > 0) {
    const weight = share * weightOfTerm(vocabulary.termPassages[known[0]!]!, livePassages);
    const own: Variant[] = known.map((term, place) => ({ term, factor: place === 0 ? 1 : OTHER_LANGUAGE_FACTOR }));
    const others = [...compounds, ...synonymTerms(word, language, table)].filter(({ term }) => !known.includes(term));
    return { word, weight, isKnown: true, readAs: [], namesKind, variants: [...own, ...others] };
  }
  const weight = (share < 1 && !namesKind ? UNKNOWN_FILLER_WEIGHT : share) * weightOfTerm(0, livePassages);
  const alike = synonymTerms(word, language, table);
  // A word with synonyms is not misspelt.
  const readAs = mayCorrect && alike.length === 0 ? readUnknown(queryWord, language, table) : UNREADABLE;
  const read = readAs.words.flatMap((replacement) =>
    termsOf(replacement, language, table).map((term) => ({ term, factor: readAs.factor })),
  );
  const variants = [...read, ...alike, ...compounds.filter(({ term }) => !read.some((other) => other.term === term))];
  return {
    word,
    weight,
    isKnown: false,
    readAs: [...readAs.words, ...alike.map((other) => other.word), ...compounds.map(({ longer }) => longer)],
    namesKind,
    variants,
  };
}

/**
 * The content terms that a word stands for: in the query's language first, then in the other
 * languages of the knowledge.
 */
function termsOf(word: string, language: Language, { vocabulary, languageCounts }: PassageTable): number[] {
  const terms: number[] = [];
  const note = (term: number): void => {
    if (term >= 0 && !vocabulary.isStopTerm(term) && !terms.includes(term)) terms.push(term);
  };
  note(vocabulary.findTerm(word, language));
  for (const [number, count] of languageCounts.entries())
    if (count > 0 && languages[number] !== language && vocabulary.holdsIn(word, number))
      note(vocabulary.findTerm(word, languages[number]!));
  return terms;
}

function synonymTerms(word: string, language: Language, table: PassageTable): (Variant & { word: string })[] {
  const others = table.synonyms.size === 0 ? [] : (table.synonyms.get(language.stem(word)) ?? []);
  return others.flatMap((other) =>
    termsOf(other, language, table).map((term) => ({ term, factor: SYNONYM_FACTOR, word: other })),
  );
}

/**
 * Compounds that the word is a part of: a question about the "Werkstatt" is also about the
 * "Fahrradwerkstatt".
 */
function compoundTerms(word: string, language: Language, table: PassageTable): (Variant & { longer: string })[] {
  const { vocabulary } = table;
  const stem = language.stem(word);
  const found: (Variant & { longer: string })[] = [];
  for (const longer of vocabulary.spelling.compoundsWith(stem, vocabulary, MAX_COMPOUNDS)) {
    const term = vocabulary.findTerm(longer, language);
    const longerStem = language.stem(longer);
    if (term < 0 || longerStem === stem || vocabulary.isStopTerm(term)) continue;
    if (longerStem.endsWith(stem)) found.push({ term, factor: LAST_PART_FACTOR, longer });
    else if (longerStem.startsWith(stem)) found.push({ term, factor: FIRST_PART_FACTOR, longer });
  }
  return found;
}

/**
 * Known words that an unknown word is read as: "login" for "log in", "wifi" for "wi fi", "check in"
 * for "checkin"; else the nearest spelling.
 */
type Reading = { words: string[]; factor: number };
const UNREADABLE: Reading = { words: [], factor: 0 };

function readUnknown({ word, before, after }: QueryWord, language: Language, table: PassageTable): Reading {
  const { vocabulary } = table;
  for (const joined of [after && word + after, before && before + word]) {
    if (joined && vocabulary.holds(joined)) return { words: [joined], factor: 1 };
  }
  const correction = vocabulary.spelling.correct(word, vocabulary);
  if (correction && correction.edits === 1) return { words: [correction.word], factor: WEIGHT_AFTER_EDITS[1]! };
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    const areKnown = parts.every((part) => vocabulary.holds(part) && (part.length > 3 || language.stopWords.has(part)));
    if (areKnown) return { words: parts, factor: WEIGHT_AFTER_EDITS[1]! };
  }
  const parts = language.compoundLinks === null ? [] : partsOf(word, language.compoundLinks, language, table);
  if (parts.length > 0) return { words: parts, factor: parts.length > 1 ? WEIGHT_AFTER_EDITS[1]! : PART_FACTOR };
  return correction ? { words: [correction.word], factor: WEIGHT_AFTER_EDITS[correction.edits]! } : UNREADABLE;
}

/**
 * The known parts of a compound, whatever their inflection and linking letters. The last part says
 * what the compound is.
 */
function partsOf(word: string, links: readonly string[], language: Language, table: PassageTable): string[] {
  const isKnown = (part: string): boolean => part.length >= SHORTEST_PART && termsOf(part, language, table).length > 0;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const last = word.slice(cut);
    if (!isKnown(last)) continue;
    const first = [word.slice(0, cut), ...links.map((link) => word.slice(0, cut - link.length))].find(isKnown);
    if (first !== undefined) return [first, last];
    if (last.length >= SHORTEST_PART_ALONE) return [last];
  }
  for (let cut = word.length - SHORTEST_REST; cut > SHORTEST_PART_ALONE; cut--)
    if (isKnown(word.slice(0, cut))) return [word.slice(0, cut)];
  return [];
}
