import type { PassageTable } from "../index/passage-table.ts";
import { isFiller, type Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languages } from "../reading/languages.ts";
import type { QueryTerm } from "../retrieval.ts";
import type { Alike, AlikeBy } from "./find-alike.ts";
import { weightOfTerm } from "./weight-of-term.ts";

/** An index term that stands for a content word of the query. */
type Variant = { term: number; factor: number };
export type PreparedTerm = QueryTerm & {
  variants: readonly Variant[];
  /** The ids of exactly this word. */
  wordIds: readonly number[];
};

type QueryWord = {
  word: string;
  before: string | undefined;
  after: string | undefined;
  mayCorrect: boolean;
  namesKind: boolean;
  alike: readonly Alike[];
  /** The terms of all words of the query. What is asked for itself stands for no other word. */
  asked: ReadonlySet<number>;
};

export function prepareTerm(queryWord: QueryWord, language: Language, table: PassageTable): PreparedTerm {
  const { word, before, mayCorrect, namesKind } = queryWord;
  const { vocabulary, livePassages } = table;
  const share = isFiller(language, word, before) ? parameters.finding.fillerWeight : 1;
  const known = termsOf(word, language, table);
  const compounds = language.compoundLinks !== null && share === 1 ? compoundTerms(word, language, table) : [];
  if (known.length > 0) {
    const weight = share * weightOfTerm(vocabulary.termPassages[known[0]!]!, livePassages);
    const alike = alikeTerms(queryWord, known, language, table);
    const own: Variant[] = known.map((term, place) => ({
      term,
      factor: place === 0 ? 1 : parameters.finding.otherLanguage,
    }));
    const others = [...compounds, ...alike.variants].filter(({ term }) => !known.includes(term));
    return {
      word,
      weight,
      isKnown: true,
      readAs: [],
      namesKind,
      isLight: share < 1,
      variants: [...own, ...others],
      wordIds: vocabulary.idsOf(word),
    };
  }
  const alike = alikeTerms(queryWord, [], language, table);
  // The second word of "phone number", which stands for "phone", says nothing that the first does
  // not say.
  const isSaid = alike.texts.length > 0 && alike.variants.length === 0;
  const isLight = share < 1 || isSaid || language.circumstances.has(word);
  const weight =
    (isLight && !namesKind ? parameters.finding.unknownFillerWeight : share) * weightOfTerm(0, livePassages);
  const mayRead = mayCorrect && !isLight && alike.texts.length === 0;
  const readAs = mayRead ? readUnknown(queryWord, language, table) : UNREADABLE;
  const read = readAs.words.flatMap((replacement) =>
    termsOf(replacement, language, table).map((term) => ({ term, factor: readAs.factor })),
  );
  const variants = [
    ...read,
    ...alike.variants,
    ...compounds.filter(({ term }) => !read.some((other) => other.term === term)),
  ];
  // A word that the texts lack says no more than its parts, or than the words that stand for it.
  const standing = readAs.isOfParts ? read : readAs.words.length === 0 ? alike.variants : [];
  const standingWeights = standing.map(({ term }) => weightOfTerm(vocabulary.termPassages[term]!, livePassages));
  return {
    word,
    weight: standingWeights.length > 0 ? Math.min(weight, Math.max(...standingWeights)) : weight,
    isKnown: false,
    readAs: [...readAs.words, ...alike.texts, ...compounds.map(({ longer }) => longer)],
    namesKind,
    isLight,
    variants,
    wordIds: [],
  };
}

/**
 * Gives the content terms that a word stands for: in the query's language first, then in the other
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

/**
 * A phrase is found by its content words: each counts a part, and all must be known. A word of the
 * thesaurus or one that was learnt counts no more than it would in a question itself: "request" may
 * be in every text.
 */
function alikeTerms(queryWord: QueryWord, own: readonly number[], language: Language, table: PassageTable) {
  const { vocabulary, livePassages } = table;
  const ownPassages = own.length > 0 ? vocabulary.termPassages[own[0]!]! : 0;
  const ownWeight = weightOfTerm(ownPassages, livePassages);
  const factors = new Map<number, number>();
  const texts: string[] = [];
  for (const { text, words, stems, by } of queryWord.alike) {
    const isSet = by === "synonyms";
    const terms = isSet
      ? words.map((word) => termsOf(word, language, table))
      : stems.map((stem) => vocabulary.findStem(stem)).map((term) => (term < 0 ? [] : [term]));
    if (terms.length === 0 || terms.some((found) => found.length === 0)) continue;
    // Two words that both stand in texts may each be a thing of its own: "adults", "children".
    if (by === "phrasings" && table.standInTexts(own) === table.standInTexts(terms.flat())) continue;
    texts.push(text);
    const factor = factorOf(by, ownPassages > 0);
    for (const term of terms.flat()) {
      if (queryWord.asked.has(term)) continue;
      const weight = weightOfTerm(vocabulary.termPassages[term]!, livePassages);
      // A word that the knowledge lacks weighs what stands for it: see prepareTerm.
      const whole = isSet || ownPassages === 0 ? factor : factor * Math.min(1, weight / ownWeight);
      factors.set(term, Math.max(factors.get(term) ?? 0, whole / terms.length));
    }
  }
  return { texts, variants: [...factors].map(([term, factor]): Variant => ({ term, factor })) };
}

