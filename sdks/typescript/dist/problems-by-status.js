import { ParleyProblem } from "./parley-problem.js";
/** The request is malformed or invalid: `errors` says where. */
export class InvalidRequest extends ParleyProblem {
}
/** The credential is missing, wrong or expired. */
export class Unauthenticated extends ParleyProblem {
}
/** The credential has no right to this. */
export class Forbidden extends ParleyProblem {
}
/** There is no such thing in this workspace. */
export class NotFound extends ParleyProblem {
}
/** The state of the thing does not allow it now. */
export class Conflict extends ParleyProblem {
}
/** The body is larger than the server takes. */
export class TooLarge extends ParleyProblem {
}
/** The request is well-formed and cannot be done. */
export class Unprocessable extends ParleyProblem {
}
/** There were too many requests: `retryAfterMs` says when the next one is allowed. */
export class RateLimited extends ParleyProblem {
}
/** The server, or something that it depends on, failed. */
export class ServerFailure extends ParleyProblem {
}
const classes = {
    400: InvalidRequest,
    401: Unauthenticated,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    413: TooLarge,
    422: Unprocessable,
    429: RateLimited,
};
/** Gives the class of the problems with a status. */
export function problemClassOf(status) {
    return classes[status] ?? (status >= 500 ? ServerFailure : ParleyProblem);
}
//# sourceMappingURL=problems-by-status.js.map