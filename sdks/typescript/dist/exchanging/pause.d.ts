/** Resolves after the delay. Rejects with the signal's reason when the signal aborts. */
export declare function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void>;
