import { setImmediate } from "node:timers/promises";

/** Long enough to get on, short enough that other requests do not notice. */
const sliceMs = 5;

/** For long work on the one thread: awaited between its steps, it lets waiting requests go first every few milliseconds. */
export function createGiveWay(): () => Promise<void> {
  let resumedAtMs = performance.now();
  return async () => {
    if (performance.now() - resumedAtMs < sliceMs) return;
    await setImmediate();
    resumedAtMs = performance.now();
  };
}
