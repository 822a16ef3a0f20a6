import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time, TimeOf } from "../../kernel/wire/show.ts";
import { RunId, WorkflowId } from "./ids.ts";

export const WorkflowName = Type.String({
  minLength: 1,
  maxLength: 63,
  pattern: "^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$",
  description: "`document.name` of the workflow.",
});
export const WorkflowPath = Type.Object({ name: WorkflowName });
export const RunPath = Type.Object({ runId: Type.String() });

const Problem = Type.Object({
  line: Type.Integer({ description: "From 1." }),
  column: Type.Integer({ description: "From 1." }),
  pointer: Type.String({ description: "JSON Pointer to the part of the document." }),
  message: Type.String(),
  severity: Type.Enum(["error", "warning", "hint"], {
    description: "A document is valid with warnings and hints: it runs, and may do another thing than was meant.",
  }),
});
export const Validation = Type.Object({ valid: Type.Boolean(), problems: Type.Array(Problem) });

export const Workflow = Type.Object({
  id: IdOf(WorkflowId),
  name: Type.String(),
  version: Type.Integer({ description: "Counts the changed saves from 1." }),
  documentVersion: Type.String({ description: "`document.version`." }),
  title: Type.Optional(Type.String()),
  isActive: Type.Boolean({ description: "Whether its schedule and its triggers start runs." }),
  schedule: Nullable(Type.Unknown({ description: "`schedule` of the document." })),
  nextRunAt: Nullable(TimeOf({ description: "When its schedule starts the next run. Null without one." })),
  triggerProblem: Type.Optional(
    Type.Object(
      { message: Type.String(), at: Time },
      { description: "Why its events or its schedule last started no run. Saving and activating clear it." },
    ),
  ),
  databaseRules: Type.Optional(
    Type.Array(Type.Unknown(), {
      description:
        "Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more.",
    }),
  ),
  createdAt: Time,
  updatedAt: Time,
});
export const SavedWorkflow = Type.Object({
  ...Workflow.properties,
  problems: Type.Optional(Type.Array(Problem, { description: "Warnings and hints, where there are any." })),
});

export const WorkflowWithDefinition = Type.Object({
  ...Workflow.properties,
  definition: Type.Unknown({ description: "The document as JSON." }),
  problems: Type.Optional(
    Type.Array(Problem, {
      description:
        "Warnings and hints. For errors, the document would be refused today: it was saved before they were known, and goes on running. Left out where it cannot be checked now.",
    }),
  ),
});
export const SaveQuery = Type.Object(
  {
    activate: Type.Optional(
      Type.Boolean({ default: true, description: "Whether its schedule and its triggers start runs from now on." }),
    ),
  },
  { additionalProperties: false },
);
export const WorkflowChange = Type.Object(
  {
    active: Type.Boolean(),
    queued: Type.Optional(
      Type.Enum(["hold", "cancel"], {
        default: "hold",
        description: "What becomes of queued runs when it is deactivated: they wait for the activation, or end.",
      }),
    ),
  },
  { additionalProperties: false },
);
export const ChangedWorkflow = Type.Object({
  ...Workflow.properties,
  cancelled: Type.Optional(Type.Integer({ description: 'With `queued: "cancel"`: so many queued runs end.' })),
});

export const Version = Type.Object({ version: Type.Integer(), documentVersion: Type.String(), createdAt: Time });

const waitSeconds = Type.Integer({
  minimum: 0,
  maximum: 60,
  description: "For how many seconds to wait for the end of the run.",
});
export const WaitQuery = Type.Object({ wait: Type.Optional(waitSeconds) }, { additionalProperties: false });

export const StartOrder = Type.Object(
  {
    workflow: WorkflowName,
    input: Type.Optional(Type.Unknown({ description: "What the run works with. Null when it is left out." })),
  },
  { additionalProperties: false },
);
export type StartOrder = Static<typeof StartOrder>;

export const runStatuses = ["queued", "running", "waiting", "completed", "faulted", "cancelled"] as const;
const RunStatus = Type.Enum([...runStatuses]);

export const WorkflowError = Type.Object(
  {
    type: Type.String(),
    status: Type.Integer(),
    title: Type.Optional(Type.String()),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String({ description: "JSON Pointer to the task." })),
  },
  { additionalProperties: true },
);

export const WaitingFor = Type.Object(
  {
    kind: Type.Enum(["timer", "event", "approval", "retry", "run", "activation"]),
    // The state of a run keeps this as text.
    until: Type.Optional(Type.String({ format: "date-time" })),
  },
  { additionalProperties: true },
);

export const TimelineTask = Type.Object({
  pointer: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  iteration: Type.Optional(Type.Integer({ description: "Of the nearest loop, from 0." })),
  status: Type.Enum(["running", "waiting", "completed", "faulted", "cancelled", "skipped"]),
  attempt: Type.Integer({ description: "Of the nearest `try`, or of the `try` itself: from 1." }),
  startedAt: Time,
  endedAt: Nullable(Time),
  durationMs: Nullable(Type.Integer()),
  input: Type.Unknown(),
  output: Type.Unknown(),
  error: Type.Optional(WorkflowError),
  waitingFor: Type.Optional(WaitingFor),
  effect: Type.Optional(Type.Enum(["done", "not-sent", "unknown"])),
  cost: Type.Optional(
    Type.Object({
      calls: Type.Optional(Type.Integer()),
      inputTokens: Type.Optional(Type.Integer()),
      outputTokens: Type.Optional(Type.Integer()),
    }),
  ),
});

export const RunSummary = Type.Object({
  id: IdOf(RunId),
  workflow: Type.String(),
  version: Type.Integer(),
  status: RunStatus,
  startedBy: Type.Enum(["api", "event", "schedule", "action", "run"]),
  waitingFor: Type.Optional(WaitingFor),
  error: Nullable(WorkflowError),
  createdAt: Time,
  startedAt: Nullable(Time),
  endedAt: Nullable(Time),
  isLimited: Type.Optional(
    Type.Literal(true, {
      description:
        "Your key has `databaseRules`, and this run had others: its input, output, error and tasks, which may show rows beyond them, are left out.",
    }),
  ),
});
export const Run = Type.Object({
  ...RunSummary.properties,
  input: Type.Unknown(),
  output: Type.Unknown(),
  cost: Type.Object(
    {
      calls: Type.Integer(),
      inputTokens: Type.Integer(),
      outputTokens: Type.Integer(),
      durationMs: Type.Integer({ description: "From its start to its end, or until now." }),
    },
    { description: "Of all of its tasks." },
  ),
  timeline: Type.Array(TimelineTask, { description: "The first 1,000 tasks. GET …/tasks has all." }),
});
export const RunsToCancel = Type.Object(
  {
    workflow: Type.Optional(WorkflowName),
    causedBy: Type.Optional(
      Type.String({ maxLength: 100, description: "The id of an event or of a run that the runs follow from." }),
    ),
    all: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export const CancelledRuns = Type.Object({
  cancelled: Type.Integer({ description: "So many runs were under way, and end." }),
});
export const StartedRun = Type.Object({
  runId: Type.String(),
  status: RunStatus,
  output: Type.Optional(Type.Unknown({ description: "With `?wait`, of a run that ended in time." })),
  error: Type.Optional(WorkflowError),
});
export const RunListQuery = Type.Object(
  {
    workflow: Type.Optional(WorkflowName),
    status: Type.Optional(RunStatus),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    cursor: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
);
export type RunListQuery = Static<typeof RunListQuery>;
