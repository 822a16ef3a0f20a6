const mostPauseMs = 50;
const mostWaitMs = 300_000;

/**
 * Repeats `look` until it returns a value, and less often the longer it takes: looking is mostly a
 * request, which keeps what is waited for from its work. It throws after five minutes, since a test
 * that waits for what never comes would hold up the whole run.
 */
export async function until<Value>(
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
): Promise<Value> {
  const tooLong = new Error(`Nothing came within ${mostWaitMs / 1000} s.`);
  const end = performance.now() + mostWaitMs;
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 1.25, mostPauseMs)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > end) throw tooLong;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
