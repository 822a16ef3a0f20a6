import { ParleyProblem } from "../parley-problem.js";
/** Reads an answer with an error status. A proxy may quote the key, which is left out. */
export async function readProblem(response, { key, extras }) {
    const whole = await response.text();
    const text = key === undefined ? whole : whole.replaceAll(key, "[key]");
    const isProblem = response.headers.get("content-type")?.startsWith("application/problem");
    const problemOf = extras?.toProblem ?? plain;
    const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
    let document;
    try {
        const json = JSON.parse(text);
        document = isProblem ? json : extras?.readForeign(json);
    }
    catch {
        // The answer was cut off or is not JSON.
    }
    if (document)
        return problemOf({ status: response.status, ...document }, retryAfterMs);
    return unexpected(response, text, problemOf, retryAfterMs);
}
const plain = (...parts) => new ParleyProblem(...parts);
/** Makes the problem of an answer that did not come from Parley, or that was damaged on its way. */
export function unexpected({ status, headers }, text, problemOf = plain, retryAfterMs) {
    const code = "unexpected-answer";
    const title = `The answer has status ${status} and is neither JSON nor a problem document.`;
    const requestId = headers.get("x-request-id") ?? undefined;
    return problemOf({ status, code, title, detail: title, requestId, body: text.slice(0, 1_000) }, retryAfterMs);
}
/** Seconds or a date, by RFC 9110. */
function readRetryAfter(header) {
    const at = Number(header ?? "x") * 1_000 + Date.now() || Date.parse(header ?? "");
    return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
//# sourceMappingURL=read-problem.js.map