/** A signed time may be so far from this server's, in both directions. */
export const toleranceSeconds = 300;

export function isTimely(signedSeconds: number, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - signedSeconds) <= toleranceSeconds;
}
