/**
 * No answer arrived: the server could not be reached, the connection was lost, or the time limit
 * ended. `cause` says which.
 */
export declare class ParleyUnreachable extends Error {
    readonly name = "ParleyUnreachable";
    readonly isTimeout: boolean;
    constructor(message: string, { cause, isTimeout }?: {
        cause?: unknown;
        isTimeout?: boolean;
    });
}
