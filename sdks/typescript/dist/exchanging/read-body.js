import { readJson } from "./ask.js";
import { parseExactly } from "./exact-json.js";
import { lossOf } from "./exchange.js";
import { silenceMs } from "./read-events.js";
/**
 * JSON as a value, text as a string, undefined for no body, and event streams, JSON lines and all
 * other media as a stream of bytes.
 */
export async function readBody(response, deadline, exchange, parse) {
    const mediaType = response.headers.get("content-type") ?? "text/";
    const isJson = /^application\/(\w+\+)?json/.test(mediaType);
    if (!isJson && !/^text\/(?!event)|xml|yaml/.test(mediaType))
        return openBody(response, deadline, exchange);
    if (isJson)
        return readJson(response, deadline, exchange, parse);
    const text = await response.text();
    deadline.end();
    return text === "" ? undefined : text;
}
/** Does the same with JSON whose whole numbers keep their digits. */
export async function readExactly(response, deadline, exchange) {
    return readBody(response, deadline, exchange, parseExactly);
}
/** The answer as it arrives, with its headers. Reading it fails when the server is silent for too long. */
export function readDownload(response, deadline, exchange) {
    const { status, headers } = response;
    if (response.body !== null)
        return new Response(openBody(response, deadline, exchange), { status, headers });
    deadline.end();
    return response;
}
/** The bytes as they arrive. The stream fails when the server is silent for too long. */
export function openBody(response, deadline, exchange) {
    const reader = response.body?.getReader();
    return new ReadableStream({
        async pull(controller) {
            // The limit applies while we wait for the server, not while the caller processes what was
            // read.
            deadline.set(silenceMs);
            try {
                const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
                deadline.set(undefined);
                if (!done)
                    return controller.enqueue(value);
                deadline.end();
                controller.close();
            }
            catch (error) {
                const { aborted, reason } = deadline.signal;
                deadline.end();
                throw aborted ? reason : lossOf(error, exchange);
            }
        },
        async cancel() {
            deadline.end();
            await reader?.cancel().catch(() => undefined);
        },
    });
}
//# sourceMappingURL=read-body.js.map