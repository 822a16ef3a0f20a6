/**
 * The server refused the request or failed. The members are those of a problem document (RFC 9457).
 */
export class ParleyProblem extends Error {
    constructor(document, retryAfterMs) {
        super(`${textOf(document.code)}: ${textOf(document.detail)}`);
        this.name = "ParleyProblem";
        this.status = Number(document.status);
        this.code = textOf(document.code);
        this.title = textOf(document.title);
        this.detail = textOf(document.detail);
        this.errors = Array.isArray(document.errors) ? document.errors : [];
        this.requestId = document.requestId;
        this.retryAfterMs = retryAfterMs;
        this.document = document;
    }
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
//# sourceMappingURL=parley-problem.js.map