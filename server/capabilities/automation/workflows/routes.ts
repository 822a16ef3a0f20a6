import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { cannotBeDone, invalidRequest, Problem } from "../../../kernel/problem.ts";
import { listOf, PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import { Answer, type Routes } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { noWorkflow, requireWorkflow } from "../definitions/require-workflow.ts";
import { deleteWorkflow, listVersions, listWorkflows, lockWorkflow } from "../definitions/store.ts";
import { tooManyWorkflows, workflowInvalid } from "../problems.ts";
import { cancelRunsOf } from "../runs/many/cancel-runs.ts";
import * as schema from "../schema.ts";
import { changeWorkflow } from "./change-workflow.ts";
import { checkWorkflow } from "./check-workflow.ts";
import { findProblems } from "./find-problems.ts";
import { saveWorkflow } from "./save-workflow.ts";
import { showWorkflow } from "./show-workflow.ts";

const mediaTypes = ["application/yaml", "application/x-yaml", "text/yaml", "application/json", "text/plain"];
const maxBodyBytes = 262_144;
const read = may("automation:read");
const write = may("automation:write");
/** Reading a document is work for a thread of its own. */
const cost = () => ({ workMs: 50, of: "checking a workflow" });
/** PostgreSQL counts versions in integers, of which this is the greatest. */
const newestVersion = 2_147_483_647;
type VersionQuery = { workflowId: string; limit?: number; cursor?: string };
const readWorkflows = listOf({
  name: "workflows",
  find: ({ kernel, caller }, { last = "", limit }) =>
    listWorkflows(kernel.database.query, caller.workspaceId, { after: last, limit }),
  positionOf: (row) => [row.name],
  show: showWorkflow,
});
const readVersions = listOf({
  name: ({ workflowId }: VersionQuery) => `versions:${workflowId}`,
  find: ({ kernel, caller }, { position: [before] = [newestVersion], limit }, { workflowId }: VersionQuery) =>
    listVersions(kernel.database.query, caller.workspaceId, workflowId, { before: Number(before), limit }),
  positionOf: (row) => [row.version],
  show: show(schema.Version),
});
const Document = Type.Unknown({ description: "The document, in YAML or JSON." });

export function workflowRoutes(app: Routes): void {
  app.put(
    "/api/workflows/:name",
    {
      schema: {
        summary: "Save a workflow",
        description:
          "The body is the document itself: Serverless Workflow DSL (Open Workflow Specification) 1.0.3, in YAML or JSON. A changed document is a new version. Saving activates its schedule and its triggers, unless `?activate=false`.",
        params: schema.WorkflowPath,
        query: schema.SaveQuery,
        body: Document,
        response: { 200: schema.SavedWorkflow, 201: schema.SavedWorkflow },
      },
      guard: write,
      body: { kind: "bytes", mediaTypes },
      maxBodyBytes,
      cost,
      problems: [workflowInvalid, tooManyWorkflows, tooComplex],
    },
    saveWorkflow,
  );
  app.get(
    "/api/workflows",
    {
      schema: {
        summary: "List the workflows by name",
        query: PageQuery,
        response: { 200: PageOf(schema.Workflow) },
      },
      guard: read,
    },
    (call) => readWorkflows(call, call.query),
  );
  app.get(
    "/api/workflows/:name",
    {
      schema: {
        summary: "Read a workflow",
        params: schema.WorkflowPath,
        response: { 200: schema.WorkflowWithDefinition },
      },
      guard: read,
    },
    async ({ kernel, caller, params }) => {
      const row = await requireWorkflow(kernel.database.query, caller.workspaceId, params.name);
      const problems = await findProblems(kernel, caller.workspaceId, row);
      return { ...showWorkflow(row), definition: row.definition, ...(problems !== undefined && { problems }) };
    },
  );
  app.patch(
    "/api/workflows/:name",
    {
      schema: {
        summary: "Activate or deactivate a workflow",
        description:
          'Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked for meanwhile, wait until it is active (`waitingFor: {kind: "activation"}`), or end with `queued: "cancel"`.',
        params: schema.WorkflowPath,
        body: schema.WorkflowChange,
        response: { 200: schema.ChangedWorkflow },
      },
      guard: write,
      cost: () => ({ workMs: 200, of: "holding the queued runs of a workflow, or letting them go on" }),
      goesOnWhenFull: true,
      problems: [cannotBeDone],
    },
    changeWorkflow,
  );
  app.delete(
    "/api/workflows/:name",
    {
      schema: {
        summary: "Delete a workflow with its versions",
        description: "Its runs stay. Those under way are cancelled.",
        params: schema.WorkflowPath,
        response: { 204: null },
      },
      guard: write,
    },
    async (call) => {
      await call.commit(async (tx) => {
        const found = await lockWorkflow(tx, call.caller.workspaceId, call.params.name);
        if (found === undefined) throw noWorkflow(call.params.name);
        await deleteWorkflow(tx, call.caller.workspaceId, found.id);
        addJob(tx, cancelRunsOf, { workspaceId: call.caller.workspaceId, workflowId: found.id });
      });
      return new Answer(204, undefined);
    },
  );
  app.get(
    "/api/workflows/:name/versions",
    {
      schema: {
        summary: "List the versions of a workflow, newest first",
        params: schema.WorkflowPath,
        query: PageQuery,
        response: { 200: PageOf(schema.Version) },
      },
      guard: read,
    },
    async (call) => {
      const { id } = await requireWorkflow(call.kernel.database.query, call.caller.workspaceId, call.params.name);
      return readVersions(call, { ...call.query, workflowId: id });
    },
  );
  app.post(
    "/api/workflows/validate",
    {
      schema: {
        summary: "Check a workflow without saving it",
        body: Document,
        response: { 200: schema.Validation },
      },
      guard: read,
      body: { kind: "bytes", mediaTypes },
      maxBodyBytes,
      cost,
      allowsUnverified: true,
      problems: [tooComplex],
    },
    async ({ kernel, caller, rawBody }) => {
      if (rawBody.length === 0) throw new Problem(invalidRequest, "Send the document as the body.");
      const { definition, problems } = await checkWorkflow(kernel, caller.workspaceId, rawBody);
      return { valid: definition !== undefined, problems };
    },
  );
}
