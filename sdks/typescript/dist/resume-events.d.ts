import type { ServerSentEvent } from "../src/operation.js";
/**
 * Says what happens to the stream after an event. `reconnect`: the rest comes over another
 * connection. `skip`: the event is of another answer.
 */
export type Verdict = "continue" | "skip" | "end" | "reconnect";
type Resumable = {
    /**
     * Connects. The stream begins after this event, or at its start. It retries by itself: its errors
     * are final.
     */
    open(lastEventId: string | undefined): Promise<AsyncGenerator<ServerSentEvent, void>>;
    judge(event: ServerSentEvent): Verdict;
    /** The number of connections in a row that may end without a new event. */
    maxRetries: number;
    firstDelayMs: number;
    signal: AbortSignal | undefined;
};
/** Yields every event once and in order, over as many connections as are needed. */
export declare function resumeEvents(stream: Resumable): AsyncGenerator<ServerSentEvent, void>;
export {};
