import type { Duration, WorkflowDefinition } from "@parley/workflows";

/** `document.metadata.parley` may set these: the specification leaves it to the runtime. */
type RunSettings = {
  /** The most runs that may be under way at once. */
  concurrency?: number;
  /** Queued runs with a higher priority start first. Default 0. */
  priority?: number;
  budget?: { calls?: number; tokens?: number; time?: Duration };
  /** IANA name, for schedules and for the months and days of durations. Default UTC. */
  timeZone?: string;
  /** Variables of the path or host of an endpoint may be empty, as the reference of the language says. */
  emptyPathVariables?: boolean;
  /** A call may be answered by so many bytes. Default 1 MiB, at most 16 MiB. */
  maxAnswerBytes?: number;
  /** The result of an expression may have so many bytes as JSON. Default 1 MiB, at most 16 MiB. */
  maxResultBytes?: number;
  /** Events about runs are heard by filters that name no type, too. */
  ownEvents?: boolean;
  /** Assistants may run it, when the person agrees: the action `run_workflow`. */
  action?: boolean;
  /** This says what becomes of the times that were missed while no node ran. Default `one`. */
  catchUp?: "none" | "one" | "all";
};

export function settingsOf({ document }: WorkflowDefinition): RunSettings {
  return (document.metadata?.parley ?? {}) as RunSettings;
}

/** Names the time zone by which the workflow's days and months are counted. */
export function timeZoneOf(definition: WorkflowDefinition): string {
  return settingsOf(definition).timeZone ?? "UTC";
}

export function budgetOf(definition: WorkflowDefinition): NonNullable<RunSettings["budget"]> {
  return settingsOf(definition).budget ?? {};
}
