import type { KnownProblemCode } from "../src/generated/api-types.generated.js";
/**
 * `unexpected-answer`: the status is an error, but the answer is no problem document, e.g. a
 * proxy's page.
 */
export type ProblemCode = KnownProblemCode | "unexpected-answer";
export type WrongMember = {
    pointer: string;
    message: string;
};
/**
 * The server refused the request or failed. The members are those of a problem document (RFC 9457).
 */
export declare class ParleyProblem extends Error {
    readonly name: string;
    readonly status: number;
    /** Stable. A server that is newer than this client may send a code that the type lacks. */
    readonly code: ProblemCode;
    readonly title: string;
    readonly detail: string;
    /** The members of the request that are wrong, by JSON pointer. */
    readonly errors: readonly WrongMember[];
    /** The request's id in the server's log. Undefined when the answer did not come from Parley. */
    readonly requestId: string | undefined;
    /** The next attempt should wait so long, if the server says so. */
    readonly retryAfterMs: number | undefined;
    /** The whole document, including members that only this code has. */
    readonly document: Readonly<Record<string, unknown>>;
    constructor(document: Readonly<Record<string, unknown>>, retryAfterMs?: number);
}
