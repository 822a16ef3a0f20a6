import type { Citation } from "../schema.ts";

type StoredCitation = Omit<Citation, "section" | "anchor"> & Partial<Citation>;

/** Shows the citations of a reply. Those that were stored before sections were known have none. */
export function showCitations(stored: readonly StoredCitation[] | null): Citation[] {
  return (stored ?? []).map((citation) => ({
    ...citation,
    section: citation.section ?? null,
    anchor: citation.anchor ?? null,
  }));
}
