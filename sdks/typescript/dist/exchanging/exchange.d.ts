import { ParleyProblem } from "../parley-problem.js";
import { ParleyUnreachable } from "../parley-unreachable.js";
import type { WrittenBody } from "../route.js";
import type { Extras } from "../settings.js";
import { Deadline } from "./deadline.js";
/** A request, ready for one or more attempts. */
export type Exchange = {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: WrittenBody;
    isRepeatable: boolean;
    maxRetries: number;
    timeoutMs: number;
    firstDelayMs: number;
    signal: AbortSignal | undefined;
    fetch: typeof fetch;
    /** Never a part of an error's text. */
    key: string | undefined;
    extras: Extras | undefined;
};
type Lost = Pick<Exchange, "url" | "key" | "extras">;
/**
 * Reads an answer, and ends the deadline when the answer is read. An error ends the attempt and the
 * deadline.
 */
export type Reader<Result> = (response: Response, deadline: Deadline, exchange: Exchange) => Result | Promise<Result>;
/**
 * Sends the request until it has an answer, or until a retry is not allowed or would not help.
 * Reading is part of the attempt: an answer that is cut off is requested again.
 */
export declare function perform<Result>(exchange: Exchange, read: Reader<Result>): Promise<Result>;
/** A lost connection as one kind of error, because each platform reports it in other words. */
export declare function lossOf(error: unknown, { url, key, extras }: Lost): ParleyProblem | ParleyUnreachable;
export {};
