import { type Candidate, type Choice, chooseSentence } from "./choose-sentence.ts";
import { citationLimits } from "./citation-limits.ts";
import { findListBlock } from "./find-list-block.ts";
import { holdsTerm } from "./holds-term.ts";
import { languageOf } from "./languages.ts";
import { type Highlight, markSpan } from "./mark-span.ts";
import type { FoundPassage, IndexedDocument, Retrieval } from "./retrieval.ts";
import type { Span } from "./span.ts";

/** The share of the distinguishing terms that a second sentence must add. */
const WORTH_A_SENTENCE = 0.12;

export type Support = {
  document: IndexedDocument;
  span: Span;
  passage: string;
  score: number;
  /** The date, number, person or place that was asked for, within the span. */
  highlight?: Highlight | undefined;
};

export type ComposedAnswer = {
  /**
   * Consists of the supporting passages only; each is document.text.slice(span.start, span.end).
   */
  text: string;
  support: Support[];
  /** Positions of the query's terms that neither the answer nor its title or heading holds. */
  missingTerms: readonly number[];
  /**
   * The share of what is asked about the subject that the answer holds. The subject is what the
   * title or the first sentence names.
   */
  focus: number;
  /**
   * True when the answer holds the kind asked for; undefined when the question asks for no kind.
   */
  isOfKind: boolean | undefined;
};

/**
 * Answers with whole sentences of the best passage, word for word. Without a passage the answer is
 * empty.
 */
export function makeAnswer(retrieval: Retrieval): ComposedAnswer {
  const found = retrieval.passages[0];
  if (!found) return { text: "", support: [], missingTerms: [], focus: 0, isOfKind: undefined };
  const { document } = found;
  const choice = chooseSentence(found, retrieval.query, languageOf(retrieval.query.language));
  const isFaq = document.kind === "faq";
  const span = isFaq ? { start: 0, end: document.text.length } : choice ? spanOf(choice, found) : found.passage;
  const passage = document.text.slice(span.start, span.end);
  const given = choice?.candidates.filter((candidate) => isWithin(candidate.span, span)) ?? [];
  const missingTerms = missingTermsOf(retrieval, found, given);
  return {
    text: passage,
    support: [{ document, span, passage, score: found.score, highlight: highlightOf(retrieval, found, choice, given) }],
    missingTerms,
    focus: focusOf(retrieval, found.headTerms | (choice?.candidates[0]?.own ?? 0), missingTerms),
    isOfKind: retrieval.query.kind && given.some(({ isOfKind }) => isOfKind),
  };
}

/** Looks in the chosen sentence first, then in the others of the answer. */
function highlightOf(
  { query }: Retrieval,
  { document }: FoundPassage,
  choice: Choice | undefined,
  given: readonly Candidate[],
): Highlight | undefined {
  const best = choice?.candidates[choice.best];
  const ofKind = given.filter(({ isOfKind }) => isOfKind);
  const inOrder = [...ofKind.filter((candidate) => candidate === best), ...ofKind.filter((other) => other !== best)];
  return markSpan(
    document.text,
    inOrder.map(({ span }) => span),
    query,
  );
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/**
 * A term counts as held in the answer, in its title or, after "it", in the sentence that "it"
 * refers to.
 */
function missingTermsOf({ query }: Retrieval, found: FoundPassage, given: readonly Candidate[]): number[] {
  const isOfKind = given.some((candidate) => candidate.isOfKind);
  return query.terms.flatMap(({ namesKind }, number) => {
    const isHeld = holdsTerm(found.headTerms, number) || given.some(({ inContext }) => holdsTerm(inContext, number));
    return isHeld || (namesKind && isOfKind) ? [] : [number];
  });
}

function focusOf({ query }: Retrieval, subject: number, missingTerms: readonly number[]): number {
  let asked = 0;
  let missing = 0;
  for (const [number, { weight }] of query.terms.entries()) {
    if (!holdsTerm(subject, number)) asked += weight;
    if (missingTerms.includes(number)) missing += weight;
  }
  return asked > 0 ? Math.max(0, 1 - missing / asked) : 1;
}

function spanOf(choice: Choice, found: FoundPassage): Span {
  const { text } = found.document;
  const { candidates } = choice;
  const best = candidates[choice.best]!;
  const list = findListBlock(text, best.span);
  if (list) return list;
  const before = candidates[choice.best - 1];
  if (before && best.refersBack && !before.refersBack && isAntecedentNeeded(choice, before, best)) {
    const joined = { start: before.span.start, end: best.span.end };
    if (before.words.length + best.words.length <= citationLimits.joinedWordsWithAntecedent) return joined;
  }
  const neighbours = [candidates[choice.best + 1], before]
    .filter((neighbour) => neighbour !== undefined)
    .filter((neighbour) => isInSameParagraph(text, neighbour.span, best.span))
    .filter((neighbour) => neighbour.words.length + best.words.length <= citationLimits.joinedWords)
    .map(({ span, own, isOfKind }) => ({
      span,
      adds: addedShare(choice, found, best.own, own) + (isOfKind && !best.isOfKind ? 1 : 0),
    }))
    .sort((left, right) => right.adds - left.adds);
  const [second] = neighbours;
  if (!second || second.adds < WORTH_A_SENTENCE) return best.span;
  return { start: Math.min(second.span.start, best.span.start), end: Math.max(second.span.end, best.span.end) };
}

/** The share of the distinguishing terms that a second sentence adds to the first and the title. */
function addedShare(choice: Choice, found: FoundPassage, first: number, second: number): number {
  let share = 0;
  for (const [number, weight] of choice.weights.entries())
    if (holdsTerm(second, number) && !holdsTerm(first | found.headTerms, number)) share += weight;
  return share;
}

/**
 * The sentence before is needed when it names what the question names, or when the question does
 * not name what "it" is.
 */
function isAntecedentNeeded({ weights }: Choice, before: Candidate, best: Candidate): boolean {
  const isNamedInBoth = weights.some((_, number) => holdsTerm(before.own, number) && !holdsTerm(best.own, number));
  const isNamedElsewhere = weights.some((_, number) => !holdsTerm(best.own, number));
  return isNamedInBoth || !isNamedElsewhere;
}

function isInSameParagraph(text: string, left: Span, right: Span): boolean {
  const between = text.slice(Math.min(left.end, right.end), Math.max(left.start, right.start));
  return between.indexOf("\n") === between.lastIndexOf("\n");
}
