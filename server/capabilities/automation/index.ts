import { capability } from "../../kernel/capability.ts";
import { mailAlerts } from "./alerts/gather-alert.ts";
import { approvalRoutes } from "./approvals/routes.ts";
import { dryRunRoutes } from "./dry-runs/routes.ts";
import {
  approvalDecided,
  approvalEnded,
  approvalRequested,
  runCancelled,
  runCompleted,
  runFaulted,
  runResumed,
  runStarted,
} from "./events.ts";
import { sealedStates } from "./executor/database-journal.ts";
import { adoptRuns, drainExecutor, stopExecutor } from "./executor/execute-run.ts";
import { startExecutor } from "./executor/start-executor.ts";
import { expressionsOf } from "./expressions-of.ts";
import { mailFailedRuns } from "./failures/mail-failed-runs.ts";
import { deleteOldEffects } from "./functions/do-once.ts";
import { ApprovalId, EmittedEventId, RunId, WorkflowId } from "./ids.ts";
import { resumeRoutes } from "./resuming/routes.ts";
import { runRetention } from "./rights/run-retention.ts";
import { runsOfPerson } from "./rights/runs-of-person.ts";
import { beginRuns } from "./runs/begin-runs.ts";
import { cancelRunsOf } from "./runs/many/cancel-runs.ts";
import { goOn, releaseRuns } from "./runs/many/hold-or-release.ts";
import { manyRunsRoutes } from "./runs/many/routes.ts";
import { measureRuns } from "./runs/measure-runs.ts";
import { runRoutes } from "./runs/routes.ts";
import { countOfRunsUnderWay, sumOfRuns } from "./runs/store.ts";
import { startNextQueued, wakeRun } from "./runs/wake-run.ts";
import { startScheduledRuns, stopScheduledRuns } from "./schedules/start-scheduled-runs.ts";
import { sealedSecrets } from "./secrets/encrypt-secret.ts";
import { secretRoutes } from "./secrets/routes.ts";
import { automationTexts } from "./texts/automation-texts.ts";
import { cloudEventEmitted } from "./triggers/events.ts";
import { followEvents, stopFollowingEvents } from "./triggers/follow-events.ts";
import { workflowRoutes } from "./workflows/routes.ts";
import { runWorkflowAction } from "./workflows/run-workflow-action.ts";
import { versionRoutes } from "./workflows/versions/routes.ts";

export { countFailedRuns } from "./failures/store.ts";

/** Workflows, their runs, and what starts them. */
export const automation = capability({
  name: "automation",
  texts: automationTexts,
  ids: [EmittedEventId, WorkflowId, RunId, ApprovalId],
  scopes: [
    { name: "automation:read", summary: "Read workflows and their runs" },
    { name: "automation:write", summary: "Save and delete workflows", isBounded: true },
    { name: "automation:run", summary: "Run workflows, and end and resume runs" },
    { name: "approvals:write", summary: "Decide what runs ask people for" },
  ],
  tables: [
    "workflow",
    "workflow_version",
    "workflow_secret",
    "run",
    "run_task",
    "run_signal",
    "run_subscription",
    "emitted_event",
    "approval",
    "approval_link",
    "function_effect",
    "workflow_trigger",
    "workflow_trigger_wait",
    "run_cancellation",
    "workflow_schedule",
    "workflow_alert",
  ],
  routes(app) {
    workflowRoutes(app);
    versionRoutes(app);
    dryRunRoutes(app);
    manyRunsRoutes(app);
    runRoutes(app);
    resumeRoutes(app);
    approvalRoutes(app);
    secretRoutes(app);
  },
  events: [
    runStarted,
    runResumed,
    runCompleted,
    runFaulted,
    runCancelled,
    cloudEventEmitted,
    approvalRequested,
    approvalDecided,
    approvalEnded,
  ],
  personalData: runsOfPerson,
  retention: [runRetention],
  storedKinds: [
    { quota: "runs", sum: countOfRunsUnderWay },
    { quota: "runBytes", sum: (workspaceId) => sumOfRuns(workspaceId) },
  ],
  listeners: [goOn],
  actions: [runWorkflowAction],
  jobs: [mailFailedRuns, mailAlerts, beginRuns, deleteOldEffects, wakeRun, startNextQueued, cancelRunsOf, releaseRuns],
  measures: [measureRuns],
  adopt: adoptRuns,
  sealed: [sealedSecrets, sealedStates],
  async start(kernel) {
    await startExecutor(kernel);
    followEvents(kernel);
    startScheduledRuns(kernel);
  },
  drain: drainExecutor,
  async stop(kernel) {
    await stopScheduledRuns(kernel);
    await stopFollowingEvents(kernel);
    await stopExecutor(kernel);
    await expressionsOf(kernel).close();
  },
});
