import { type AnswerOptions, answerOffline, type Choice, type OfflineAnswer } from "../answer-offline.ts";
import type { PassageFinder } from "../passage-index.ts";
import { countWords } from "../read-words.ts";
import type { FoundPassage } from "../retrieval.ts";
import type { Span } from "../span.ts";
import { readBlocks } from "../structure/read-blocks.ts";
import { sectionOf } from "../structure/section-of.ts";

/** The person has said which source is meant: its answer is at least as sure as this. */
const CONFIDENCE_OF_CHOICE = 0.6;
const WORDS_OF_OPENING = 80;

/**
 * Answers from the source of a choice that was taken: by the place that fits `asked` best, else by
 * its opening. Undefined when the source is gone.
 */
export function answerChoice(
  index: PassageFinder,
  { sourceId, title }: Choice,
  asked: string,
  options: AnswerOptions,
): OfflineAnswer | undefined {
  const source = index.within(new Set([sourceId]));
  const answer = answerOffline(source, asked, options);
  if (answer.answered) return { ...answer, confidence: Math.max(answer.confidence, CONFIDENCE_OF_CHOICE) };
  const byTitle = answerOffline(source, title, options);
  const opening = openingOf(byTitle.retrieval.passages);
  if (opening === undefined) return undefined;
  const { found, span } = opening;
  const { document, score } = found;
  const passage = document.text.slice(span.start, span.end);
  return {
    answered: true,
    confidence: CONFIDENCE_OF_CHOICE,
    text: passage,
    support: [{ document, span, passage, score, ...sectionOf(document, found.passage.headings) }],
    choices: [],
    retrieval: byTitle.retrieval,
  };
}

/** The first blocks below the title; of a FAQ the whole answer. */
function openingOf(passages: readonly FoundPassage[]): { found: FoundPassage; span: Span } | undefined {
  const [found] = [...passages].sort((left, right) => left.passage.start - right.passage.start);
  if (!found) return undefined;
  const { document, passage } = found;
  if (document.kind === "faq") return { found, span: { start: 0, end: document.text.length } };
  const [first, ...others] = readBlocks(document.text, passage).filter(({ kind }) => kind !== "heading");
  if (!first) return { found, span: passage };
  let { end } = first;
  for (const block of others) {
    if (countWords(document.text.slice(first.start, block.end)) > WORDS_OF_OPENING) break;
    end = block.end;
  }
  return { found, span: { start: first.start, end } };
}
