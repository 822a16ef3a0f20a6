/** The terms of a query are bits of one number. Terms from this position on have no bit. */
export const termBits = 31;

/** Returns true when the bit of the query's term at this position is set. */
export function holdsTerm(terms: number, position: number): boolean {
  return position < termBits && (terms & (1 << position)) !== 0;
}
