import type { Deadline } from "./exchanging/deadline.js";
import type { UntypedInput } from "../src/operation.js";
/** A body that can be sent again. */
type Body = string | Blob | ArrayBuffer | Uint8Array | FormData;
/** A request says this of its body. A stream needs more than the body itself. */
type BodyPart = {
    body?: Body | ReadableStream;
    duplex?: "half";
};
/**
 * A body that is ready to be sent. `bytes` is its size where that is known and matters for the time.
 * A stream can be begun once: each part that is taken of it starts the time limit again.
 */
export type WrittenBody = {
    begin: (deadline: Deadline, timeoutMs: number) => BodyPart;
    contentType?: string | undefined;
    bytes?: number;
    isOnce?: boolean;
};
/** A route is an operation as the running client knows it. */
export type Route = {
    /** The method in capitals. */
    readonly method: string;
    /** The path with `{name}` for each parameter. */
    readonly path: string;
    /** The letters of `OperationTable`. */
    readonly flags: string;
    /** The media type of bytes, where the caller names none. */
    readonly mediaType?: string | undefined;
    /** Writes a body that is not only JSON. The chat does without, to stay small. */
    readonly write?: ((route: Route, input: UntypedInput) => WrittenBody) | undefined;
};
/**
 * Tells whether an attempt with an unknown outcome may be repeated. A PATCH may, because it only
 * sets values.
 */
export declare function isRepeatable({ method, flags }: Route): boolean;
export {};
