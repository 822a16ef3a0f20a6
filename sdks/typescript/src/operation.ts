import type { Operations } from "./api-types.generated.ts";

/** The name of an operation: its method and path, e.g. `GET /api/knowledge/sources/{sourceId}`. */
export type OperationName = keyof Operations;

/** Where a path has parameters, what is asked for, what is sent. */
export type InputOf<Name extends OperationName> = Operations[Name]["input"];

/** The body that a call sends. */
export type BodyOf<Name extends OperationName> = InputOf<Name> extends { body?: infer Body } ? Body : never;

/** What a call is asked for beside its path. */
export type QueryOf<Name extends OperationName> = InputOf<Name> extends { query?: infer Query } ? Query : never;

export type AnswerOf<Name extends OperationName> = Operations[Name]["answer"];

export type CallOptions = {
  /** Ends the call, its retries and, for a stream, the reading. */
  signal?: AbortSignal;
  /** How long one attempt may take; for a stream, how long it may take until it begins. */
  timeoutMs?: number;
  maxRetries?: number;
  /** Instead of a random one: for work that must happen once even if this program starts again. */
  idempotencyKey?: string;
};

/** The arguments after the name: they may be left out where nothing is required. */
export type ArgumentsOf<Name extends OperationName> = [unknown] extends [InputOf<Name>]
  ? [input?: CallOptions]
  : Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name> & CallOptions]
    : [input: InputOf<Name> & CallOptions];

/** The lists: they answer a page and the cursor of the next. */
export type ListName = {
  [Name in OperationName]: AnswerOf<Name> extends { data: unknown[]; nextCursor: string | null } ? Name : never;
}[OperationName];

export type ItemOf<Name extends ListName> = AnswerOf<Name> extends { data: Array<infer Item> } ? Item : never;

/** What a call is made of once its types are no longer needed. */
export type UntypedInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};
