/** Messages of gRPC, and calls with them. */
export type Grpc = {
  /**
   * Sends the messages and waits for the end of the answer.
   * @throws GrpcFailed, or the reason of `signal`
   */
  call(target: GrpcTarget, request: GrpcRequest): Promise<Uint8Array[]>;
};

/** A call needs these of a `.proto` document, and the messages in their bytes. */
export type GrpcMessages = {
  /** `/package.Service/Method` */
  path: string;
  isServerStreaming: boolean;
  /** The method says of itself that a second call has no second effect. */
  isIdempotent: boolean;
  requests: Uint8Array[];
};

/** The parser of requests gets these. `argument` is the request, or the list of them. */
export type GrpcArguments = { proto: string; service: string; method: string; argument: unknown };
/** The parser of answers gets these. */
export type GrpcAnswers = { proto: string; service: string; method: string; answers: Uint8Array[] };

/** The host may be called at these addresses and at no others. */
export type GrpcTarget = {
  host: string;
  port: number;
  isSecure: boolean;
  addresses: readonly { address: string; family: number }[];
};

export type GrpcRequest = {
  path: string;
  requests: Uint8Array[];
  metadata: Record<string, string>;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
  /** Is called before the request may leave. */
  onSend(): void;
};

/** A call has no answer, or another one than OK. */
export class GrpcFailed extends Error {
  override name = "GrpcFailed";
  /** The status is one of gRPC's, such as `NOT_FOUND`. */
  readonly status: string;
  /** The server itself gave this status. */
  readonly isAnswer: boolean;

  constructor(status: string, message: string, { isAnswer, cause }: { isAnswer: boolean; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.isAnswer = isAnswer;
  }
}

/** A document or a message cannot be read or written. */
export class UnreadableMessage extends Error {
  override name = "UnreadableMessage";
}
