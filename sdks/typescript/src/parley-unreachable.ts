/**
 * No answer arrived: the server could not be reached, the connection was lost, or the time limit
 * ended. `cause` says which.
 */
export class ParleyUnreachable extends Error {
  override readonly name = "ParleyUnreachable";
  readonly isTimeout: boolean;

  constructor(message: string, { cause, isTimeout = false }: { cause?: unknown; isTimeout?: boolean } = {}) {
    super(message, { cause });
    this.isTimeout = isTimeout;
  }
}
