import { type Effect, standardError, type WorkflowError } from "../calls/call.ts";

type FaultSettings = { effect?: Effect; isFinal?: boolean; isUnrepeatable?: boolean };

/** A task failed with an error that a `try` task can catch. */
export class TaskFault extends Error {
  override name = "TaskFault";
  readonly error: WorkflowError;
  readonly effect: Effect | undefined;
  /** A hard stop, such as a budget that is used up: no `try` task catches it. */
  readonly isFinal: boolean;
  /** A call of unknown effect that is not idempotent: no retry policy repeats it. */
  readonly isUnrepeatable: boolean;

  constructor(error: WorkflowError, { effect, isFinal = false, isUnrepeatable = false }: FaultSettings = {}) {
    super(error.title ?? error.type);
    this.error = error;
    this.effect = effect;
    this.isFinal = isFinal;
    this.isUnrepeatable = isUnrepeatable;
  }
}

type Kind = Parameters<typeof standardError>[0];
const statuses: Record<Kind, number> = {
  configuration: 400,
  validation: 400,
  expression: 400,
  authentication: 401,
  authorization: 403,
  timeout: 408,
  communication: 500,
  runtime: 500,
};

/** A fault with one of the specification's error types and its usual status. */
export function faultOf(kind: Kind, title: string, detail?: string, status: number = statuses[kind]): TaskFault {
  return new TaskFault({ type: standardError(kind), status, title, ...(detail === undefined ? {} : { detail }) });
}
