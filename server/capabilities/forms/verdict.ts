/** One thing that speaks for spam, or with negative points against it. */
export type SpamReason = { reason: string; points: number };

export type Verdict = { isSpam: boolean; points: number; reasons: readonly SpamReason[] };

/** No single sign that a person may give by chance has so many points. */
const spamFromPoints = 5;

export function verdictOf(reasons: readonly SpamReason[]): Verdict {
  const points = reasons.reduce((sum, { points }) => sum + points, 0);
  return { isSpam: points >= spamFromPoints, points, reasons };
}
