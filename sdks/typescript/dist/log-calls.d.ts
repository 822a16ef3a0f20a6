import type { ParleySettings } from "./settings.js";
/** One attempt of a call. It has no key, no body and no parameter. */
export type LogEntry = {
    /** The method and the path, such as `GET /api/leads/{leadId}`. */
    operation: string;
    /** The first attempt is 1. */
    attempt: number;
    /** The time until the headers of the answer arrived. */
    durationMs: number;
    /** The status of the answer. Undefined when none arrived. */
    status?: number;
    /** The request's id in the server's log. */
    requestId?: string;
    /** The kind of error when no answer arrived, such as `TypeError`. */
    error?: string;
};
/** Gives settings whose `fetch` tells the log each attempt. */
export declare function withLog<Given extends ParleySettings>(settings: Given): Given;
