/**
 * The evidence is what speaks for a passage, as shares of 0 to 1 that mean the same in every
 * knowledge.
 */
export type Evidence = Readonly<Record<EvidenceName, number>>;

/** Texts with headings, texts without, and FAQ: each is found by other signs. */
export type Genre = "article" | "prose" | "faq";

export const evidenceNames = [
  /** BM25F of the passage, and of its whole document. */
  "ranked",
  "document",
  /** The share of the question in the closest sentence or question, with what that takes from its context. */
  "closest",
  /** That sentence alone holds this share of the question. */
  "own",
  /** The share of the question in the passage with its title and headings. */
  "coverage",
  /** The share of the question that the passage holds in its very words: "hides", not "hidden". */
  "sameForms",
  /** The densest sentence holds this share of the question, for the number of its words. */
  "density",
  /** Words of the question that follow each other here as well. */
  "pairs",
  /** Question and FAQ are so alike. */
  "similarity",
  /** The certainty that the question is one more phrasing of this FAQ. */
  "phrasing",
  /**
   * The title, the nearest heading and those above it are measured by the share of the question
   * that each holds, the share of it that the question holds, and how alike both are as a whole.
   */
  "titleRecall",
  "titlePrecision",
  "titleSimilarity",
  "nearestPrecision",
  "nearestSimilarity",
  "abovePrecision",
  /** The title or nearest heading names an action of the question ("remove"), or only another one. */
  "titleAction",
  "nearestAction",
  "otherAction",
  /** The passage holds the kind asked for: a price, a time. */
  "kind",
  /** A passage of a few words is seldom an answer. */
  "length",
  /** The opening of an article, and how alike its title and the question are. */
  "opening",
  "openingTitle",
  /** The question asks how, and the passage holds a list, or one with numbers. */
  "steps",
  "numberedSteps",
  /**
   * These hold so much of the question: the title or a question of the FAQ, all that was found of the
   * section, and of the document with its title.
   */
  "titleHeld",
  "sectionHeld",
  "documentHeld",
  /** The passage stands so far behind the beginning of its document, 0 to 1. */
  "place",
  /** Counts the headings above the passage, and the passages below the nearest one. */
  "depth",
  "sectionLength",
] as const;
export type EvidenceName = (typeof evidenceNames)[number];

/** A FAQ whose phrasings were learnt may be asked in other words. */
export type JudgedKind = Genre | "phrased";

/**
 * The signs tell what is known about an answer, as shares of 0 to 1, never raw scores: a share
 * means the same among ten passages and among ten thousand.
 */
export const signNames = [
  ...evidenceNames,
  /** The probability of the source among those found. */
  "chance",
  /** The probability of the cited places among those of the same source. */
  "inSource",
  /** The next source lies so far behind, as a share of the best score. */
  "margin",
  /** The share of three measures by which a passage of the same section is the best. */
  "agreement",
  /** The answer gives so much of the first source. */
  "given",
  /**
   * The share of what is asked about the subject that the answer holds: "waterproof" of a known
   * lantern.
   */
  "focus",
  /** The weightiest word of the question that the answer lacks, its title and headings included. */
  "missing",
  /** More than 0 when the answer lacks the kind asked for (a price, a place), or holds it. */
  "missingKind",
  "holdsKind",
  /**
   * The answer holds a price, a length or a weight that was asked for. Dates and names stand
   * everywhere.
   */
  "holdsMeasure",
  /** The share of the question in words that no passage holds. */
  "unknown",
  /** The share of the question in words that no passage holds and that were read as others. */
  "guessed",
  /** The share of the words to search for that the answer lacks. */
  "missingShare",
  /** Measures how much was matched in all: one word is weaker evidence than four. */
  "amount",
  /** The question has but one or two words to search for. */
  "brief",
  /** The number of words to search for. */
  "words",
  /**
   * The question speaks of the one who asks or of the one who answers ("am I old?", "do you
   * dream?"), and the passage speaks to no reader: it holds neither "we" nor "you".
   */
  "namesSpeaker",
  "namesListener",
  /** The share of the words to search for that carry no topic. */
  "fillers",
  /** The question names an action, and neither title nor heading does. */
  "actionMissing",
  /** Few other sources were found: in a small knowledge nothing competes, which proves nothing. */
  "alone",
  "unknownAlone",
  "missingAlone",
  /** There, no passage holds what the question is about: "Is the lamp magnetic?" */
  "topicAlone",
  /** The message holds a number that the answer lacks. */
  "numberMissing",
  /** The message has the small words of a sentence, and asks nothing: "I could eat a horse". */
  "asksNothing",
  /** The score leads over the best passage of another source, and over the next passage of all, by so much. */
  "lead",
  "leadOfPassage",
  /** The known words that the answer lacks are this share of the question. */
  "knownMissing",
  /** The first passage, its title and headings hold this share of the question. */
  "held",
  /** The answer has so many places, and so many words, each as a share of many. */
  "places",
  "size",
  /** The form of the question is one of these. */
  "asksHow",
  "asksYesOrNo",
  "asksWhy",
] as const;
export type Sign = (typeof signNames)[number];
export type Signs = Readonly<Record<Sign, number>>;
