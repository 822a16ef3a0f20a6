import type { Operations } from "./generated/api-types.generated.js";

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
  /**
   * The limit for one attempt, which is cancelled then. For a stream: the limit until it begins, and
   * for an upload: until the next part of it is taken.
   */
  timeoutMs?: number;
  maxRetries?: number;
  /** Replaces the random one, for work that must happen once even if this program restarts. */
  idempotencyKey?: string;
  /** The media type of a body that is bytes, e.g. `text/csv`. */
  contentType?: string;
};

/** The options of a call, with the headers that this operation takes. */
export type OptionsOf<Name extends OperationName> = CallOptions & {
  headers?: (InputOf<Name> extends { headers?: infer Headers } ? Headers : unknown) &
    Record<string, string | undefined>;
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

/** The answer of a call, and the answer with its status and headers. The body of the response is read. */
export type Call<Answer> = Promise<Answer> & { withResponse(): Promise<{ data: Answer; response: Response }> };

/** Bytes that arrive while they are read: as `body`, or whole by `text()`, `blob()` or `arrayBuffer()`. */
export type Download = Response;

/**
 * All items of a list, page after page. Each page is requested when the items of the one before are
 * consumed.
 */
export type List<Item, Page> = AsyncGenerator<Item, void> & {
  /** Gives one page, with the `nextCursor` of the page after it. */
  page(): Call<Page>;
  /** Yields whole pages. */
  pages(): AsyncGenerator<Page, void>;
};

/** One event of an event stream, as the HTML standard defines it. */
export type ServerSentEvent = { id: string | undefined; event: string; data: string };

/** The events of one connection, until the server ends it. */
export type EventsOf = AsyncGenerator<ServerSentEvent, void>;

/** The input of any operation, without its types. */
export type UntypedInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};
