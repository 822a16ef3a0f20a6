import type { Passage } from "../../passage.ts";
import { headingText } from "../../reading/structure/heading-of.ts";
import type { IndexedDocument } from "../../retrieval.ts";

/**
 * Gives the nearest heading above a passage, as readers see it; undefined where only the title is above
 * it.
 */
export function headingOfSection({ text, title }: IndexedDocument, { headings }: Passage): string | undefined {
  const nearest = headings.at(-1);
  const heading = nearest && headingText(text, nearest);
  return heading === title.trim() ? undefined : heading;
}
