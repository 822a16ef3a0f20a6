type Stream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;
/** Tells whether a value is a stream of the web, a stream of Node, or a generator. */
export declare function isStream(value: unknown): value is Stream;
/** Gives any stream as one of the web. It takes a part when the network does. */
export declare function streamOf(stream: Stream): ReadableStream<Uint8Array>;
export {};
