import type { Evidence } from "../evidence.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import type { FoundPassage, IndexedDocument, ScoredSentence } from "../retrieval.ts";
import type { Span } from "../span.ts";
import type { Review } from "./candidate-review.ts";

/**
 * A passage that was found. Most are only listed: the sentences are split when they are read. A
 * class, because each object with getters of its own would make the engine of JavaScript keep what
 * they hold until its next full collection.
 */
export class LazyPassage implements FoundPassage {
  readonly document: IndexedDocument;
  readonly passage: FoundPassage["passage"];
  readonly text: string;
  readonly score: number;
  readonly genre: FoundPassage["genre"];
  readonly evidence: Evidence;
  readonly coverage: number;
  readonly headTerms: number;
  readonly closestCoverage: number;
  readonly questionSimilarity: number;
  readonly phrasing: number | null;
  readonly isPhrased: boolean;
  readonly isOpposed: boolean;
  readonly asked: FoundPassage["asked"];
  #review: Review;
  #sentences: ScoredSentence[] | undefined;

  constructor(
    { document, passage, asked }: Pick<FoundPassage, "document" | "passage" | "asked">,
    judged: Pick<FoundPassage, "score" | "evidence" | "phrasing" | "isPhrased" | "isOpposed"> & { review: Review },
  ) {
    const { score, evidence, review, phrasing, isPhrased, isOpposed } = judged;
    this.document = document;
    this.passage = passage;
    this.text = document.text.slice(passage.start, passage.end);
    this.score = score;
    this.genre = review.genre;
    this.evidence = evidence;
    this.coverage = review.coverage;
    this.headTerms = review.headTerms;
    this.closestCoverage = review.closestCoverage;
    this.questionSimilarity = review.questionSimilarity;
    this.phrasing = phrasing;
    this.isPhrased = isPhrased;
    this.isOpposed = isOpposed;
    this.asked = asked;
    this.#review = review;
  }

  get bestSentence(): Span {
    return this.sentences[this.#review.bestSentence]?.span ?? this.passage;
  }

  get sentences(): readonly ScoredSentence[] {
    const { scores } = this.#review;
    this.#sentences ??= splitIntoSentences(this.document.text, this.passage).map((span, number) => {
      const [score = 0, coverage = 0, terms = 0] = scores.slice(number * 3, number * 3 + 3);
      return { span, score, coverage, terms };
    });
    return this.#sentences;
  }
}
