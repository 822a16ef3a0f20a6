import { headingPath, type IndexedDocument } from "@parley/engine";

/** A model reads so much at once; a longer section is several. */
const mostCharacters = 6_000;

/** A part of a document that a model writes questions for: passages below the same headings. */
export type TaughtSection = {
  document: IndexedDocument;
  start: number;
  end: number;
  path: readonly string[];
};

export function sectionsOf(document: IndexedDocument): TaughtSection[] {
  const sections: TaughtSection[] = [];
  let headings: unknown;
  for (const passage of document.passages) {
    const last = sections.at(-1);
    if (last !== undefined && headings === passage.headings && passage.end - last.start <= mostCharacters) {
      last.end = passage.end;
      continue;
    }
    headings = passage.headings;
    sections.push({ document, start: passage.start, end: passage.end, path: headingPath(document, passage.headings) });
  }
  return sections;
}

/** Gives the same key in every version of the program that divides the text here. */
export const keyOfSection = ({ document, start }: TaughtSection): string => `${document.documentId} ${start}`;
