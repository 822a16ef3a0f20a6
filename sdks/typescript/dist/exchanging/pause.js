import { Deadline } from "./deadline.js";
/** Resolves after the delay, in a page also when its line is back. Rejects with the signal's reason when the signal aborts. */
export async function pause(delayMs, signal) {
    const deadline = new Deadline(signal);
    await new Promise((resolve) => {
        deadline.signal.addEventListener("abort", resolve);
        globalThis.addEventListener?.("online", resolve, { signal: deadline.signal });
        deadline.set(delayMs);
    });
    deadline.end();
    signal?.throwIfAborted();
}
//# sourceMappingURL=pause.js.map