type Attributes = Readonly<Record<string, string | number | boolean>>;

/** `from`: the `traceparent` of what caused it. Without one, the span belongs to the one that runs at the moment. */
export type SpanToBegin = {
  name: string;
  kind: "server" | "client" | "consumer";
  from?: string | undefined;
  attributes?: Attributes;
};

/** A part of a trace that has begun. */
export type RunningSpan = {
  /** Runs work within it: what the work begins and calls belongs to this span. */
  run<Result>(work: () => Result): Result;
  /** Names it in the form of W3C Trace Context, for a header `traceparent`. */
  readonly traceparent: string;
  /** Ends it. An error fails it; only the error's name is told. */
  end(outcome?: { attributes?: Attributes; error?: unknown }): void;
};

/** Tells an outside collector what this process does. `stop` sends what waits. */
export type Tracing = {
  begin(span: SpanToBegin): RunningSpan;
  /** The `traceparent` of the span that runs at the moment. */
  present(): string | undefined;
  stop(): Promise<void>;
};
