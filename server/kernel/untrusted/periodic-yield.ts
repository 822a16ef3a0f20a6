import { setImmediate } from "node:timers/promises";

/** Is long enough for useful work, short enough that other requests do not notice the delay. */
const sliceMs = 5;

/**
 * For long work on the main thread: the returned function is awaited between the steps of the work,
 * and lets waiting requests run every few milliseconds.
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
    await setImmediate();
    resumedAtMs = performance.now();
  };
}
