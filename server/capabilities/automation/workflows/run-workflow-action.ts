import Type from "typebox";
import { commitAction, defineAction } from "../../../kernel/log/action.ts";
import { maxDepth } from "../../../kernel/log/event.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { findWorkflow } from "../definitions/store.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { RunId } from "../ids.ts";
import { chainTooLong } from "../problems.ts";
import { awaitEnd } from "../runs/await-end.ts";
import { type StartedRun, startRun } from "../runs/start-run.ts";
import { requireRoomForRun } from "../runs/take-room-for-run.ts";
import { runStatuses, WorkflowName } from "../schema.ts";

/** An assistant tells the person that the run goes on when it takes longer. */
const patienceMs = 10_000;

/** Runs a workflow whose document allows it with `metadata.parley.action: true`. */
export const runWorkflowAction = defineAction({
  name: "run_workflow",
  title: "Run a workflow",
  description:
    "Runs one of the workspace's workflows that were released for assistants, by its name and with the input that it expects. Gives the output when the run ends soon, else its id.",
  input: Type.Object(
    {
      workflow: WorkflowName,
      input: Type.Optional(
        Type.Object({}, { additionalProperties: true, description: "What the workflow works with." }),
      ),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    runId: Type.String(),
    status: Type.Enum([...runStatuses]),
    output: Type.Optional(Type.Unknown()),
  }),
  scope: "automation:run",
  async run(call, { workflow: name, input = {} }) {
    const { kernel, workspaceId } = call;
    const workflow = await findWorkflow(kernel.database.query, workspaceId, name);
    if (workflow === undefined || !workflow.isActive || settingsOf(workflow.definition).action !== true) {
      throw new Problem(
        notFound,
        `There is no workflow ${name} that assistants may run: an active one with metadata.parley.action: true.`,
      );
    }
    const { causedBy, databaseRules } = call;
    if (causedBy !== undefined && causedBy.depth >= maxDepth) {
      throw new Problem(chainTooLong, `Each of ${maxDepth} events caused the next: this would be one too many.`);
    }
    await requireRoomForRun(kernel, kernel.database.query, { workspaceId, causedBy });
    let started: StartedRun | undefined;
    const runId = await commitAction(call, async (tx) => {
      started = await startRun(kernel, tx, {
        ...{ workspaceId, workflow, input, startedBy: "action", causedBy, databaseRules },
      });
      return started.id;
    });
    started?.begin();
    const row = await awaitEnd(kernel, { workspaceId, id: RunId.parse(runId) ?? "" }, patienceMs);
    return {
      runId,
      status: row?.status ?? "running",
      ...(row?.status === "completed" ? { output: row.output } : {}),
    };
  },
});
