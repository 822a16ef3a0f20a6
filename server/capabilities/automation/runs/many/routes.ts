import { may } from "../../../../kernel/caller.ts";
import { cannotBeDone, notFound, Problem } from "../../../../kernel/problem.ts";
import { EventId } from "../../../../kernel/storage/id.ts";
import { Answer, type Routes } from "../../../../kernel/wire/route.ts";
import { requireWorkflow } from "../../definitions/require-workflow.ts";
import { RunId } from "../../ids.ts";
import * as schema from "../../schema.ts";
import { cancelRuns } from "./cancel-runs.ts";

export function manyRunsRoutes(app: Routes): void {
  app.post(
    "/api/runs/cancel",
    {
      schema: {
        summary: "End many runs",
        description:
          "Those of a workflow, those that an event or a run has caused, or all: exactly one of the three. 202: the runs that were under way end soon, and the events that they have emitted start no run. Runs that start later go on.",
        body: schema.RunsToCancel,
        response: { 202: schema.CancelledRuns },
      },
      guard: may("automation:run"),
      problems: [cannotBeDone, notFound],
    },
    async (call) => {
      const { workflow, causedBy, all } = call.body;
      if ([workflow, causedBy, all].filter((given) => given !== undefined).length !== 1) {
        throw new Problem(cannotBeDone, "Say which runs to end by exactly one of workflow, causedBy and all.");
      }
      const { workspaceId } = call.caller;
      const cause = causedBy === undefined ? undefined : (EventId.parse(causedBy) ?? RunId.parse(causedBy));
      if (causedBy !== undefined && cause === undefined) {
        throw new Problem(cannotBeDone, "causedBy is the id of an event (evt_…) or of a run (run_…).");
      }
      const { query } = call.kernel.database;
      const workflowId = workflow && (await requireWorkflow(query, workspaceId, workflow)).id;
      const meant = { workspaceId, workflowId, causedBy: cause };
      const cancelled = await call.commit((tx) => cancelRuns(tx, meant));
      return new Answer(202, { cancelled });
    },
  );
}
