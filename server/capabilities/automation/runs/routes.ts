import Type, { type Static } from "typebox";
import { type Caller, may } from "../../../kernel/caller.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import { listOf, PageOf } from "../../../kernel/storage/page.ts";
import { Answer, type Call, type Context, type Routes } from "../../../kernel/wire/route.ts";
import { requireWorkflow } from "../definitions/require-workflow.ts";
import { RunId } from "../ids.ts";
import { runStatusConflict } from "../problems.ts";
import * as schema from "../schema.ts";
import { awaitEnd } from "./await-end.ts";
import { keyOfRun, noRun } from "./key-of-run.ts";
import { limitRuns, requireReadable } from "./limit-runs.ts";
import { showRun, showTask } from "./show-run.ts";
import { type StartedRun, startRun } from "./start-run.ts";
import { findRun, listRuns, listTasks, type RunRow, requestCancel, sumCost } from "./store.ts";
import { requireRoomForRun } from "./take-room-for-run.ts";
import { wakeRun } from "./wake-run.ts";

const read = may("automation:read");
const run = may("automation:run");
const tasksShown = 1_000;

const readRuns = listOf({
  name: "runs",
  find: ({ kernel, caller }, { last, limit }, { workflow, status }: Static<typeof schema.RunListQuery>) =>
    listRuns(kernel.database.query, caller.workspaceId, { workflow, status, before: last, limit }),
  showAll: async (rows, { kernel, caller }) => (await limitRuns(kernel, caller, rows)).map(showRun),
});

type TaskQuery = { runId: string; limit?: number; cursor?: string };

const readTasks = listOf({
  name: ({ runId }: TaskQuery) => `tasks:${runId}`,
  async find({ kernel, caller }, { position, limit }, { runId }: TaskQuery) {
    const key = keyOfRun(caller.workspaceId, runId);
    const row = await findRun(kernel.database.query, key);
    if (row === undefined) throw noRun(runId);
    await requireReadable(kernel, caller, row);
    return listTasks(kernel.database.query, key, { after: Number(position?.[0] ?? -1), limit });
  },
  positionOf: (task) => [task.number],
  show: showTask,
});

export function runRoutes(app: Routes): void {
  app.post(
    "/api/automation",
    {
      schema: {
        summary: "Run a workflow",
        description: "202 at once; with `?wait`, 200 and the output of a run that ends in time.",
        query: schema.WaitQuery,
        body: schema.StartOrder,
        response: { 202: schema.StartedRun, 200: schema.StartedRun },
        usualStatus: 202,
      },
      guard: run,
      idempotent: true,
      problems: [notFound, quotaExceeded],
    },
    async (call) => {
      const { kernel, caller, query } = call;
      // The retry of a request waits for the run of the first.
      const { runId, status } = (call.progress?.value as Started | undefined) ?? (await start(call));
      if (query.wait === undefined) return new Answer(202, { runId, status });
      const key = { workspaceId: caller.workspaceId, id: RunId.parse(runId) ?? "" };
      const row = await awaitEnd(kernel, key, query.wait * 1_000);
      return row === undefined || row.endedAt === null
        ? new Answer(202, { runId, status: row?.status ?? status })
        : new Answer(200, { runId, status: row.status, output: row.output, ...(row.error && { error: row.error }) });
    },
  );
  app.get(
    "/api/runs",
    {
      schema: {
        summary: "List runs, newest first",
        query: schema.RunListQuery,
        response: { 200: PageOf(schema.RunSummary) },
      },
      guard: read,
    },
    (call) => readRuns(call, call.query),
  );
  app.get(
    "/api/runs/:runId",
    {
      schema: {
        summary: "Read a run with its timeline",
        description: "With `?wait`, 200 for a run that has ended in time, else 202.",
        params: schema.RunPath,
        query: schema.WaitQuery,
        response: { 200: schema.Run, 202: schema.Run },
      },
      guard: read,
    },
    async ({ kernel, caller, params, query }) => {
      const key = keyOfRun(caller.workspaceId, params.runId);
      const patienceMs = (query.wait ?? 0) * 1_000;
      const row =
        patienceMs === 0 ? await findRun(kernel.database.query, key) : await awaitEnd(kernel, key, patienceMs);
      const isUnfinished = query.wait !== undefined && row?.endedAt === null;
      return new Answer(isUnfinished ? 202 : 200, await showWhole(kernel, caller, row, params.runId));
    },
  );
  app.get(
    "/api/runs/:runId/tasks",
    {
      schema: {
        summary: "List the tasks of a run, in the order of their starts",
        params: schema.RunPath,
        query: Type.Pick(schema.RunListQuery, ["limit", "cursor"]),
        response: { 200: PageOf(schema.TimelineTask) },
      },
      guard: read,
    },
    (call) => readTasks(call, { ...call.query, runId: call.params.runId }),
  );
  app.post(
    "/api/runs/:runId/cancel",
    {
      schema: {
        summary: "End a run",
        description: "The task under way is cut off; its effect may be unknown. 202: the run ends soon.",
        params: schema.RunPath,
        response: { 202: schema.RunSummary },
      },
      guard: run,
      problems: [runStatusConflict],
    },
    async (call) => {
      const { kernel, caller, params } = call;
      const key = keyOfRun(caller.workspaceId, params.runId);
      await call.commit(async (tx) => {
        const before = await requestCancel(tx, key);
        if (before === undefined) throw noRun(params.runId);
        if (before === "completed" || before === "faulted") {
          throw new Problem(runStatusConflict, `The run is ${before}: there is nothing to cancel.`);
        }
        addJob(tx, wakeRun, { workspaceId: caller.workspaceId, runId: params.runId });
      });
      const row = await awaitEnd(kernel, key, 2_000);
      if (row === undefined) throw noRun(params.runId);
      return new Answer(202, showRun(row));
    },
  );
}

async function showWhole(kernel: Context["kernel"], caller: Caller, found: RunRow | undefined, runId: string) {
  const [row] = found === undefined ? [] : await limitRuns(kernel, caller, [found]);
  if (row === undefined) throw noRun(runId);
  const { query } = kernel.database;
  const [tasks, cost] = await Promise.all([
    row.isLimited ? [] : listTasks(query, row, { after: -1, limit: tasksShown }),
    sumCost(query, row),
  ]);
  const { startedAt, endedAt } = row;
  const durationMs = startedAt === null ? 0 : (endedAt?.getTime() ?? kernel.clock.now()) - startedAt.getTime();
  const sum = { ...cost, durationMs: Math.max(durationMs, 0) };
  return { ...showRun(row), input: row.input, output: row.output, cost: sum, timeline: tasks.map(showTask) };
}

type Started = { runId: string; status: string };

async function start(call: Call<unknown, unknown, schema.StartOrder>): Promise<Started> {
  const { kernel, caller, body } = call;
  const workflow = await requireWorkflow(kernel.database.query, caller.workspaceId, body.workflow);
  await requireRoomForRun(kernel, kernel.database.query, { workspaceId: caller.workspaceId });
  let started: StartedRun | undefined;
  const { runId, status } = await call.commit(
    async (tx) => {
      started = await startRun(kernel, tx, {
        workspaceId: caller.workspaceId,
        workflow,
        input: body.input,
        startedBy: "api",
      });
      return { runId: started.id, status: started.status as string };
    },
    { mayShare: true, progressOf: (begun) => begun },
  );
  started?.begin();
  return { runId, status };
}
