/** The recording has no answer to this request, or has given it already. */
export declare class NotRecorded extends Error {
    name: string;
}
/**
 * Makes a `fetch` that answers from a recording, each line once and in order, and sends nothing.
 * A call that is not in it fails, with a `NotRecorded` as the cause.
 *
 * @example
 * const parley = new Parley({ endpoint: "http://replay", apiKey: null, fetch: replayFrom(recording) });
 */
export declare function replayFrom(recording: string): typeof fetch;
