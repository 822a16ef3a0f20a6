import type { Citation, Quote } from "../schema.ts";

/** The citations that were not withdrawn. */
export function quotesOf(citations: readonly Citation[]): Quote[] {
  return citations.filter((citation): citation is Quote => citation.withdrawn === undefined);
}
