/**
 * The limits say how long a citation may be. An answer of a FAQ is cited whole, however long it is.
 */
export const citationLimits = {
  /**
   * Characters of a passage that text is split into when it is taught. A model cites a passage whole. Texts
   * that were taught before a change keep their passages.
   */
  passageCharacters: 700,
  /** Words of the sentences that the engine joins to an answer. One sentence may be longer. */
  joinedWords: 40,
  /**
   * The same when the sentence before says what "it" or "he" stands for: without that sentence the
   * answer cannot be understood.
   */
  joinedWordsWithAntecedent: 60,
  /** Words of the blocks of a section that the engine joins to an answer. */
  sectionWords: 80,
  /** The same for steps with their lead-in, and for what a heading says is done. */
  stepsWords: 120,
  /** Words of a section that is given whole. */
  wholeSectionWords: 125,
  /** The same for a fact, of which the place is told by its sentence. */
  wholeSectionWordsOfFact: 110,
  /** Words of two sections of one article that answer about equally well. */
  twoSectionsWords: 140,
  /** Characters of a list that the engine cites. A longer list ends with the last item that fits. */
  listCharacters: 2_000,
} as const;
