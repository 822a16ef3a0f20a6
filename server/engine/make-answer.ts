import { english } from "./english.ts";
import type { Language } from "./language.ts";
import { isHeadingSentence } from "./lines.ts";
import { findListBlock } from "./list-block.ts";
import { readWords } from "./read-words.ts";
import type { FoundPassage, IndexedDocument, Retrieval, ScoredSentence } from "./retrieval.ts";
import type { Span } from "./span.ts";

const MOST_WORDS = 40;
/** An antecedent is worth a longer answer: without it the reader does not know who "he" is. */
const MOST_WORDS_WITH_ANTECEDENT = 60;
const COVERS_ALL = 0.95;

export type Support = { document: IndexedDocument; span: Span; passage: string; score: number };

/** `text` is made of nothing but the supporting passages; each is document.text.slice(span.start, span.end). */
export type ComposedAnswer = { text: string; support: Support[] };

/** Answers with whole sentences of the best passage, word for word. Without any passage the answer is empty. */
export function makeAnswer(retrieval: Retrieval, language: Language = english): ComposedAnswer {
  const found = retrieval.passages[0];
  if (!found) return { text: "", support: [] };
  const { document } = found;
  const span = document.kind === "faq" ? { start: 0, end: document.text.length } : chooseSpan(found, language);
  const passage = document.text.slice(span.start, span.end);
  return { text: passage, support: [{ document, span, passage, score: found.score }] };
}

function chooseSpan(found: FoundPassage, language: Language): Span {
  const { text } = found.document;
  const { sentences } = found;
  if (sentences.length === 0) return found.passage;
  const place = speakingPlace(found);
  const best = sentences[place]!;
  const list = findListBlock(text, best.span);
  if (list) return list;
  const before = speaking(sentences[place - 1], found);
  const after = speaking(sentences[place + 1], found);
  if (before && pointsBack(text, best.span, language)) {
    const joined = { start: before.span.start, end: best.span.end };
    if (countWords(text, joined) <= MOST_WORDS_WITH_ANTECEDENT) return joined;
  }
  if (best.coverage >= COVERS_ALL) return best.span;
  const neighbours = [after, before]
    .filter((neighbour) => neighbour !== undefined)
    .filter((neighbour) => isInSameParagraph(text, neighbour.span, best.span))
    .sort((left, right) => right.score - left.score);
  for (const { span } of neighbours) {
    const joined = { start: Math.min(span.start, best.span.start), end: Math.max(span.end, best.span.end) };
    if (countWords(text, joined) <= MOST_WORDS) return joined;
  }
  return best.span;
}

/** The place of the best sentence that says something: a heading only points at what stands under it. */
function speakingPlace(found: FoundPassage): number {
  let best = -1;
  for (const [place, sentence] of found.sentences.entries()) {
    if (speaking(sentence, found) && (best < 0 || sentence.score > found.sentences[best]!.score)) best = place;
  }
  return Math.max(0, best);
}

function speaking(sentence: ScoredSentence | undefined, found: FoundPassage): ScoredSentence | undefined {
  if (!sentence || isHeadingSentence(found.document.text, sentence.span, found.passage)) return undefined;
  return sentence;
}

function isInSameParagraph(text: string, left: Span, right: Span): boolean {
  const between = text.slice(Math.min(left.end, right.end), Math.max(left.start, right.start));
  return between.indexOf("\n") === between.lastIndexOf("\n");
}

function pointsBack(text: string, span: Span, language: Language): boolean {
  const [first] = readWords(text.slice(span.start, Math.min(span.end, span.start + 40)));
  return first !== undefined && language.backReferences.has(first);
}

function countWords(text: string, span: Span): number {
  return readWords(text.slice(span.start, span.end)).length;
}
