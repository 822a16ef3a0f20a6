import type { Kernel } from "../../../kernel/kernel.ts";
import { addressShown } from "../../files/index.ts";
import type { Citation } from "../schema.ts";

type StoredCitation = Omit<Citation, "section" | "anchor" | "page"> & Partial<Citation>;

/**
 * Shows the citations of a reply. Those that were stored before sections and pages were known have none.
 * A shared file gets a new link each time, because a link ends after an hour.
 */
export function showCitations(kernel: Kernel, stored: readonly StoredCitation[] | null): Citation[] {
  return (stored ?? []).map((citation) => ({
    ...citation,
    url: addressShown(kernel, citation.url),
    section: citation.section ?? null,
    anchor: citation.anchor ?? null,
    page: citation.page ?? null,
  }));
}
