import type { IndexedDocument } from "../retrieval.ts";
import { headingText } from "../structure/heading.ts";
import type { Passage } from "../structure/split-into-passages.ts";

/**
 * The nearest heading above a passage, as readers see it; undefined where only the title is above
 * it.
 */
export function headingOfSection({ text, title }: IndexedDocument, { headings }: Passage): string | undefined {
  const nearest = headings.at(-1);
  const heading = nearest && headingText(text, nearest);
  return heading === title.trim() ? undefined : heading;
}
