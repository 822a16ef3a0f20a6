/**
 * Refuses what is no number, such as that of a variable of the environment which is not set: each call would seem to
 * end at once, for no reason that anybody sees. Throws a TypeError.
 */
export declare function checkNumbers(given: {
    maxRetries?: number;
    timeoutMs?: number;
    retryDelayMs?: number;
}): void;
