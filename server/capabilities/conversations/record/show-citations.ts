import type { Citation } from "../schema.ts";

type StoredCitation = Omit<Citation, "section" | "anchor" | "page"> & Partial<Citation>;

/** Shows the citations of a reply. Those that were stored before sections and pages were known have none. */
export function showCitations(stored: readonly StoredCitation[] | null): Citation[] {
  return (stored ?? []).map((citation) => ({
    ...citation,
    section: citation.section ?? null,
    anchor: citation.anchor ?? null,
    page: citation.page ?? null,
  }));
}
