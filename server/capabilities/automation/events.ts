import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

/** The positions of the events that workflows have heard are stored under this name. */
export const followerName = "workflows";

const visibleTo = "automation:read";
const ofRun = { runId: Type.String(), workflow: Type.String(), version: Type.Integer() };

export const runStarted = defineEvent({
  type: "run.started",
  summary: "A run of a workflow began, or was queued.",
  visibleTo,
  schema: Type.Object(ofRun),
});

export const runResumed = defineEvent({
  type: "run.resumed",
  summary: "A run goes on that had failed, was cancelled, or waited.",
  visibleTo,
  schema: Type.Object(ofRun),
});

export const runCompleted = defineEvent({
  type: "run.completed",
  summary: "A run came to its end.",
  visibleTo,
  schema: Type.Object(ofRun),
});

export const runFaulted = defineEvent({
  type: "run.faulted",
  summary: "A run ended with an error that nothing in its workflow caught.",
  visibleTo,
  schema: Type.Object({
    ...ofRun,
    error: Type.Object({
      type: Type.String(),
      status: Type.Integer(),
      title: Type.Optional(Type.String()),
      instance: Type.Optional(Type.String()),
    }),
  }),
});

export const runCancelled = defineEvent({
  type: "run.cancelled",
  summary: "A member or a server ended a run.",
  visibleTo,
  schema: Type.Object(ofRun),
});

const ofApproval = { approvalId: Type.String(), runId: Type.String(), workflow: Type.String() };

export const approvalRequested = defineEvent({
  type: "approval.requested",
  summary: "A run asked people for a decision, or asked further people once the deadline had passed.",
  visibleTo,
  schema: Type.Object({ ...ofApproval, isEscalation: Type.Boolean() }),
});

export const approvalDecided = defineEvent({
  type: "approval.decided",
  summary: "A member or a server decided what a run had asked for.",
  visibleTo,
  schema: Type.Object({ ...ofApproval, decision: Type.Enum(["approved", "rejected"]) }),
});

export const approvalEnded = defineEvent({
  type: "approval.ended",
  summary: "An approval ended without a decision: its deadline passed, or its run went on without it.",
  visibleTo,
  schema: Type.Object({ ...ofApproval, status: Type.Enum(["expired", "cancelled"]) }),
});
