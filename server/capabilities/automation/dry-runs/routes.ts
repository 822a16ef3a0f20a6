import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { Nullable } from "../../../kernel/wire/show.ts";
import { workflowInvalid } from "../problems.ts";
import * as schema from "../schema.ts";

const DryRunOrder = Type.Object(
  {
    sinceEvents: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 50, default: 20, description: "How many of the newest fitting events." }),
    ),
    input: Type.Optional(Type.Unknown({ description: "In place of what happened." })),
    definition: Type.Optional(
      Type.String({ maxLength: 262_144, description: "A draft, in YAML or JSON, in place of the saved document." }),
    ),
  },
  { additionalProperties: false },
);
const Ended = Type.Object({ status: Type.String(), output: Type.Unknown() });
const Difference = Type.Object({
  pointer: Type.String(),
  recorded: Nullable(Ended),
  dry: Nullable(Ended),
});
const DryRun = Type.Object({
  event: Type.Optional(Type.Unknown({ description: "The event that would have started it." })),
  input: Type.Unknown(),
  recorded: Type.Optional(Type.Object({ runId: Type.String(), ...Ended.properties })),
  dry: Type.Object({
    ...Ended.properties,
    error: Nullable(schema.WorkflowError),
    timeline: Type.Array(schema.TimelineTask, { description: "The first 200 tasks." }),
  }),
  isSame: Nullable(Type.Boolean(), { description: "Null where nothing was recorded." }),
  differences: Type.Array(Difference, { description: "The tasks that ended differently: the first 100." }),
});

export function dryRunRoutes(app: Routes): void {
  app.post(
    "/api/workflows/:name/dry-run",
    {
      schema: {
        summary: "Try a workflow, or a draft of it, with what happened before",
        description:
          "Executes it in memory with the newest events that start it, or else with the inputs of its newest runs. Nothing is sent or stored: a call gives what the same task gave in the recorded run, or null. Waits end at once, and approvals are given; a task that waits for events that were not recorded ends the dry run. A draft needs `automation:write` too. Without `input` it needs `automation:read`, and uses only events that the caller may read. Takes at most 10 seconds.",
        params: schema.WorkflowPath,
        body: DryRunOrder,
        isBodyOptional: true,
        response: {
          200: Type.Object({
            data: Type.Array(DryRun),
            isComplete: Type.Boolean({ description: "False: the time or the size was not enough for all." }),
          }),
        },
      },
      guard: may("automation:run"),
      maxBodyBytes: 1_048_576,
      cost: () => ({ workMs: 2_000, of: "a dry run" }),
      problems: [workflowInvalid, notFound, tooComplex],
    },
    // A dry run needs the interpreter, which a server loads with its first run.
    async (call) => (await import("./dry-run.ts")).dryRun(call),
  );
}
