import type { Strictness } from "../judging/judge-confidence.ts";
import { parameters } from "../parameters.ts";
import type { AnswerOptions } from "./answer-offline.ts";

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
  confidence: (confidence: number): number => withOdds(confidence, parameters.dialogue.betterOdds),
  /**
   * Lowers the confidence of a follow-up's answer to what is told to the caller: the reading with
   * the highest confidence was chosen among several, so that confidence is too high.
   */
  stated: (confidence: number): number => withOdds(confidence, 1 / parameters.dialogue.statedOdds),
};

/** The probability with so many times its odds. */
const withOdds = (probability: number, ratio: number): number =>
  (ratio * probability) / (1 + (ratio - 1) * probability);
