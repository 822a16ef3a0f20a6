import { ParleyProblem } from "./parley-problem.js";
import { problemClassOf } from "./problems-by-status.js";
/** The whole client knows this beyond the chat, which must stay small. */
export const wholeClient = {
    explain: explainLoss,
    readForeign,
    toProblem: (document, retryAfterMs) => new (problemClassOf(Number(document.status)))(document, retryAfterMs),
    // After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
    isDone: (method, error) => method === "DELETE" && error instanceof ParleyProblem && error.status === 404,
};
/** Node names these causes by a code. Browsers say nothing, so that pages cannot look around. */
function explainLoss(error, place) {
    for (let cause = error; cause; cause = cause.cause) {
        if (cause.code === "ECONNREFUSED")
            return `Nothing listens at ${place}. Check the port, and whether the server runs.`;
        if (cause.code === "ENOTFOUND")
            return `No machine has the name in ${place}.`;
        if (cause.code === "ERR_SSL_WRONG_VERSION_NUMBER" || cause.code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
            return `The server at ${place} speaks http here: begin the endpoint with http://.`;
    }
    return undefined;
}
/** The compatible APIs answer in OpenAI's form: `{error: {message, code}}`. */
function readForeign(document) {
    const error = document.error;
    if (typeof error?.message !== "string" || typeof error.code !== "string")
        return undefined;
    return { title: error.message, detail: error.message, code: error.code };
}
//# sourceMappingURL=whole-client.js.map