/**
 * Repeats `look` until it returns a value. The time limit of the test ends a wait for what never
 * comes.
 */
export async function until<Value>(
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
): Promise<Value> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
