import { parameters, untilParametersChange } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { quoteTitle } from "../reading/message/quote-title.ts";
import { countWords } from "../reading/read-words.ts";
import { sectionOf } from "../reading/structure/section-of.ts";
import type { AnalysedQuery, FoundPassage, IndexedDocument, Retrieval } from "../retrieval.ts";
import type { Span } from "../span.ts";
import { answerFromSection, type SectionAnswer } from "./answer-from-section.ts";
import { type Candidate, type Choice, chooseSentence } from "./choose-sentence.ts";
import { findDenial } from "./find-denial.ts";
import { findListBlock } from "./find-list-block.ts";
import { type Highlight, markSpan } from "./mark-span.ts";
import { type Remedy, remedyOf } from "./remedy-of.ts";
import { rowsThatAnswer } from "./rows-that-answer.ts";

export type Support = {
  document: IndexedDocument;
  span: Span;
  passage: string;
  score: number;
  /** The headings above the span, outermost first; the title of the document is not among them. */
  section: readonly string[];
  /** The fragment of the address that the last of these headings has; null above all headings. */
  anchor: string | null;
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
   * Is true when the answer holds the kind asked for; undefined when the question asks for no kind.
   */
  isOfKind: boolean | undefined;
};

const made = untilParametersChange(() => new WeakMap<Retrieval, ComposedAnswer>());

/**
 * Answers with whole sentences of the best passage, word for word. Without a passage the answer is
 * empty. The answer to a retrieval is made once.
 */
export function makeAnswer(retrieval: Retrieval): ComposedAnswer {
  let answer = made().get(retrieval);
  if (!answer) {
    answer = compose(retrieval);
    made().set(retrieval, answer);
  }
  return answer;
}

function compose(retrieval: Retrieval): ComposedAnswer {
  const found = retrieval.passages[0];
  if (!found) return { text: "", support: [], missingTerms: [], focus: 0, isOfKind: undefined };
  const { document } = found;
  const choice = chooseSentence(found, retrieval.query, languageOf(retrieval.query.language));
  const { spans, isCut, remedy } = withRemedy(found, choice, retrieval.query, partsOf(found, choice, retrieval.query));
  const further = isCut || remedy ? undefined : furtherSection(retrieval, spans);
  const given = choice?.candidates.filter((candidate) => spans.some((span) => isWithin(candidate.span, span))) ?? [];
  const missingTerms = missingTermsOf(retrieval, found, given);
  const place = sectionOf(document, found.passage.headings);
  const highlight = highlightOf(retrieval, found, choice, given);
  const support: Support[] = spans.map((span) => ({
    document,
    span,
    passage: document.text.slice(span.start, span.end),
    score: found.score,
    ...place,
    highlight: highlight && isWithin(highlight, span) ? highlight : undefined,
  }));
  let text = support.map(({ passage }) => passage).join("\n");
  // Two sections are read in the order of their article: what a fault looks like stands behind the steps.
  if (further && further.span.start < support[0]!.span.start) {
    support.unshift(further);
    text = `${further.passage}\n\n${text}`;
  } else if (further) {
    support.push(further);
    text = `${text}\n\n${further.passage}`;
  }
  if (remedy) {
    const places = supportOf(found, remedy);
    support.push(...places);
    text = [text, ...places.map(({ passage }) => passage)].join("\n\n");
  }
  const goesOn = remedy?.isCut ? support.at(-1)!.section : place.section;
  if (isCut || remedy?.isCut) text = `${text}\n\n${goesOnIn(found, goesOn, retrieval.query.language)}`;
  const denial = findDenial(retrieval, support, missingTerms);
  if (denial) {
    support.push(denial);
    text = `${text}\n\n${denial.passage}`;
  }
  return {
    text,
    support,
    missingTerms,
    focus: focusOf(retrieval, found.headTerms | (choice?.candidates[0]?.own ?? 0), missingTerms),
    isOfKind: retrieval.query.kind && given.some(({ isOfKind }) => isOfKind),
  };
}

type Parts = SectionAnswer & { remedy?: Remedy };

/**
 * Adds what to do about a fault to the section that describes it. Where both are too long, the
 * description shrinks to its sentence that is most like the question. "Why" asks for no remedy, but
 * gets a short one.
 */
