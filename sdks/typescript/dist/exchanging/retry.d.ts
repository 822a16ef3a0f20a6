import { ParleyProblem } from "../parley-problem.js";
/** Tells whether a later attempt may succeed: something behind the server, or a proxy, failed. */
export declare function isPassing(status: number): boolean;
/**
 * The wait before the next attempt. It is random, so that many clients do not return at the same
 * moment.
 */
export declare function backoffMs(firstMs: number, failures: number): number;
/**
 * The server is still working on an earlier attempt with the same key. Waiting for it is not a
 * failure.
 */
export declare function isInProgress(error: unknown): error is ParleyProblem;
/**
 * The wait before the next attempt. Undefined when another attempt is not allowed or would not
 * help.
 */
export declare function retryDelayMs(error: unknown, attempt: {
    failures: number;
    maxRetries: number;
    isRepeatable: boolean;
    firstDelayMs: number;
}): number | undefined;
