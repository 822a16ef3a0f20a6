/**
 * No answer arrived: the server could not be reached, the connection was lost, or the time limit
 * ended. `cause` says which.
 */
export class ParleyUnreachable extends Error {
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = "ParleyUnreachable";
        this.isTimeout = options.isTimeout ?? false;
    }
}
//# sourceMappingURL=parley-unreachable.js.map