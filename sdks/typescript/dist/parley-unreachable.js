/**
 * No answer arrived: the server could not be reached, the connection was lost, or the time limit
 * ended. `cause` says which.
 */
export class ParleyUnreachable extends Error {
    constructor(message, { cause, isTimeout = false } = {}) {
        super(message, { cause });
        this.name = "ParleyUnreachable";
        this.isTimeout = isTimeout;
    }
}
//# sourceMappingURL=parley-unreachable.js.map