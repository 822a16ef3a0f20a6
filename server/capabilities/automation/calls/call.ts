import type { AuthenticationPolicy } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

/** An error as the DSL describes it: RFC 9457 with a JSON Pointer to the task as `instance`. */
export type WorkflowError = {
  type: string;
  status: number;
  title?: string;
  detail?: string;
  instance?: string;
  /** The answer that was an error had these, with names in lower case. Those of credentials are left out. */
  headers?: Record<string, string>;
  /** That answer had this content: JSON parsed, other text as text. */
  body?: unknown;
};

/**
 * The effect says what is known of a call's effect on the other side. `not-sent`: no byte of the
 * request left. `done`: the other side answered. `unknown`: the request was sent, or may have been,
 * and no answer is known.
 */
export type Effect = "done" | "not-sent" | "unknown";

/**
 * One call of a task to the outside. All expressions are evaluated already, except those of
 * `with.subscription` of an `asyncapi` call, which are about each message.
 */
export type Call = {
  kernel: Kernel;
  workspaceId: string;
  /** The run that calls, by its wire id, and the event that caused it. */
  run: {
    id: string;
    workflow: string;
    causedBy: string | null;
    depth: number;
    chainId: string | null;
    /** Calls of the run in the workspace's database stay within these rules. */
    databaseRules: readonly DatabaseRule[] | null;
  };
  /** The task's `with`. */
  with: Record<string, unknown>;
  /** The task's transformed input: the variables of URI templates. */
  input: unknown;
  /** The workflow lets variables of a path or a host be empty (`emptyPathVariables`). */
  mayBeEmpty: boolean;
  /** The workflow takes answers of so many bytes (`maxAnswerBytes`). Default 1 MiB. */
  maxAnswerBytes?: number;
  /** A named policy of `use.authentications`, with its expressions evaluated. Throws CallFault. */
  authentication(name: string): Promise<AuthenticationPolicy>;
  /** The value of a secret that the workflow lists in `use.secrets`. Throws CallFault (403). */
  secret(name: string): Promise<unknown>;
  /** Evaluates an expression of the task on a value. Throws TaskFault. */
  evaluate(expression: unknown, value: unknown): Promise<unknown>;
  /** Names this call for the other side; the same in every retry. */
  idempotencyKey: string;
  /** Aborted by a timeout, a cancel, or a competing branch that won. */
  signal: AbortSignal;
  /** The other side may take so long. Default 30,000. The task's own timeout aborts `signal`. */
  timeoutMs?: number;
  /**
   * Call it before the first byte of a request leaves that may have an effect. When `signal` aborts
   * the call, the effect is `not-sent` without it and `unknown` with it.
   */
  onSend?(): void;
};

/** The asking run, for requests to the outside: the call itself, a token, a document. */
export type Caller = Pick<
  Call,
  "kernel" | "workspaceId" | "input" | "mayBeEmpty" | "authentication" | "secret" | "signal" | "timeoutMs"
>;

export type CallAnswer = {
  output: unknown;
  /** `$authorization` shows what authenticated the call. It is never stored. */
  authorization?: { scheme: string; parameter: string };
  /** The call has cost so many tokens. */
  cost?: { inputTokens?: number; outputTokens?: number };
};

/** A function that a `call` task can name: `http`, `grpc`, … */
export type CallFunction = {
  name: string;
  /**
   * Tells whether a second call with the same arguments has no second effect. Nothing of the call
   * itself is sent to find this out, but a document that describes it may be read.
   * @throws CallFault, or the reason of `signal`
   */
  isIdempotent(call: Call): boolean | Promise<boolean>;
  /** @throws CallFault, or the reason of `signal` */
  run(call: Call): Promise<CallAnswer>;
};

/** A call that failed. No secret is in `error`. */
export class CallFault extends Error {
  override name = "CallFault";
  readonly error: WorkflowError;
  readonly effect: Effect;

  constructor(error: WorkflowError, effect: Effect, options?: ErrorOptions) {
    super(error.title ?? error.type, options);
    this.error = error;
    this.effect = effect;
  }
}

/** Makes the fault of a call that its author wrote wrongly: nothing was sent. */
export function faultyCall(detail: string): CallFault {
  return new CallFault(
    { type: standardError("configuration"), status: 400, title: "The call is not complete or not valid", detail },
    "not-sent",
  );
}

const standardTypes = "https://serverlessworkflow.io/spec/1.0.0/errors/";

/** The URI of one of the specification's error types. */
export function standardError(
  kind:
    | "configuration"
    | "validation"
    | "expression"
    | "authentication"
    | "authorization"
    | "timeout"
    | "communication"
    | "runtime",
): string {
  return `${standardTypes}${kind}`;
}
