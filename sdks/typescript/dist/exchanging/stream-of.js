/** Tells whether a value is a stream of the web, a stream of Node, or a generator. */
export function isStream(value) {
    return value instanceof ReadableStream || typeof Object(value)[Symbol.asyncIterator] === "function";
}
/** Gives any stream as one of the web. It takes a part when the network does. */
export function streamOf(stream) {
    if (stream instanceof ReadableStream)
        return stream;
    const parts = stream[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await parts.next();
            if (done)
                controller.close();
            else
                controller.enqueue(typeof value === "string" ? new TextEncoder().encode(value) : value);
        },
        async cancel() {
            await parts.return?.();
        },
    });
}
//# sourceMappingURL=stream-of.js.map