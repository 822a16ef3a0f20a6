import type { PassageTable } from "../index/passage-table.ts";
import { questionKey } from "../index/read-documents.ts";
import type { Language, QuestionForm } from "../language.ts";
import { parameters } from "../parameters.ts";
import { detectLanguage, evidenceForLanguage } from "../reading/detect-language.ts";
import { joinPartedVerbs } from "../reading/join-parted-verbs.ts";
import { kindAsked } from "../reading/kind-asked.ts";
import { languages } from "../reading/languages.ts";
import { formOfQuestion } from "../reading/message/form-of-question.ts";
import { questionFrame } from "../reading/message/question-frame.ts";
import { readWords } from "../reading/read-words.ts";
import type { AnalysedQuery } from "../retrieval.ts";
import { findAlike } from "./find-alike.ts";
import { type PreparedTerm, prepareTerm } from "./prepare-term.ts";
import { weightOfStop, weightOfTerm } from "./weight-of-term.ts";

const BESIDE_DIGIT = /\d\p{L}+|\p{L}+\d/gu;
const NO_WORDS: ReadonlySet<string> = new Set();

export type PreparedQuery = Omit<
  AnalysedQuery,
  "terms" | "language" | "form" | "namesAction" | "namesSpeaker" | "namesListener"
> & {
  language: Language;
  terms: readonly PreparedTerm[];
  /** Stop words of the query that the index knows, as terms. */
  stopTerms: readonly number[];
  /** The query has so many distinct stop words, known or not. */
  stopCount: number;
  /** The weight of all distinct stop words of the query. */
  stopWeight: number;
  /**
   * Pairs of terms (positions in `terms`) that follow each other in the query, stop words left out.
   */
  pairs: readonly { first: number; second: number }[];
  /** All words in order, to find a FAQ that asks exactly this. */
  key: string;
  /** The words without greetings and "can you tell me". */
  asked: readonly string[];
  form: QuestionForm | undefined;
};

/**
 * Gives the language of a question: by its own words, by the documents that hold them, and by the
 * languages of the knowledge.
 */
export function languageOfQuery(words: readonly string[], text: string, table: PassageTable): Language {
  const { languageCounts, vocabulary } = table;
  const documentCount = Math.max(
    1,
    languageCounts.reduce((sum, count) => sum + count, 0),
  );
  const prior = languageCounts.map((count) => (parameters.finding.priorOfKnowledge * count) / documentCount);
  const isKnowing = languages.map(() => false);
  let isOfKnowledge = false;
  for (const word of words.slice(0, parameters.finding.terms)) {
    let knowing = 0;
    for (let number = 0; number < isKnowing.length; number++) {
      isKnowing[number] = vocabulary.holdsIn(word, number);
      if (isKnowing[number]) knowing++;
    }
    isOfKnowledge ||= knowing > 0;
    for (let number = 0; knowing > 0 && number < isKnowing.length; number++)
      if (isKnowing[number]) prior[number]! += parameters.finding.wordOfKnowledge / knowing;
  }
  // "fa" of "2fa" is no Italian.
  const besideDigits = new Set(text.match(BESIDE_DIGIT)?.flatMap(readWords));
  const alone = words.filter((word) => !besideDigits.has(word));
  const detected = detectLanguage(alone, text, prior);
  const most = languageCounts.indexOf(Math.max(...languageCounts));
  // One word is seldom enough for a language that little is taught in: "hors" is misspelt "hours".
  const { evidenceOfForeign, evidenceOfForeignWord, shareOfLanguage } = parameters.finding;
  const enough = isOfKnowledge ? evidenceOfForeign : Math.min(evidenceOfForeign, alone.length * evidenceOfForeignWord);
  const isShown = (number: number): boolean =>
    languageCounts[number]! >= documentCount * shareOfLanguage || evidenceForLanguage(number, alone, text) >= enough;
  return languages[detected >= 0 && isShown(detected) ? detected : most]!;
}

export function prepareQuery(text: string, table: PassageTable): PreparedQuery {
  const { vocabulary, livePassages: passageCount } = table;
  const written = readWords(
    text.length > parameters.finding.questionCharacters ? text.slice(0, parameters.finding.questionCharacters) : text,
  );
  const terms: PreparedTerm[] = [];
  const numberOfWord = new Map<string, number>();
  const language = languageOfQuery(written, text, table);
  const frame = questionFrame(written, language);
  const asked = written.slice(frame.start, frame.end);
  // FAQ may ask "can you tell me a joke": there the words around a question count.
  const isOfQuestions = (word: string): boolean => {
    const term = vocabulary.findTerm(word, language);
    return term >= 0 && !table.standInTexts([term]);
  };
  const isKept = (word: string, at: number): boolean => (at >= frame.start && at < frame.end) || isOfQuestions(word);
  const kept = asked.length === written.length ? written : written.filter(isKept);
  const words = joinPartedVerbs(kept, language, (word) => vocabulary.findStem(language.stem(word)) >= 0);
  const kind =
    kindAsked(text.slice(0, parameters.finding.questionCharacters), language) ?? language.answerKinds.kindAsked(asked);
  const kindWords = kind ? language.answerKinds.kindWords[kind] : NO_WORDS;
  const stopWords = new Set<string>();
  const pairs: { first: number; second: number }[] = [];
  const stems = words.slice(0, parameters.finding.wordsWithOthers).map((word) => language.stem(word));
  const alike = findAlike(words, stems, language, table);
  const askedTerms = new Set(stems.map((stem) => vocabulary.findStem(stem)));
  let previous = -1;
  for (const [at, word] of words.entries()) {
    if (language.stopWords.has(word)) {
      stopWords.add(word);
      continue;
    }
    let number = numberOfWord.get(word);
    if (number === undefined) {
      if (terms.length >= parameters.finding.terms) continue;
      const mayCorrect = terms.filter(({ isKnown }) => !isKnown).length < parameters.finding.corrections;
      const term = prepareTerm(
        {
          word,
          before: words[at - 1],
          after: words[at + 1],
          mayCorrect,
          namesKind: kindWords.has(word),
          alike: alike[at] ?? [],
          asked: askedTerms,
        },
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
    stopCount: stopWords.size,
    stopWeight: [...stopWords].reduce((sum, word) => sum + weightOfStop(language.distinctiveStopWords.has(word)), 0),
    pairs,
    key: questionKey(written),
    asked,
    form: formOfQuestion(asked, language) ?? (frame.isRequest ? "fact" : undefined),
  };
}

/** Two words that only the thesaurus reads as a third one stay two. */
function isSameTerm({ variants: [left] }: PreparedTerm, { variants: [right] }: PreparedTerm): boolean {
  if (left === undefined || left.term !== right?.term) return false;
  return left.factor > parameters.finding.thesaurusOfUnknown || right.factor > parameters.finding.thesaurusOfUnknown;
}
