/** Weights of stop words when two questions are compared; content words weigh about 2 to 9. */
const DISTINCTIVE_WORD_WEIGHT = 0.8;
const STOP_WORD_WEIGHT = 0.15;
/**
 * Passages assumed beside the real ones: without them, in a knowledge of three texts, one missing
 * word would outweigh everything.
 */
const ASSUMED_PASSAGES = 40;

export function weightOfTerm(passagesWithTerm: number, passageCount: number): number {
  const count = passageCount + ASSUMED_PASSAGES;
  return Math.log(1 + (count - passagesWithTerm + 0.5) / (passagesWithTerm + 0.5));
}

export function weightOfStop(isDistinctive: boolean): number {
  return isDistinctive ? DISTINCTIVE_WORD_WEIGHT : STOP_WORD_WEIGHT;
}
