import type { Operations } from "./api-types.generated.ts";

/** The name of an operation: its method and path, e.g. `GET /api/knowledge/sources/{sourceId}`. */
export type OperationName = keyof Operations;

/** The parameters of the path, the query, the headers and the body. */
export type InputOf<Name extends OperationName> = Operations[Name]["input"];

/** The body of the request. */
export type BodyOf<Name extends OperationName> = InputOf<Name> extends { body?: infer Body } ? Body : never;

/** The query of the request. */
export type QueryOf<Name extends OperationName> = InputOf<Name> extends { query?: infer Query } ? Query : never;

export type AnswerOf<Name extends OperationName> = Operations[Name]["answer"];

export type CallOptions = {
  /** Aborts the call, its retries and, for a stream, the reading. */
  signal?: AbortSignal;
  /** The limit for one attempt. For a stream: the limit until it begins. */
  timeoutMs?: number;
  maxRetries?: number;
  /** Replaces the random one, for work that must happen once even if this program restarts. */
  idempotencyKey?: string;
};

/** The arguments after the name. They are optional where the operation requires nothing. */
export type ArgumentsOf<Name extends OperationName> = [unknown] extends [InputOf<Name>]
  ? [input?: CallOptions]
  : Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name> & CallOptions]
    : [input: InputOf<Name> & CallOptions];

/** The operations that return a page and the cursor of the next page. */
export type ListName = {
  [Name in OperationName]: AnswerOf<Name> extends { data: unknown[]; nextCursor: string | null } ? Name : never;
}[OperationName];

export type ItemOf<Name extends ListName> = AnswerOf<Name> extends { data: Array<infer Item> } ? Item : never;

/** The input of any operation, without its types. */
export type UntypedInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};
