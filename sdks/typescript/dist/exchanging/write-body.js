import { writeForm } from "./write-form.js";
/** Writes the body as the flags of the route and the kind of the value say. */
export function writeBody({ flags, mediaType }, { body, contentType }) {
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
    return { ...writeWhole(JSON.stringify(body)), contentType: contentType ?? "application/json" };
}
function writeWhole(body, bytes = 0) {
    return { begin: () => ({ body: body }), bytes };
}
function writeBytes(bytes) {
    if (bytes instanceof ReadableStream)
        return writeStream(bytes);
    if (typeof bytes === "string")
        return writeWhole(bytes, bytes.length);
    return writeWhole(bytes, bytes instanceof Blob ? bytes.size : bytes.byteLength);
}
/** The platform takes a stream only together with `duplex`. */
function writeStream(stream) {
    return {
        isOnce: true,
        begin(touch) {
            const reader = stream.getReader();
            const body = new ReadableStream({
                async pull(controller) {
                    const { done, value } = await reader.read();
                    touch();
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
        value instanceof ReadableStream);
}
function sizeOfForm(form) {
    let size = 0;
    for (const value of form.values())
        size += typeof value === "string" ? value.length : value.size;
    return size;
}
//# sourceMappingURL=write-body.js.map