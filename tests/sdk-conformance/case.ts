/**
 * A case says what a caller does, what the server answers, and what must come of it. All of it is JSON. Each
 * client has a log, which must get an entry for each request, with its number and the status of its answer, and
 * never the key.
 */
export type Case = {
  /** A sentence, unique among all cases. */
  name: string;
  call: CaseCall;
  /** The answers, in order. A request beyond them is a fault. */
  answers?: CaseAnswer[];
  /** These must be the requests, in order, where it matters. Their number is always checked. */
  requests?: CaseRequest[];
  outcome: CaseOutcome;
};

/**
 * `value`: call an operation. `items`: read all items of a list. `page`: read one page of it. `download`: read
 * all bytes as text. `chat`: stream an answer and give its texts and the last event. `watch`: read so many
 * events of the workspace. `webhook`: verify and read a delivery.
 */
export type CaseCall = {
  kind: "value" | "items" | "page" | "download" | "chat" | "watch" | "webhook";
  /** As `METHOD /path/{parameter}`. */
  operation?: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** These stand beside the key and the endpoint when the client is made. */
  settings?: { maxRetries?: number; timeoutMs?: number };
  /**
   * The client gets a function in place of the key. It gives the first of these, and the next one for each
   * token that was refused; the last one it gives again.
   */
  accessTokens?: string[];
  /** The caller's own key of idempotency. */
  idempotencyKey?: string;
  /** Cancel when so many requests have arrived, or when so many events were read. */
  cancelAfterRequests?: number;
  cancelAfterEvents?: number;
  take?: number;
  /** A webhook is told by these. `nowSeconds` is the time of the receiver. */
  webhook?: { body: string; headers: Record<string, string>; secret: string; nowSeconds: number };
};

/**
 * A `retry-after` of `date+2` is sent as the date in two seconds, and a request before the time of any
 * `retry-after` is a fault. `cut` closes the connection after the body, which is shorter than announced. `hang` never ends the answer.
 */
export type CaseAnswer = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  /** Sends the text in pieces of so many bytes. */
  pieceBytes?: number;
  ending?: "cut" | "hang" | "refuse";
};

/** A header of `null` must be absent, and one of `"*"` must be there. `same` are equal in all requests. */
export type CaseRequest = {
  method?: string;
  /** With the query, as it is sent. */
  path?: string;
  headers?: Record<string, string | null>;
  body?: unknown;
  same?: string[];
};

/** The caller gets a value, or an error of one of three kinds. */
type CaseOutcome =
  | { value: unknown }
  | { problem: { status: number; code: string; members?: Record<string, unknown> } }
  | { unreachable: { isTimeout: boolean } }
  | { refused: "missing" | "malformed" | "expired" | "wrong" }
  | { cancelled: true }
  | { wrongUse: true };
