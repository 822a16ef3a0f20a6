import { Deadline } from "./deadline.ts";

/** Resolves after the delay. Rejects with the signal's reason when the signal aborts. */
export async function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const deadline = new Deadline(signal);
  await new Promise((resolve) => {
    deadline.signal.addEventListener("abort", resolve);
    deadline.set(delayMs);
  });
  deadline.end();
  signal?.throwIfAborted();
}
