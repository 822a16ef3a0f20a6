import { answerFromSection, type SectionAnswer } from "./answer-from-section.ts";
import { languageOf } from "./languages.ts";
import { readWords } from "./read-words.ts";
import type { AnalysedQuery, FoundPassage } from "./retrieval.ts";
import { headingText } from "./structure/heading.ts";
import type { Passage } from "./structure/split-into-passages.ts";

export type Remedy = SectionAnswer & { passage: Passage };

/**
 * Articles about faults tell in one section what goes wrong ("Problem", "Why does this happen?") and
 * in a later one what to do ("Solution"). The words of a customer are those of the first; what helps
 * is the second. Gives what it says; undefined for a passage of any other section, and where no such
 * section follows.
 */
export function remedyOf(found: FoundPassage, query: AnalysedQuery): Remedy | undefined {
  const { document, passage } = found;
  const { fault, remedy } = languageOf(query.language).statements;
  const heading = nameOf(document.text, passage);
  // Above all headings such an article describes the fault.
  if (heading !== undefined && !fault.test(heading)) return undefined;
  const { passages } = document;
  const level = passage.headings.length;
  const next = passages.slice(passages.indexOf(passage) + 1).find((other) => {
    if (heading !== undefined && other.headings.length !== level) return false;
    const isBeside = passage.headings.slice(0, -1).every((above, at) => other.headings[at] === above);
    const name = nameOf(document.text, other);
    return isBeside && name !== undefined && remedy.test(name);
  });
  if (!next) return undefined;
  const bestSentence = { start: next.start, end: next.start };
  const answer = answerFromSection({ ...found, passage: next, bestSentence }, undefined, query);
  return answer && { ...answer, passage: next };
}

/** The nearest heading, in folded words. */
function nameOf(text: string, { headings }: Passage): string | undefined {
  const nearest = headings.at(-1);
  return nearest && readWords(headingText(text, nearest)).join(" ");
}
