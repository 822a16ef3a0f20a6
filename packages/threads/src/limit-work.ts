import type { Worker } from "node:worker_threads";

/** By the clock, work may take so many times as long as its limit. */
const mostWaiting = 10;
/** The processor's time is read first after this share of the limit: most work has ended by then. */
const firstLook = 1 / 20;

/**
 * Calls `onEnd` once when the thread has worked for `limitMs` milliseconds of a processor from now on,
 * or after ten times as long by the clock. The returned function takes the limit away.
 */
export function limitWork(worker: Worker, limitMs: number, onEnd: () => void): () => void {
  const startedMs = performance.now();
  const mustEndByMs = startedMs + limitMs * mostWaiting;
  let isOver = false;
  let timer: NodeJS.Timeout;
  // The clock also ends a thread that does not hear the question for its time.
  const last = setTimeout(end, limitMs * mostWaiting);
  lookIn(limitMs * firstLook, startLooking);
  return stop;

  function lookIn(ms: number, look: () => Promise<void>): void {
    // Timers of nearly no time would ask a thread without end how long it works.
    timer = setTimeout(() => void look(), Math.max(5, Math.ceil(ms)));
  }

  async function startLooking(): Promise<void> {
    const passedMs = performance.now() - startedMs;
    const usedMs = await readTime(worker);
    if (isOver) return;
    // This Node cannot tell: the clock counts.
    if (usedMs === undefined) return lookIn(limitMs - passedMs, async () => end());
    // The time before is unknown. It counts as if the thread had worked through all of it.
    look(usedMs - Math.min(passedMs, limitMs * firstLook), usedMs);
  }

  function look(fromMs: number, usedMs: number): void {
    const leftMs = limitMs - (usedMs - fromMs);
    if (leftMs <= 0 || performance.now() >= mustEndByMs) end();
    else
      lookIn(leftMs, async () => {
        const nowMs = await readTime(worker);
        if (!isOver) look(fromMs, nowMs ?? usedMs + leftMs);
      });
  }

  function end(): void {
    if (isOver) return;
    stop();
    onEnd();
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(last);
  }
}

/** Reads for how many milliseconds processors have run the thread. Undefined where Node cannot tell. */
async function readTime(worker: Worker): Promise<number | undefined> {
  try {
    const usage = await worker.cpuUsage?.();
    return usage === undefined ? undefined : (usage.user + usage.system) / 1_000;
  } catch {
    // The thread has ended meanwhile.
    return undefined;
  }
}
