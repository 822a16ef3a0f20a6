/** Four digits: more would say nothing and make answers longer. */
export function roundScore(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
