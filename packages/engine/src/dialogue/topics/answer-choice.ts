import type { PassageFinder } from "../../finding/passage-index.ts";
import { parameters } from "../../parameters.ts";
import { countWords } from "../../reading/read-words.ts";
import { readBlocks } from "../../reading/structure/read-blocks.ts";
import { sectionOf } from "../../reading/structure/section-of.ts";
import type { FoundPassage, Retrieval } from "../../retrieval.ts";
import type { Span } from "../../span.ts";
import { type AnswerOptions, answerOffline, type Choice, type OfflineAnswer } from "../answer-offline.ts";
import { headingOfSection } from "./heading-of-section.ts";

/**
 * Answers from the source of a choice that was taken: from the section that it names, else by the
 * place that fits `asked` best, else by its opening. Undefined when the source is gone.
 */
export function answerChoice(
  index: PassageFinder,
  { sourceId, title }: Choice,
  asked: string,
  options: AnswerOptions,
): OfflineAnswer | undefined {
  const source = index.within(new Set([sourceId]));
  const byTitle = source.find(title);
  const ofSection = byTitle.passages.filter(({ document, passage }) => headingOfSection(document, passage) === title);
  const section = fromOpening(byTitle, ofSection, parameters.answering.wholeSectionWords);
  if (section) return section;
  const answer = answerOffline(source, asked, options);
  if (answer.answered)
    return { ...answer, confidence: Math.max(answer.confidence, parameters.dialogue.confidenceOfChoice) };
  const [likeliest] = answer.retrieval.passages;
  if (likeliest && likeliest.closestCoverage >= parameters.dialogue.coverageOfPlace)
    return fromOpening(answer.retrieval, [likeliest], parameters.answering.sectionWords);
  return fromOpening(byTitle, byTitle.passages, parameters.answering.sectionWords);
}

function fromOpening(
  retrieval: Retrieval,
  passages: readonly FoundPassage[],
  mostWords: number,
): OfflineAnswer | undefined {
  const opening = openingOf(passages, mostWords);
  if (opening === undefined) return undefined;
  const { found, span } = opening;
  const { document, score } = found;
  const passage = document.text.slice(span.start, span.end);
  return {
    answered: true,
    confidence: parameters.dialogue.confidenceOfChoice,
    text: passage,
    support: [{ document, span, passage, score, ...sectionOf(document, found.passage.headings) }],
    choices: [],
    retrieval,
  };
}

/** The first blocks below the title; of a FAQ the whole answer. */
function openingOf(
  passages: readonly FoundPassage[],
  mostWords: number,
): { found: FoundPassage; span: Span } | undefined {
  const [found] = [...passages].sort((left, right) => left.passage.start - right.passage.start);
  if (!found) return undefined;
  const { document, passage } = found;
  if (document.kind === "faq") return { found, span: { start: 0, end: document.text.length } };
  const [first, ...others] = readBlocks(document.text, passage).filter(({ kind }) => kind !== "heading");
  if (!first) return { found, span: passage };
  let { end } = first;
  for (const block of others) {
    if (countWords(document.text.slice(first.start, block.end)) > mostWords) break;
    end = block.end;
  }
  return { found, span: { start: first.start, end } };
}
