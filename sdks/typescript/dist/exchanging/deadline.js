import { ParleyUnreachable } from "../parley-unreachable.js";
/**
 * A signal that aborts when the caller's signal does, or when a time limit ends.
 * The limit can be set again each time that something arrives.
 */
export class Deadline {
    #controller = new AbortController();
    #timer;
    constructor(outer) {
        outer?.throwIfAborted();
        // The end of the deadline aborts its signal, which removes the listener.
        outer?.addEventListener("abort", () => this.#controller.abort(outer.reason), { signal: this.signal });
    }
    get signal() {
        return this.#controller.signal;
    }
    /** Starts the limit again. Undefined: no limit. A platform counts at most 24 days, so no limit is longer. */
    set(timeoutMs) {
        clearTimeout(this.#timer);
        if (timeoutMs === undefined)
            return;
        const expire = () => this.#controller.abort(new ParleyUnreachable(`Nothing arrived for ${timeoutMs} ms.`, { isTimeout: true }));
        this.#timer = setTimeout(expire, Math.min(timeoutMs, 2e9));
    }
    /** Releases the timer and the caller's signal, and closes the connection if it is still open. */
    end() {
        clearTimeout(this.#timer);
        this.#controller.abort();
    }
}
//# sourceMappingURL=deadline.js.map