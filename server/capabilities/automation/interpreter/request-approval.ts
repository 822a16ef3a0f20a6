import { newUuid } from "../../../kernel/storage/id.ts";
import type { DecisionSignal } from "../approvals/decide.ts";
import { findStranger } from "../approvals/find-approvers.ts";
import { escalateApproval, expireApproval, openApproval, withdrawApproval } from "../approvals/open-approval.ts";
import { type ApprovalOrder, readApprovalOrder } from "../approvals/read-approval-order.ts";
import { timeZoneOf } from "../execution/run-settings.ts";
import type { BodyFrame } from "../execution/run-state.ts";
import { faultOf } from "../execution/task-fault.ts";
import { ApprovalId } from "../ids.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { secretTextsOf } from "../secrets/read-secrets-of.ts";
import type { BodyOutcome } from "./bodies.ts";
import type { TaskRun } from "./task-run.ts";

type ApprovalRun = Pick<TaskRun, "run" | "place" | "record" | "frame" | "scope">;
type Asked = NonNullable<BodyFrame["approval"]>;

/** Asks people, and waits for their decision. Throws TaskFault: 403 for a rejection, 408 for none in time. */
export async function requestApproval(under: ApprovalRun, args: Record<string, unknown>): Promise<BodyOutcome> {
  const { run, place, record, frame } = under;
  // Secrets are hidden before the request is hashed: people approve exactly what they see.
  const order = readApprovalOrder(hideSecrets(args, secretTextsOf(run)), timeZoneOf(run.facts.definition));
  if (run.facts.isDry) {
    record.effect = "not-sent";
    const stub = run.facts.stub?.(place);
    if (stub !== undefined) return { output: stub.recorded, isRecorded: true };
    return { output: { decision: "approved", requestHash: order.requestHash } };
  }
  if (frame.body.approval === undefined) await arrange(under, order);
  const asked = frame.body.approval as Asked;
  const { decision, by, comment, decidedAt } = await decisionOf(under, order, asked);
  if (decision === "approved") {
    return { output: { decision, by, comment, decidedAt, requestHash: asked.requestHash } };
  }
  throw faultOf("authorization", "The request was rejected", comment ?? undefined, 403);
}

async function arrange(under: ApprovalRun, order: ApprovalOrder): Promise<void> {
  const { run, record, frame, scope } = under;
  const named = [...(order.approvers ?? []), ...(order.escalateTo === null ? [] : [order.escalateTo])];
  const stranger = await findStranger(run.kernel.database.query, run.facts.workspaceId, named);
  if (stranger !== undefined) throw faultOf("configuration", "Only members can decide", `${stranger} is no member.`);
  const id = newUuid();
  const { requestHash, deadlineMs } = order;
  frame.body.approval = {
    id,
    requestHash,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    isEscalated: false,
  };
  if (deadlineMs !== undefined) frame.body.untilMs = Date.now() + deadlineMs;
  const deadline = momentOf(frame.body.untilMs);
  record.waitingFor = waitingFor(order, id, deadline);
  run.alongside((tx) =>
    openApproval(tx, run, { id, order, taskNumber: record.number, wait: waitKey(scope), deadline }),
  );
  run.note(record);
  await run.checkpoint();
}

/** Waits for the decision; when the deadline has passed, further people are asked, or it expires. */
async function decisionOf(under: ApprovalRun, order: ApprovalOrder, asked: Asked): Promise<DecisionSignal> {
  const { run, record, frame, scope } = under;
  let isLate = false;
  for (;;) {
    const dueMs = isLate ? undefined : frame.body.untilMs;
    const outcome = await run
      .wait(record, {
        key: waitKey(scope),
        waitingFor: waitingFor(order, asked.id, momentOf(dueMs)),
        dueMs,
        signal: scope.signal,
      })
      .catch((error: unknown) => {
        if (!run.signal.aborted) run.alongside((tx) => withdrawApproval(tx, run, asked.id));
        throw error;
      });
    if (outcome !== "due") return outcome.content as DecisionSignal;
    if (order.escalateTo !== null && !asked.isEscalated) await escalate(under, order.escalateTo, asked);
    else {
      const status = await expire(under, asked.id);
      if (status !== "approved" && status !== "rejected") throw faultOf("timeout", "Nobody has decided in time");
      // A member decided in the same moment: the signal is on its way.
      isLate = true;
    }
  }
}

async function escalate({ run, frame, record }: ApprovalRun, escalateTo: string, asked: Asked): Promise<void> {
  const untilMs = Date.now() + (asked.deadlineMs ?? 0);
  asked.isEscalated = true;
  frame.body.untilMs = untilMs;
  run.alongside((tx) => escalateApproval(tx, run, { id: asked.id, escalateTo, deadline: new Date(untilMs) }));
  run.note(record);
  await run.checkpoint();
}

async function expire({ run, record }: ApprovalRun, id: string): Promise<string | undefined> {
  let status: string | undefined;
  run.alongside(async (tx) => {
    status = await expireApproval(tx, run, id);
  });
  run.note(record);
  await run.checkpoint();
  return status;
}

function waitKey(scope: ApprovalRun["scope"]): string {
  return `${scope.key}:approval`;
}

function momentOf(ms: number | undefined): Date | null {
  return ms === undefined ? null : new Date(ms);
}

function waitingFor({ title }: ApprovalOrder, id: string, until: Date | null) {
  const approvalId = ApprovalId.format(id);
  return { kind: "approval" as const, approvalId, title, ...(until === null ? {} : { until: until.toISOString() }) };
}
