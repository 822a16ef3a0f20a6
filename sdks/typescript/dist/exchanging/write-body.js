import { stringifyExactly } from "./exact-json.js";
import { isStream, streamOf } from "./stream-of.js";
import { writeForm } from "./write-form.js";
/** Writes the body as the flags of the route and the kind of the value say. */
export function writeBody({ flags, mediaType }, input) {
    requireHeaders({ ...input.headers, "idempotency-key": input.idempotencyKey });
    const { body, contentType } = input;
    if (body === undefined)
        return { begin: () => ({}) };
    if (body instanceof FormData)
        return writeWhole(body, sizeOfForm(body));
    const takesBytes = flags.includes("u") || (flags.includes("y") && typeof body === "string");
    if (takesBytes && isBytes(body)) {
        const own = body instanceof Blob && body.type !== "" ? body.type : undefined;
        return { ...writeBytes(body), contentType: contentType ?? own ?? mediaType ?? "application/yaml" };
    }
    if (flags.includes("f") && (!flags.includes("b") || "file" in body)) {
        const form = writeForm(body);
        if (form instanceof FormData)
            return writeWhole(form, sizeOfForm(form));
        return { ...writeStream(form.stream), contentType: form.contentType };
    }
    return { ...writeWhole(stringifyExactly(body)), contentType: contentType ?? "application/json" };
}
/** The platform would tell it as a lost connection, and quote the value. */
function requireHeaders(headers) {
    for (const [name, value = ""] of Object.entries(headers)) {
        if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
            throw new TypeError(`${name} has characters that no header has.`);
    }
}
function writeWhole(body, bytes = 0) {
    return { begin: () => ({ body: body }), bytes };
}
function writeBytes(bytes) {
    if (isStream(bytes))
        return writeStream(streamOf(bytes));
    if (typeof bytes === "string")
        return writeWhole(bytes, bytes.length);
    return writeWhole(bytes, bytes instanceof Blob ? bytes.size : bytes.byteLength);
}
/** The platform takes a stream only together with `duplex`. */
function writeStream(stream) {
    return {
        isOnce: true,
        begin(deadline, timeoutMs) {
            const reader = stream.getReader();
            const body = new ReadableStream({
                async pull(controller) {
                    const { done, value } = await reader.read();
                    // A call that has ended must not start its limit again, which would keep the program alive.
                    if (!deadline.signal.aborted)
                        deadline.set(timeoutMs);
                    if (done)
                        controller.close();
                    else
                        controller.enqueue(value);
                },
                cancel: (reason) => reader.cancel(reason),
            });
            return { body, duplex: "half" };
        },
    };
}
function isBytes(value) {
    return (typeof value === "string" ||
        value instanceof Blob ||
        value instanceof ArrayBuffer ||
        value instanceof Uint8Array ||
        isStream(value));
}
function sizeOfForm(form) {
    let size = 0;
    for (const value of form.values())
        size += typeof value === "string" ? value.length : value.size;
    return size;
}
//# sourceMappingURL=write-body.js.map