function factorOf(by: AlikeBy, isKnown: boolean): number {
  if (by === "synonyms") return parameters.finding.synonym;
  if (by === "name") return parameters.finding.otherName;
  if (by === "phrasings") return parameters.finding.otherPhrasing;
  return isKnown ? parameters.finding.thesaurus : parameters.finding.thesaurusOfUnknown;
}

/**
 * Compounds that the word is a part of: a question about the "Werkstatt" is also about the
 * "Fahrradwerkstatt".
 */
function compoundTerms(word: string, language: Language, table: PassageTable): (Variant & { longer: string })[] {
  const { vocabulary } = table;
  const stem = language.stem(word);
  const found: (Variant & { longer: string })[] = [];
  for (const longer of vocabulary.spelling.compoundsWith(stem, vocabulary, parameters.finding.compounds)) {
    const term = vocabulary.findTerm(longer, language);
    const longerStem = language.stem(longer);
    if (term < 0 || longerStem === stem || vocabulary.isStopTerm(term)) continue;
    if (longerStem.endsWith(stem)) found.push({ term, factor: parameters.finding.lastPart, longer });
    else if (longerStem.startsWith(stem)) found.push({ term, factor: parameters.finding.firstPart, longer });
  }
  return found;
}

/**
 * Known words that an unknown word is read as: "login" for "log in", "wifi" for "wi fi", "check in"
 * for "checkin"; else the nearest spelling.
 */
type Reading = { words: string[]; factor: number; isOfParts?: boolean };
const UNREADABLE: Reading = { words: [], factor: 0 };

function readUnknown({ word, before, after, alike }: QueryWord, language: Language, table: PassageTable): Reading {
  const { vocabulary } = table;
  for (const joined of [after && word + after, before && before + word]) {
    if (joined && vocabulary.holds(joined)) return { words: [joined], factor: 1 };
  }
  // "Abmelden" where the texts have "melde … ab".
  const prefix = [...language.verbPrefixes].find((start) => word.startsWith(start) && vocabulary.holds(start));
  const verb = prefix && word.slice(prefix.length);
  if (verb && vocabulary.findTerm(verb, language) >= 0) return { words: [verb], factor: 1 };
  // A word with synonyms is not misspelt.
  const correction = alike.length === 0 ? vocabulary.spelling.correct(word, vocabulary) : undefined;
  if (correction && correction.edits === 1)
    return { words: [correction.word], factor: parameters.finding.afterOneEdit };
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    const areKnown = parts.every(
      (part) =>
        vocabulary.holds(part) && (part.length > parameters.finding.longestSmallPart || language.stopWords.has(part)),
    );
    if (areKnown) return { words: parts, factor: parameters.finding.afterOneEdit };
  }
  const parts = language.compoundLinks === null ? [] : partsOf(word, language.compoundLinks, language, table);
  if (parts.length > 0)
    return {
      words: parts,
      factor: parts.length > 1 ? parameters.finding.afterOneEdit : parameters.finding.onePart,
      isOfParts: true,
    };
  return correction ? { words: [correction.word], factor: parameters.finding.afterTwoEdits } : UNREADABLE;
}

/**
 * Gives the known parts of a compound, whatever their inflection and linking letters. The last part says
 * what the compound is.
 */
function partsOf(word: string, links: readonly string[], language: Language, table: PassageTable): string[] {
  const { shortestPart, shortestPartAlone, shortestRest } = parameters.finding;
  const isKnown = (part: string): boolean => part.length >= shortestPart && termsOf(part, language, table).length > 0;
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const last = word.slice(cut);
    if (!isKnown(last)) continue;
    const first = [word.slice(0, cut), ...links.map((link) => word.slice(0, cut - link.length))].find(isKnown);
    if (first !== undefined) return [first, last];
    if (last.length >= shortestPartAlone) return [last];
  }
  for (let cut = word.length - shortestRest; cut > shortestPartAlone; cut--)
    if (isKnown(word.slice(0, cut))) return [word.slice(0, cut)];
  return [];
}
