const mostPauseMs = 50;

/**
 * Repeats `look` until it returns a value, and less often the longer it takes: looking is mostly a
 * request, which keeps what is waited for from its work. The time limit of the test ends a wait for
 * what never comes.
 */
export async function until<Value>(
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
): Promise<Value> {
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 1.25, mostPauseMs)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
