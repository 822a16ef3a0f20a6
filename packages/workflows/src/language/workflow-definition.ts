/**
 * A workflow as its document says it: the Serverless Workflow DSL, now named Open Workflow
 * Specification, 1.0.3. `readDefinition` gives this form only for documents without faults.
 */
export type WorkflowDefinition = {
  document: {
    dsl: string;
    namespace: string;
    name: string;
    version: string;
    title?: string;
    summary?: string;
    tags?: Record<string, unknown>;
    metadata?: Record<string, unknown>;
  };
  input?: InputRule;
  use?: {
    authentications?: Record<string, AuthenticationPolicy>;
    catalogs?: Record<string, { endpoint: Endpoint }>;
    errors?: Record<string, ErrorDefinition>;
    extensions?: Record<string, Extension>[];
    functions?: Record<string, Task>;
    retries?: Record<string, RetryPolicy>;
    secrets?: string[];
    timeouts?: Record<string, { after: Duration }>;
  };
  do: TaskList;
  timeout?: string | { after: Duration };
  output?: OutputRule;
  schedule?: Schedule;
  evaluate?: { language?: string; mode?: "strict" | "loose" };
};

/** Each item has one key: the task's name. */
export type TaskList = Record<string, Task>[];

export const taskKinds = [
  "call",
  "do",
  "emit",
  "for",
  "fork",
  "listen",
  "raise",
  "run",
  "set",
  "switch",
  "try",
  "wait",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export type Task =
  | CallTask
  | DoTask
  | EmitTask
  | ForTask
  | ForkTask
  | ListenTask
  | RaiseTask
  | RunTask
  | SetTask
  | SwitchTask
  | TryTask
  | WaitTask;

export type TaskBase = {
  if?: string;
  input?: InputRule;
  output?: OutputRule;
  export?: OutputRule;
  timeout?: string | { after: Duration };
  /** `continue`, `exit`, `end`, or the name of a task of the same list. */
  then?: string;
  metadata?: Record<string, unknown>;
};

export type CallTask = TaskBase & { call: string; with?: Record<string, unknown> };
export type DoTask = TaskBase & { do: TaskList };
export type EmitTask = TaskBase & { emit: { event: { with: EventProperties } } };
export type ForTask = TaskBase & {
  for: { each?: string; in: string | unknown[]; at?: string };
  while?: string;
  do: TaskList;
};
export type ForkTask = TaskBase & { fork: { branches: TaskList; compete?: boolean } };
export type ListenTask = TaskBase & {
  listen: { to: EventStrategy; read?: EventReading };
  foreach?: EventIterator;
};
export type RaiseTask = TaskBase & { raise: { error: string | ErrorDefinition } };
export type RunTask = TaskBase & {
  run: {
    await?: boolean;
    return?: "stdout" | "stderr" | "code" | "all" | "none";
    workflow?: { namespace: string; name: string; version: string; input?: Record<string, unknown> };
    script?: Record<string, unknown>;
    container?: Record<string, unknown>;
    shell?: Record<string, unknown>;
  };
};
export type SetTask = TaskBase & { set: string | Record<string, unknown> };
export type SwitchTask = TaskBase & { switch: Record<string, { when?: string; then: string }>[] };
export type TryTask = TaskBase & { try: TaskList; catch: Catch };
export type WaitTask = TaskBase & { wait: Duration };

export type Catch = {
  errors?: { with?: Partial<Record<"type" | "instance" | "title" | "detail", string>> & { status?: number } };
  as?: string;
  when?: string;
  exceptWhen?: string;
  retry?: string | RetryPolicy;
  do?: TaskList;
  then?: string;
};

export type RetryPolicy = {
  when?: string;
  exceptWhen?: string;
  delay?: Duration;
  backoff?: { constant?: object; exponential?: object; linear?: object };
  limit?: { attempt?: { count?: number; duration?: Duration }; duration?: Duration };
  jitter?: { from: Duration; to: Duration };
};

/** Properties, an ISO 8601 text, or an expression that gives such a text. */
export type Duration =
  | string
  | { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number };

export type SchemaRule = { format?: string; document?: unknown; resource?: ExternalResource };
export type InputRule = { schema?: SchemaRule; from?: string | Record<string, unknown> };
export type OutputRule = { schema?: SchemaRule; as?: string | Record<string, unknown> };

export type Endpoint = string | { uri: string; authentication?: AuthenticationReference };
export type ExternalResource = { name?: string; endpoint: Endpoint };
/** One scheme, each either inline or `{ use: <name of a secret> }`. */
export type AuthenticationPolicy = {
  basic?: Record<string, unknown>;
  bearer?: Record<string, unknown>;
  digest?: Record<string, unknown>;
  oauth2?: Record<string, unknown>;
  oidc?: Record<string, unknown>;
};
type AuthenticationReference = AuthenticationPolicy | { use: string };

type ErrorDefinition = { type: string; status: number; instance?: string; title?: string; detail?: string };

export type EventReading = "data" | "envelope" | "raw";
type EventProperties = { type?: string; [attribute: string]: unknown };
export type EventFilter = {
  with: EventProperties;
  correlate?: Record<string, { from: string; expect?: string }>;
};
export type EventStrategy = {
  all?: EventFilter[];
  any?: EventFilter[];
  one?: EventFilter;
  until?: string | EventStrategy;
};
export type EventIterator = { item?: string; at?: string; do?: TaskList; output?: OutputRule; export?: OutputRule };

export type Schedule = {
  every?: Duration;
  cron?: string;
  after?: Duration;
  on?: EventStrategy & { read?: EventReading };
};

type Extension = {
  extend: TaskKind | "composite" | "all";
  when?: string;
  before?: TaskList;
  after?: TaskList;
};

/** Gives the kind of a task: the keyword that only its kind has. */
export function kindOf(task: Task): TaskKind {
  // A `for` task has a `do`, too, so that `do` comes last.
  return taskKinds.find((kind) => kind !== "do" && kind in task) ?? "do";
}
