/**
 * The model of the API that the templates of every language read. It contains what a client needs to
 * know, and nothing of how OpenAPI writes it.
 */
export type Api = {
  /** The dated version of the interface. */
  version: string;
  groups: Group[];
  /** Every shape that has a name in the reference. */
  shapes: NamedShape[];
  /** Every stable `code` of a problem. */
  problemCodes: string[];
  /** Everything that webhook endpoints and streams receive. */
  events: WireEvent[];
};

/** Calls that stand together in a client, such as `leads`. */
export type Group = { name: string; operations: Operation[] };

export type Operation = {
  group: string;
  /** The name of the call inside of its group, in camel case. */
  name: string;
  /** In capitals. */
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  /** One line, without a period. */
  summary: string;
  /** Markdown of one or more paragraphs, or nothing. */
  description: string;
  /** In the order of the path for those of the path, which are arguments of their own. */
  parameters: Parameter[];
  body: Body | undefined;
  answer: Answer;
  /** The codes of the problems that it answers with. */
  problems: string[];
  /** The operation takes an `Idempotency-Key`, so that a repetition has no second effect. */
  isIdempotent: boolean;
  /** The operation is a POST without such a key that may be repeated all the same. */
  isHarmlessToRepeat: boolean;
  /** The operation is one of several that share a path, told apart by this member of the body. */
  tag: Tag | undefined;
  /** The names of earlier clients, as `group.name`. */
  formerNames: string[];
};

export type Tag = { member: string; value: string };

export type Parameter = {
  name: string;
  place: "path" | "query" | "header";
  isRequired: boolean;
  description: string;
  shape: Shape;
};

/**
 * The body of a request. `json` is a value, `form` is multipart with files, and `upload` are bytes of
 * one of these media types. An operation may take several of them.
 */
export type Body = {
  json?: Shape;
  form?: Shape;
  upload?: string[];
  /** A text instead of the value is sent as this media type, such as YAML. */
  textAs?: string;
  isRequired: boolean;
};

/**
 * The answer of a success. `page` is a list with a cursor, `download` are bytes to be streamed, `stream`
 * are Server-Sent Events, and `socket` is a WebSocket that the client opens by itself.
 */
export type Answer =
  | { kind: "value"; shape: Shape }
  | { kind: "page"; shape: Shape; item: Shape }
  | { kind: "text" }
  | { kind: "nothing" }
  | { kind: "download"; mediaTypes: string[] }
  | { kind: "stream" }
  | { kind: "socket" };

export type NamedShape = { name: string; description: string; shape: Shape };

export type Member = { name: string; isRequired: boolean; description: string; shape: Shape };

/** The shape of a value. */
export type Shape =
  | { kind: "anything" }
  | { kind: "nothing" }
  | { kind: "null" }
  /** `isTime`: a date and time with its zone, by RFC 3339. */
  | { kind: "text"; example?: string; isBinary?: boolean; isTime?: boolean }
  | { kind: "number"; isInteger: boolean; least?: number }
  | { kind: "boolean" }
  /** One of these values. A newer server may send others. */
  | { kind: "choice"; values: unknown[] }
  | { kind: "list"; item: Shape }
  | { kind: "record"; members: Member[]; further?: Shape }
  | { kind: "named"; name: string }
  /** One of these shapes. With `tag`, the value of that member says which one. */
  | { kind: "either"; shapes: Shape[]; tag?: string }
  | { kind: "all"; shapes: Shape[] };

export type WireEvent = { type: string; summary: string; shape: Shape };
