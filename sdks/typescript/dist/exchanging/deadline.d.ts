/**
 * A signal that aborts when the caller's signal does, or when a time limit ends.
 * The limit can be set again each time that something arrives.
 */
export declare class Deadline {
    #private;
    constructor(outer: AbortSignal | undefined);
    get signal(): AbortSignal;
    /** Starts the limit again. Undefined: no limit. A platform counts at most 24 days, so no limit is longer. */
    set(timeoutMs: number | undefined): void;
    /** Releases the timer and the caller's signal, and closes the connection if it is still open. */
    end(): void;
}
