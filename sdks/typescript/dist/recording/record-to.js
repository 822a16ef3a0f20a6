import { describeRequest, withoutSecrets } from "./recorded.js";
const keptHeaders = ["content-type", "retry-after", "x-request-id", "etag"];
const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
/**
 * Makes a `fetch` that gives each request with its answer to `write`, as a line of JSON without keys,
 * tokens and passwords, when the answer has been read.
 *
 * @example
 * const lines: string[] = [];
 * const parley = new Parley({ endpoint, fetch: recordTo((line) => lines.push(line)) });
 */
export function recordTo(write, send = fetch) {
    return async (input, init = {}) => {
        const response = await send(input, init);
        const request = describeRequest(String(input), init);
        const headers = Object.fromEntries(keptHeaders.flatMap((name) => {
            const value = response.headers.get(name);
            return value === null ? [] : [[name, value]];
        }));
        const tell = (bytes) => {
            const isStream = headers["content-type"]?.startsWith("text/event-stream") === true;
            const answer = { status: response.status, headers, ...writtenOf(bytes, isStream) };
            write(`${JSON.stringify({ request, answer })}\n`);
        };
        if (response.body === null) {
            tell(new Uint8Array());
            return response;
        }
        return new Response(listenTo(response.body, tell), response);
    };
}
function writtenOf(bytes, isStream) {
    let text;
    try {
        text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { base64: toBase64(bytes) };
    }
    if (!isStream)
        return { text: withoutSecrets(text) };
    return { text: text.replace(/^data:(.*)$/gm, (_line, data) => `data: ${withoutSecrets(data.trim())}`) };
}
/** Passes a body on as it comes, and tells all of it at its end, or when it is left. */
function listenTo(body, tell) {
    const reader = body.getReader();
    const parts = [];
    const end = () => {
        const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
        let at = 0;
        for (const part of parts) {
            whole.set(part, at);
            at += part.length;
        }
        tell(whole);
    };
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await reader.read();
            if (!done) {
                parts.push(value);
                controller.enqueue(value);
                return;
            }
            end();
            controller.close();
        },
        async cancel(reason) {
            end();
            await reader.cancel(reason);
        },
    });
}
//# sourceMappingURL=record-to.js.map