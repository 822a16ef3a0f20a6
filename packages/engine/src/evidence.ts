/**
 * The evidence is what speaks for a passage, as shares of 0 to 1 that mean the same in every
 * knowledge.
 */
export type Evidence = Readonly<Record<EvidenceName, number>>;

/** Texts with headings, texts without, and FAQ: each is found by other signs. */
export type Genre = "article" | "prose" | "faq";

export type EvidenceName =
  /** BM25F of the passage, and of its whole document. */
  | "ranked"
  | "document"
  /** The share of the question in the closest sentence or question, with what that takes from its context. */
  | "closest"
  /** The same by the words of that sentence alone. */
  | "own"
  /** The share of the question in the passage with its title and headings. */
  | "coverage"
  /** The share of the question that the passage holds in its very words: "hides", not "hidden". */
  | "sameForms"
  /** The densest sentence holds this share of the question, for the number of its words. */
  | "density"
  /** Words of the question that follow each other here as well. */
  | "pairs"
  /** Question and FAQ are so alike. */
  | "similarity"
  /** The certainty that the question is one more phrasing of this FAQ. */
  | "phrasing"
  /**
   * The title, the nearest heading and those above it are measured by the share of the question
   * that each holds, the share of it that the question holds, and how alike both are as a whole.
   */
  | "titleRecall"
  | "titlePrecision"
  | "titleSimilarity"
  | "nearestPrecision"
  | "nearestSimilarity"
  | "abovePrecision"
  /** The title or nearest heading names an action of the question ("remove"), or only another one. */
  | "titleAction"
  | "nearestAction"
  | "otherAction"
  /** The passage holds the kind asked for: a price, a time. */
  | "kind"
  /** A passage of a few words is seldom an answer. */
  | "length"
  /** The opening of an article, and how alike its title and the question are. */
  | "opening"
  | "openingTitle"
  /** The question asks how, and the passage holds a list. */
  | "steps";
