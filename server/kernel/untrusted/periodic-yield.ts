/** Is long enough for useful work, short enough that other requests do not notice the delay. */
const sliceMs = 5;

/** Works that have used their slice, in the order in which they go on. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop that no other long work takes: with a slice for each of thirty
 * imports in every turn, the other requests would wait for all of them.
 */
function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(resumeNext);
  });
}

function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/**
 * For long work on the main thread: the returned function is awaited between the steps of the work,
 * and lets waiting requests run every few milliseconds. Several works take turns.
 *
 * @example
 * const yieldIfDue = periodicYield();
 * for (const document of documents) {
 *   index.add(document);
 *   await yieldIfDue();
 * }
 */
export function periodicYield(): () => Promise<void> {
  let resumedAtMs = performance.now();
  return async () => {
    if (performance.now() - resumedAtMs < sliceMs) return;
    await nextSlice();
    resumedAtMs = performance.now();
  };
}
