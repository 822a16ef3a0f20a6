import { ParleyProblem } from "../parley-problem.js";
import { ParleyUnreachable } from "../parley-unreachable.js";
/** A longer wait is the caller's decision: then the error is thrown. */
const maxDelayMs = 30_000;
const maxRetryAfterMs = 60_000;
/** Tells whether a later attempt may succeed: something behind the server, or a proxy, failed. */
export function isPassing(status) {
    return status > 501 && status < 505;
}
/**
 * The wait before the next attempt. It is random, so that many clients do not return at the same
 * moment.
 */
export function backoffMs(firstMs, failures) {
    return Math.min(maxDelayMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
/**
 * The server is still working on an earlier attempt with the same key. Waiting for it is not a
 * failure.
 */
export function isInProgress(error) {
    return error instanceof ParleyProblem && error.code === "request-in-progress";
}
/**
 * The wait before the next attempt. Undefined when another attempt is not allowed or would not
 * help.
 */
export function retryDelayMs(error, attempt) {
    if (attempt.failures > attempt.maxRetries)
        return undefined;
    const delayMs = backoffMs(attempt.firstDelayMs, attempt.failures);
    if (error instanceof ParleyUnreachable)
        return attempt.isRepeatable ? delayMs : undefined;
    if (!(error instanceof ParleyProblem))
        return undefined;
    // The server answers 429 before it does anything. After the other statuses the outcome is
    // unknown.
    if (error.status !== 429 && !(attempt.isRepeatable && isPassing(error.status)))
        return undefined;
    const { retryAfterMs = 0 } = error;
    return retryAfterMs > maxRetryAfterMs ? undefined : Math.max(delayMs, retryAfterMs);
}
//# sourceMappingURL=retry.js.map