import type { AnswerKind } from "../answer-kind.ts";
import type { AnswerKindRules, WordSet } from "../language.ts";
import { parameters } from "../parameters.ts";
import { findNames } from "../reading/find-names.ts";
import { languageOf, languages } from "../reading/languages.ts";
import { foldText, readWords } from "../reading/read-words.ts";
import { hasSignsOf, isPartOf, signsOfWord } from "../reading/signs-of-word.ts";
import type { AnalysedQuery } from "../retrieval.ts";
import type { Span } from "../span.ts";

/** The part of an answer that says what was asked for. */
export type Highlight = Span & { kind: AnswerKind };

type Piece = Span & { word: string };
type Run = Span & { from: number; to: number };

const PIECE = /\p{L}{1,2}-\p{L}+|\p{L}[\p{L}\p{M}’']*(?:\.\p{L}(?!\p{L})\.?)*|\d(?:[\d.,:]*\d)?|[€$£%]/gu;
/** Characters that may stand between the words of one date, range or amount. */
const BETWEEN = /^(?:\s|[-–—.’'°ºª])*$/u;
const BETWEEN_MOMENTS = /^(?:\s|[-–—.,’'°ºª])*$/u;
/** The words of all languages: an answer may stand in another language than its question. */
const anyOf = (wordsOf: (rules: AnswerKindRules) => WordSet): WordSet =>
  new Set(languages.flatMap(({ answerKinds }) => [...wordsOf(answerKinds)]));
const CONNECTING_WORDS = anyOf(({ connectingWords }) => connectingWords);
const AMBIGUOUS_WORDS = anyOf(({ ambiguousWords }) => ambiguousWords);

/**
 * Finds the date, amount, place or person that the question asks for, in the first of these
 * sentences that holds one. Of several in a sentence it takes the one nearest to the question's
 * words. The offsets are those of `text`.
 */
export function markSpan(text: string, sentences: readonly Span[], query: AnalysedQuery): Highlight | undefined {
  const { kind } = query;
  if (!kind) return undefined;
  for (const sentence of sentences) {
    const written = text.slice(sentence.start, sentence.end);
    const found =
      kind === "place" || kind === "person" ? findName(kind, written, query) : findAmount(kind, written, query);
    if (found) return { start: sentence.start + found.start, end: sentence.start + found.end, kind };
  }
  return undefined;
}

function findName(kind: AnswerKind, sentence: string, query: AnalysedQuery): Span | undefined {
  const { stopWords } = languageOf(query.language);
  const found = findNames(kind, sentence, new Set(readWords(query.text))).map(({ text, index }) => {
    const [opening] = /^\p{L}+\s+/u.exec(text) ?? [""];
    const start = stopWords.has(foldText(opening.trim())) ? index + opening.length : index;
    return { start, end: index + text.length };
  });
  // In a language that writes nouns with a capital, a name of two words is likelier a person.
  const isFull = ({ start, end }: Span): boolean => kind === "person" && /\s/.test(sentence.slice(start, end));
  return found.find(isFull) ?? found[0];
}

function findAmount(kind: AnswerKind, sentence: string, query: AnalysedQuery): Span | undefined {
  const pieces = piecesOf(sentence);
  let nearest: Run | undefined;
  let most = -1;
  for (const run of runsOf(kind, sentence, pieces, new Set(readWords(query.text)))) {
    const near = nearnessOf(run, pieces, query);
    const isLonger = nearest && run.end - run.start > nearest.end - nearest.start;
    if (near > most + 1e-9 || (near > most - 1e-9 && isLonger)) {
      most = near;
      nearest = run;
    }
  }
  return nearest && { start: nearest.start, end: nearest.end };
}

function piecesOf(sentence: string): Piece[] {
  return [...sentence.matchAll(PIECE)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: readWords(written)[0] ?? "",
  }));
}

/**
 * The longest runs of words that are one phrase of the kind: "Monday to Friday from 9 to 18:30",
 * "two to three weeks".
 */
function* runsOf(
  kind: AnswerKind,
  sentence: string,
  pieces: readonly Piece[],
  questionWords: ReadonlySet<string>,
): Generator<Run> {
  const between = kind === "moment" ? BETWEEN_MOMENTS : BETWEEN;
  for (let from = 0; from < pieces.length; from++) {
    if (!isPartOf(kind, pieces[from]!.word)) continue;
    let to = from;
    for (let next = from + 1; next < pieces.length; next++) {
      const { word, start } = pieces[next]!;
      if (!between.test(sentence.slice(pieces[next - 1]!.end, start))) break;
      if (isPartOf(kind, word)) to = next;
      else if (!CONNECTING_WORDS.has(word)) break;
    }
    const run = { from, to, start: pieces[from]!.start, end: pieces[to]!.end };
    if (
      run.end - run.start <= parameters.answering.markedCharacters &&
      isOf(kind, pieces.slice(from, to + 1), questionWords)
    )
      yield run;
    from = to;
  }
}

function isOf(kind: AnswerKind, pieces: readonly Piece[], questionWords: ReadonlySet<string>): boolean {
  const own = pieces.filter(({ word }) => !questionWords.has(word));
  if (own.every(({ word }) => AMBIGUOUS_WORDS.has(word))) return false;
  return hasSignsOf(
    kind,
    own.reduce((signs, { word }) => signs | signsOfWord(word), 0),
  );
}

/** Measures how near the question's words stand to a run, each by its weight. */
function nearnessOf(run: Run, pieces: readonly Piece[], query: AnalysedQuery): number {
  const { stem } = languageOf(query.language);
  let nearness = 0;
  for (const { word, weight, namesKind } of query.terms) {
    if (namesKind) continue;
    const wanted = stem(word);
    let least = Number.POSITIVE_INFINITY;
    for (const [at, piece] of pieces.entries()) {
      if (at >= run.from && at <= run.to) continue;
      if (stem(piece.word) === wanted) least = Math.min(least, at < run.from ? run.from - at : at - run.to);
    }
    nearness += weight / (1 + least) ** 2;
  }
  return nearness;
}
