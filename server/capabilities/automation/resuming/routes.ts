import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import { Answer, type Routes } from "../../../kernel/wire/route.ts";
import { runStatusConflict, taskUnknown } from "../problems.ts";
import { keyOfRun } from "../runs/key-of-run.ts";
import * as schema from "../schema.ts";
import { resumeRun } from "./resume-run.ts";
import { retryRun } from "./retry-run.ts";

const run = may("automation:run");

const Definition = Type.Union([Type.Literal("latest"), Type.Integer({ minimum: 1, maximum: 2_147_483_647 })], {
  description: "A version of the workflow.",
});
const ResumeOrder = Type.Object(
  {
    fromTask: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1_000,
        description: "JSON Pointer, or a name that one task of the run has. Without it: where the run stopped.",
      }),
    ),
    definition: Type.Optional(Definition),
    input: Type.Optional(
      Type.Unknown({ description: "The task that begins again gets this in place of the input that it had." }),
    ),
  },
  { additionalProperties: false },
);
const RetryOrder = Type.Object({ definition: Type.Optional(Definition) }, { additionalProperties: false });

export function resumeRoutes(app: Routes): void {
  app.post(
    "/api/runs/:runId/resume",
    {
      schema: {
        summary: "Let a run go on that has failed, was cancelled, or waits",
        description:
          "What has ended is not done again. The tasks at which the run stopped begin again, or the run goes on from `fromTask`, with its own definition or with another version of it. A call whose effect is unknown is made again: look at the other side first. Idempotency keys stay the same. A run that waits goes on waiting, except for a retry, which is made at once.",
        params: schema.RunPath,
        body: ResumeOrder,
        isBodyOptional: true,
        response: { 202: schema.RunSummary },
      },
      guard: run,
      idempotent: true,
      problems: [runStatusConflict, taskUnknown, quotaExceeded],
    },
    async (call) => {
      const key = keyOfRun(call.caller.workspaceId, call.params.runId);
      return new Answer(202, await resumeRun(call, key, call.body ?? {}));
    },
  );
  app.post(
    "/api/runs/:runId/retry",
    {
      schema: {
        summary: "Start a new run with the input of a run that has ended",
        description: "With the newest version of the workflow, unless `definition` says another.",
        params: schema.RunPath,
        body: RetryOrder,
        isBodyOptional: true,
        response: { 202: schema.StartedRun },
      },
      guard: run,
      idempotent: true,
      problems: [runStatusConflict, quotaExceeded],
    },
    async (call) => new Answer(202, await retryRun(call, keyOfRun(call.caller.workspaceId, call.params.runId))),
  );
}
