import { ParleyProblem } from "./parley-problem.js";
/** The request is malformed or invalid: `errors` says where. */
export declare class InvalidRequest extends ParleyProblem {
}
/** The credential is missing, wrong or expired. */
export declare class Unauthenticated extends ParleyProblem {
}
/** The credential has no right to this. */
export declare class Forbidden extends ParleyProblem {
}
/** There is no such thing in this workspace. */
export declare class NotFound extends ParleyProblem {
}
/** The state of the thing does not allow it now. */
export declare class Conflict extends ParleyProblem {
}
/** The body is larger than the server takes. */
export declare class TooLarge extends ParleyProblem {
}
/** The request is well-formed and cannot be done. */
export declare class Unprocessable extends ParleyProblem {
}
/** There were too many requests: `retryAfterMs` says when the next one is allowed. */
export declare class RateLimited extends ParleyProblem {
}
/** The server, or something that it depends on, failed. */
export declare class ServerFailure extends ParleyProblem {
}
/** Gives the class of the problems with a status. */
export declare function problemClassOf(status: number): typeof ParleyProblem;
