/** Resolves after the delay, in a page also when its line is back. Rejects with the signal's reason when the signal aborts. */
export declare function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void>;
