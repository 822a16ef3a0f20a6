import { Deadline } from "./deadline.js";
/** Resolves after the delay. Rejects with the signal's reason when the signal aborts. */
export async function pause(delayMs, signal) {
    const deadline = new Deadline(signal);
    await new Promise((resolve) => {
        deadline.signal.addEventListener("abort", resolve);
        deadline.set(delayMs);
    });
    deadline.end();
    signal?.throwIfAborted();
}
//# sourceMappingURL=pause.js.map