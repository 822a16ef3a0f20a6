import type { AnswerOptions } from "../answer-offline.ts";
import type { Strictness } from "../judge-confidence.ts";

/** About the ratio of the odds at which one strictness and the next one answer. */
const RATIO = 2.2;
const BOLDER: Record<Strictness, Strictness> = { careful: "balanced", balanced: "eager", eager: "eager" };

/**
 * For a question of which the dialogue tells more than its own words do: that it goes on with the
 * last answer, or is one of several. Its confidence was fitted to questions that stand alone.
 */
export const betterOdds = {
  options: ({ strictness, ...others }: AnswerOptions): AnswerOptions => ({
    ...others,
    strictness: BOLDER[strictness],
  }),
  confidence: (confidence: number): number => (RATIO * confidence) / (1 + (RATIO - 1) * confidence),
};
