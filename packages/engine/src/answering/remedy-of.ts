import { parameters } from "../parameters.ts";
import type { Passage } from "../passage.ts";
import { languageOf } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import { headingText } from "../reading/structure/heading-of.ts";
import type { AnalysedQuery, FoundPassage, IndexedDocument } from "../retrieval.ts";
import { answerFromSection, type SectionAnswer } from "./answer-from-section.ts";

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
  const heading = nameOf(document, passage);
  // Above all headings but the title such an article describes the fault.
  if (heading !== undefined && !fault.test(heading)) return undefined;
  const above = heading === undefined ? passage.headings : passage.headings.slice(0, -1);
  const from = document.passages.indexOf(passage) + 1;
  const next = document.passages.slice(from, from + parameters.answering.remedyPassages).find((other) => {
    const isBelow = other.headings.length === above.length + 1 && above.every((one, at) => other.headings[at] === one);
    return isBelow && remedy.test(nameOf(document, other) ?? "");
  });
  if (!next) return undefined;
  const bestSentence = { start: next.start, end: next.start };
  const answer = answerFromSection({ ...found, passage: next, bestSentence }, undefined, query);
  return answer && { ...answer, passage: next };
}

/** Gives the nearest heading, in folded words; undefined where only the title is above the passage. */
function nameOf({ text, title }: IndexedDocument, { headings }: Passage): string | undefined {
  const nearest = headings.at(-1);
  const heading = nearest && headingText(text, nearest);
  return heading === undefined || heading === title.trim() ? undefined : readWords(heading).join(" ");
}
