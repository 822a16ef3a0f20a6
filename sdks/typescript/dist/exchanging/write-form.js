import { randomKey } from "./random-key.js";
import { isStream, streamOf } from "./stream-of.js";
/** Writes members as multipart. A form with a stream is written as a stream, which holds no file in memory. */
export function writeForm(members) {
    const all = Object.entries(members).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).filter((each) => each != null).map((each) => [name, each]));
    if (all.some(([, value]) => isStream(contentOf(value))))
        return streamForm(all);
    const form = new FormData();
    for (const { name, value, fileName } of all.map(([each, value]) => partOf(each, value))) {
        if (typeof value === "string")
            form.append(name, value);
        else
            form.append(name, value, fileName);
    }
    return form;
}
function contentOf(value) {
    return isStream(value) ? value : value.content;
}
function partOf(name, value) {
    if (value instanceof Blob)
        return { name, value, fileName: value.name ?? "file" };
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return partOf(name, { content: value });
    const { content, type = "", name: fileName = "file" } = Object(value);
    if (content === undefined)
        return { name, value: typeof value === "object" ? JSON.stringify(value) : String(value) };
    return { name, value: new Blob([content], { type }), fileName };
}
function streamForm(all) {
    const boundary = randomKey();
    async function* chunks() {
        const text = new TextEncoder();
        for (const [name, value] of all) {
            const given = contentOf(value);
            const stream = isStream(given) ? streamOf(given) : undefined;
            const part = stream === undefined ? partOf(name, value) : value;
            const fileName = stream === undefined ? part.fileName : (part.name ?? "file");
            const type = stream === undefined ? part.value.type : part.type;
            const file = fileName === undefined ? "" : `; filename="${escapeName(fileName)}"`;
            const media = fileName === undefined ? "" : `\r\ncontent-type: ${type || "application/octet-stream"}`;
            yield text.encode(`--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"${file}${media}\r\n\r\n`);
            const written = part.value;
            const content = stream ?? (typeof written === "string" ? new Blob([written]) : written).stream();
            const reader = content.getReader();
            try {
                for (let read = await reader.read(); !read.done; read = await reader.read())
                    yield read.value;
            }
            finally {
                // An upload that is cancelled lets go of its file.
                await reader.cancel();
            }
            yield text.encode("\r\n");
        }
        yield text.encode(`--${boundary}--\r\n`);
    }
    const written = chunks();
    const stream = new ReadableStream({
        async pull(controller) {
            const { done, value } = await written.next();
            if (done)
                controller.close();
            else
                controller.enqueue(value);
        },
        async cancel() {
            await written.return();
        },
    });
    return { stream, contentType: `multipart/form-data; boundary=${boundary}` };
}
/** The characters that end a name, as the HTML standard writes them. */
function escapeName(name) {
    return name.replace(/[\r\n"]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
//# sourceMappingURL=write-form.js.map