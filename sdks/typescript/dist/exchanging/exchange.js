import { ParleyProblem } from "../parley-problem.js";
import { ParleyUnreachable } from "../parley-unreachable.js";
import { Deadline } from "./deadline.js";
import { pause } from "./pause.js";
import { readProblem } from "./read-problem.js";
import { isInProgress, retryDelayMs } from "./retry.js";
/**
 * Sends the request until it has an answer, or until a retry is not allowed or would not help.
 * Reading is part of the attempt: an answer that is cut off is requested again.
 */
export async function perform(exchange, read) {
    let failures = 0;
    let waitedMs = 0;
    let isOutcomeUnknown = false;
    for (;;) {
        try {
            return await attempt(exchange, read);
        }
        catch (error) {
            exchange.signal?.throwIfAborted();
            if (isOutcomeUnknown && exchange.extras?.isDone(exchange.method, error))
                return read(new Response(null, { status: 204 }), new Deadline(undefined), exchange);
            if (isInProgress(error) && waitedMs < exchange.timeoutMs) {
                const delayMs = Math.max(error.retryAfterMs ?? 0, exchange.firstDelayMs);
                waitedMs += delayMs;
                await pause(delayMs, exchange.signal);
                continue;
            }
            failures++;
            const delayMs = retryDelayMs(error, { ...exchange, failures });
            if (delayMs == null)
                throw error;
            isOutcomeUnknown ||= !(error instanceof ParleyProblem) || error.status !== 429;
            await pause(delayMs, exchange.signal);
        }
    }
}
async function attempt(exchange, read) {
    const { url, method, headers, body, signal } = exchange;
    const deadline = new Deadline(signal);
    try {
        deadline.set(exchange.timeoutMs);
        const part = body.begin(deadline, exchange.timeoutMs);
        // A redirect would turn a POST into a GET, and could carry a visitor's token to another server.
        const request = { method, headers, ...part, signal: deadline.signal, credentials: "omit", redirect: "manual" };
        const response = await exchange.fetch(url, request);
        if (!response.ok)
            throw await readProblem(response, exchange);
        return await read(response, deadline, exchange);
    }
    catch (error) {
        deadline.end();
        throw signal?.reason ?? lossOf(error, exchange);
    }
}
/** A lost connection as one kind of error, because each platform reports it in other words. */
export function lossOf(error, { url, key, extras }) {
    if (error instanceof ParleyProblem || error instanceof ParleyUnreachable)
        return error;
    const place = new URL(url).origin;
    // Some platforms quote the headers of a request that they refuse.
    const isTelling = key && `${error} ${error.cause}`.includes(key);
    const text = extras?.explain(error, place) ?? `The connection to ${place} was lost.`;
    return new ParleyUnreachable(text, isTelling ? {} : { cause: error });
}
//# sourceMappingURL=exchange.js.map