function withRemedy(
  found: FoundPassage,
  choice: Choice | undefined,
  query: AnalysedQuery,
  parts: SectionAnswer,
): Parts {
  if (found.genre !== "article" || (query.form !== undefined && query.form !== "how-to" && query.form !== "why"))
    return parts;
  const remedy = remedyOf(found, query);
  if (!remedy) return parts;
  const { text } = found.document;
  const words = [...parts.spans, ...remedy.spans].reduce(
    (sum, { start, end }) => sum + countWords(text.slice(start, end)),
    0,
  );
  if (!parts.isCut && words <= parameters.answering.remedyWords) return { ...parts, remedy };
  if (query.form === "why") return parts;
  return { spans: [choice?.candidates[choice.best]?.span ?? found.bestSentence], isCut: false, remedy };
}

function supportOf(found: FoundPassage, { spans, passage: { headings } }: Remedy): Support[] {
  const { document, score } = found;
  const place = sectionOf(document, headings);
  return spans.map((span) => ({ document, span, passage: document.text.slice(span.start, span.end), score, ...place }));
}

/** Gives the parts of the text that answer, in order. A FAQ is given whole. */
function partsOf(found: FoundPassage, choice: Choice | undefined, query: AnalysedQuery): SectionAnswer {
  const whole = (span: Span) => ({ spans: [span], isCut: false });
  if (found.document.kind === "faq") return whole({ start: 0, end: found.document.text.length });
  if (found.genre === "article" || found.asked !== undefined) {
    const answer = answerFromSection(found, choice, query);
    if (answer) return answer;
  }
  if (!choice) return whole(found.passage);
  const rows = rowsThatAnswer(found.document.text, choice, query);
  return rows ? { spans: rows, isCut: false } : whole(spanOf(choice, found));
}

/**
 * Gives a section of the same article that fits about as well, when both are short: what was asked may
 * stand in either.
 */
function furtherSection({ passages, query }: Retrieval, spans: readonly Span[]): Support | undefined {
  const [best] = passages;
  if (best?.genre !== "article") return undefined;
  const { document } = best;
  const from = spans[0]!.start;
  const to = spans.at(-1)!.end;
  const next = passages.find((other) => {
    return other.document === document && (other.passage.end <= from || other.passage.start >= to);
  });
  if (
    !next ||
    next.score < best.score - parameters.answering.aboutAsWell ||
    next.passage.headings === best.passage.headings
  )
    return undefined;
  // "Turn on" beside "Turn off" answers the opposite.
  if (next.evidence.otherAction > 0) return undefined;
  const given = spans.reduce((sum, { start, end }) => sum + countWords(document.text.slice(start, end)), 0);
  const answer = answerFromSection(next, chooseSentence(next, query, languageOf(query.language)), query);
  const span = answer?.spans[0];
  if (!answer || answer.isCut || answer.spans.length > 1 || !span || (span.start < to && span.end > from))
    return undefined;
  const passage = document.text.slice(span.start, span.end);
  if (given + countWords(passage) > parameters.answering.twoSectionsWords) return undefined;
  return { document, span, passage, score: next.score, ...sectionOf(document, next.passage.headings) };
}

/** Says where the steps are that were left out. */
function goesOnIn({ document }: FoundPassage, section: readonly string[], language: string): string {
  const name = section.at(-1) ?? document.title;
  const spoken = languageOf(language);
  return spoken.phrases.goesOnIn(quoteTitle(name, spoken));
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
    if (before.words.length + best.words.length <= parameters.answering.joinedWordsWithAntecedent) return joined;
  }
  const neighbours = [candidates[choice.best + 1], before]
    .filter((neighbour) => neighbour !== undefined)
    .filter((neighbour) => isInSameParagraph(text, neighbour.span, best.span))
    .filter((neighbour) => neighbour.words.length + best.words.length <= parameters.answering.joinedWords)
    .map(({ span, own, isOfKind }) => ({
      span,
      adds: addedShare(choice, found, best.own, own) + (isOfKind && !best.isOfKind ? 1 : 0),
    }))
    .sort((left, right) => right.adds - left.adds);
  const [second] = neighbours;
  if (!second || second.adds < parameters.answering.worthASentence) return best.span;
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
