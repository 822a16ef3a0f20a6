import type { Static } from "typebox";
import { anyone, may } from "../../../kernel/caller.ts";
import { problemPage } from "../../../kernel/pages/problem-page.ts";
import { listOf, PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { approvalChanged, approvalDecided } from "../problems.ts";
import { notWithinRules, readableRuns } from "../runs/limit-runs.ts";
import { approvalPage } from "./approval-page.ts";
import { decideByApi, requireApproval } from "./decide-by-api.ts";
import * as schema from "./schema.ts";
import { showApproval } from "./show-approval.ts";
import { listApprovals } from "./store.ts";

const readApprovals = listOf({
  name: "approvals",
  find: ({ kernel, caller }, { last, limit }, { status }: Static<typeof schema.ApprovalListQuery>) =>
    listApprovals(kernel.database.query, caller.workspaceId, { status, before: last, limit }),
  async showAll(rows, { kernel, caller }) {
    const isReadable = await readableRuns(kernel, caller, rows);
    return rows.map((row) => (isReadable(row.runId) ? showApproval(row) : undefined));
  },
});

/**
 * These routes list and decide what runs ask people for, and serve the page behind the links of the
 * mails.
 */
export function approvalRoutes(app: Routes): void {
  app.get(
    "/api/approvals",
    {
      schema: {
        summary: "List what runs ask people for, newest first",
        query: schema.ApprovalListQuery,
        response: { 200: PageOf(schema.Approval) },
      },
      guard: may("automation:read"),
    },
    (call) => readApprovals(call, call.query),
  );
  app.get(
    "/api/approvals/:approvalId",
    {
      schema: {
        summary: "Read what a run asks people for",
        params: schema.ApprovalPath,
        response: { 200: schema.Approval },
      },
      guard: may("automation:read"),
    },
    async ({ kernel, caller, params }) => {
      const row = await requireApproval(kernel.database.query, caller.workspaceId, params.approvalId);
      if (!(await readableRuns(kernel, caller, [row]))(row.runId)) throw notWithinRules();
      return showApproval(row);
    },
  );
  app.post(
    "/api/approvals/:approvalId",
    {
      schema: {
        summary: "Approve or reject what a run asks for",
        description:
          "The first decision counts; the run goes on with it. Where the workflow names `approvers`, only these members may decide.",
        params: schema.ApprovalPath,
        body: schema.Decision,
        response: { 200: schema.Approval },
      },
      guard: may("approvals:write"),
      idempotent: true,
      problems: [approvalDecided, approvalChanged],
    },
    (call) => decideByApi(call, call.params.approvalId, call.body),
  );
  app.get(
    "/approvals/:token",
    {
      schema: {
        summary: "Open the page of an approval",
        tag: "automation",
        params: schema.LinkPath,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => approvalPage.show(call),
  );
  app.post(
    "/approvals/:token",
    {
      schema: {
        summary: "Approve or reject on that page",
        tag: "automation",
        params: schema.LinkPath,
        body: schema.DecisionForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
    },
    (call) => approvalPage.submit(call),
  );
}
