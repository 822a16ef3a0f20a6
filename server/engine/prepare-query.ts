import { readWords } from "./read-words.ts";
import type { AnalysedQuery, QueryTerm } from "./retrieval.ts";
import type { Vocabulary } from "./vocabulary.ts";

const MOST_TERMS = 64;
const MOST_CHARACTERS = 16_000;
const LIGHT_WEIGHT = 0.35;
/** Spelling is looked up for so many words of a query: who writes more unknown ones writes another language. */
const MOST_REPAIRS = 12;
/** Weight of stop words when two questions are compared, beside content words of about 2 to 9. */
const TELLING_WORD_WEIGHT = 0.8;
const STOP_WORD_WEIGHT = 0.15;
const WEIGHT_AFTER_EDITS = [1, 0.8, 0.6];
/** Passages imagined beside the real ones: without them a word missing from a knowledge of three texts would weigh all. */
const IMAGINED_PASSAGES = 40;
const NO_WORDS: ReadonlySet<string> = new Set();

/** One content word of the query with the index terms that stand for it. */
export type PreparedTerm = QueryTerm & { variants: readonly { term: number; factor: number }[] };

export type PreparedQuery = Omit<AnalysedQuery, "terms"> & {
  terms: readonly PreparedTerm[];
  /** Stop words of the query that the index has met, as terms. */
  stopTerms: readonly number[];
  /** Weight of all the query's distinct stop words. */
  stopWeight: number;
  /** Pairs of terms (numbers of `terms`) that follow each other in the query, stop words left out. */
  pairs: readonly { first: number; second: number }[];
  /** Every word in order, for finding a question asked word for word. */
  key: string;
};

export function weightOfTerm(passagesWithTerm: number, passageCount: number): number {
  const count = passageCount + IMAGINED_PASSAGES;
  return Math.log(1 + (count - passagesWithTerm + 0.5) / (passagesWithTerm + 0.5));
}

export function weightOfStop(isTelling: boolean): number {
  return isTelling ? TELLING_WORD_WEIGHT : STOP_WORD_WEIGHT;
}

export function questionKey(words: readonly string[]): string {
  return words.join(" ");
}

export function prepareQuery(text: string, vocabulary: Vocabulary, passageCount: number): PreparedQuery {
  const words = readWords(text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text);
  const terms: PreparedTerm[] = [];
  const numberOfWord = new Map<string, number>();
  const { language } = vocabulary;
  const kind = language.kindAsked(words);
  const kindWords = (kind && language.kindWords[kind]) ?? NO_WORDS;
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
      if (terms.length >= MOST_TERMS) continue;
      const mayRepair = terms.filter(({ isKnown }) => !isKnown).length < MOST_REPAIRS;
      const term = prepareTerm(
        { word, before: words[at - 1], after: words[at + 1], mayRepair, namesKind: kindWords.has(word) },
        vocabulary,
        passageCount,
      );
      const same = terms.findIndex((other) => isSameTerm(other, term));
      number = same >= 0 ? same : terms.push(term) - 1;
      numberOfWord.set(word, number);
    }
    if (previous >= 0 && previous !== number) pairs.push({ first: previous, second: number });
    previous = number;
  }
  return {
    text,
    terms,
    mostWeight: weightOfTerm(0, passageCount),
    totalWeight: terms.reduce((sum, term) => sum + term.weight, 0),
    kind,
    stopTerms: [...stopWords].map((word) => vocabulary.findTerm(word)).filter((term) => term >= 0),
    stopWeight: [...stopWords].reduce((sum, word) => sum + weightOfStop(language.tellingWords.has(word)), 0),
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
  mayRepair: boolean;
  namesKind: boolean;
};

function prepareTerm(queryWord: QueryWord, vocabulary: Vocabulary, passageCount: number): PreparedTerm {
  const { word, before, mayRepair, namesKind } = queryWord;
  const light = vocabulary.language.isLight(word, before) ? LIGHT_WEIGHT : 1;
  const known = vocabulary.findTerm(word);
  if (known >= 0) {
    const weight = light * weightOfTerm(vocabulary.termPassages[known]!, passageCount);
    return { word, weight, isKnown: true, readAs: [], namesKind, variants: [{ term: known, factor: 1 }] };
  }
  const weight = light * weightOfTerm(0, passageCount);
  const readAs = mayRepair ? readUnknown(queryWord, vocabulary) : UNREADABLE;
  const variants = readAs.words
    .map((replacement) => ({ term: vocabulary.findTerm(replacement), factor: readAs.factor }))
    .filter(({ term }) => term >= 0 && !vocabulary.isStopTerm(term));
  return { word, weight, isKnown: false, readAs: variants.length > 0 ? readAs.words : [], namesKind, variants };
}

/** "log in" for "login", "wi fi" for "wifi", "checkin" for "check in"; then the nearest spelling. */
type Reading = { words: string[]; factor: number };
const UNREADABLE: Reading = { words: [], factor: 0 };

function readUnknown({ word, before, after }: QueryWord, vocabulary: Vocabulary): Reading {
  for (const joined of [after && word + after, before && before + word]) {
    if (joined && vocabulary.holds(joined)) return { words: [joined], factor: 1 };
  }
  const repair = vocabulary.spelling.repair(word, vocabulary);
  if (repair && repair.edits === 1) return { words: [repair.word], factor: WEIGHT_AFTER_EDITS[1]! };
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    const areKnown = parts.every(
      (part) => vocabulary.holds(part) && (part.length > 3 || vocabulary.language.stopWords.has(part)),
    );
    if (areKnown) return { words: parts, factor: WEIGHT_AFTER_EDITS[1]! };
  }
  return repair ? { words: [repair.word], factor: WEIGHT_AFTER_EDITS[repair.edits]! } : UNREADABLE;
}
