import Type from "typebox";
import { anyMember, operatorOnly } from "../../kernel/caller.ts";
import { cannotBeDone, notFound } from "../../kernel/problem.ts";
import { examinerOf } from "../../kernel/standing/examination.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { DefaultRetention, RetentionChange, readDefaultRetention } from "../housekeeping/index.ts";
import { resetSignIn } from "../identity/index.ts";
import { addOperator, removeOperator, requirePerson } from "./add-operator.ts";
import { changeDefaultRetention } from "./change-default-retention.ts";
import { decideAboutWorkspace } from "./decide-about-workspace.ts";
import { deleteInstalledWorkspace, deleteOwnWorkspace } from "./deletion/delete-own-workspace.ts";
import { keepInstalledWorkspace, keepOwnWorkspace } from "./deletion/keep-own-workspace.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { lastOperator } from "./problems.ts";
import { readInstallation } from "./read-installation.ts";
import * as schema from "./schema.ts";

const UserPath = Type.Object({ userId: Type.String({ maxLength: 100 }) });
const WorkspacePath = Type.Object({ workspaceId: Type.String({ maxLength: 100 }) });

export function routes(app: Routes): void {
  app.get(
    "/api/installation",
    {
      schema: { summary: "See what runs here, and who operates it", response: { 200: schema.Installation } },
      guard: operatorOnly,
    },
    readInstallation,
  );
  app.get(
    "/api/installation/findings",
    {
      schema: {
        summary: "Examine the installation",
        description:
          "The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs, mails, certificates and what was left over. It calls the hosts whose certificates it looks at, and takes up to ten seconds.",
        response: { 200: schema.Examination },
      },
      guard: operatorOnly,
      cost: () => ({ workMs: 1_000, of: "an examination" }),
    },
    (call) => examinerOf(call.kernel).examine(),
  );
  app.get(
    "/api/installation/retention",
    {
      schema: { summary: "Read for how long new workspaces keep their data", response: { 200: DefaultRetention } },
      guard: operatorOnly,
    },
    (call) => readDefaultRetention(call.kernel),
  );
  app.patch(
    "/api/installation/retention",
    {
      schema: {
        summary: "Change for how long new workspaces keep their data",
        description:
          "Workspaces that are there keep what they have; their owners see with `GET /api/settings/retention/default` what the default would erase.",
        body: RetentionChange,
        response: { 200: DefaultRetention },
      },
      guard: operatorOnly,
    },
    (call) => changeDefaultRetention(call, call.body),
  );
  app.post(
    "/api/installation/operators",
    {
      schema: {
        summary: "Make a person an operator",
        description:
          "The person has all rights of an operator at the next request. Only a signed-in operator may do this.",
        body: schema.NewOperator,
        response: { 201: schema.Operator },
      },
      guard: operatorOnly,
      problems: [notFound],
    },
    (call) => addOperator(call, call.body),
  );
  app.delete(
    "/api/installation/operators/:userId",
    {
      schema: {
        summary: "Remove an operator",
        description: "The last one stays. Only a signed-in operator may do this.",
        params: UserPath,
        response: { 204: null },
      },
      guard: operatorOnly,
      problems: [lastOperator],
    },
    (call) => removeOperator(call, call.params.userId),
  );
  app.post(
    "/api/installation/sign-in-resets",
    {
      schema: {
        summary: "Help a person who cannot sign in",
        description:
          "Makes a link for a new password, which is mailed where mail is set up; else you get it and pass it on. It works for an hour, and for three days where the address was never confirmed: then the account starts again in an empty workspace. The former password works until the link is used. The person's workspaces find it in their audit logs. Only a signed-in operator may do this.",
        body: schema.NewSignInReset,
        response: { 201: schema.SignInReset },
      },
      guard: operatorOnly,
      idempotent: true,
      problems: [notFound, cannotBeDone],
    },
    (call) => {
      requirePerson(call);
      return resetSignIn(call, call.body);
    },
  );
  app.get(
    "/api/installation/workspaces",
    {
      schema: {
        summary: "List the workspaces with what they use, newest first",
        query: schema.WorkspacesQuery,
        response: { 200: PageOf(schema.InstalledWorkspace) },
      },
      guard: operatorOnly,
      cost: () => ({ workMs: 100, of: "counting what workspaces use" }),
    },
    (call) => listWorkspaces(call, call.query),
  );
  app.patch(
    "/api/installation/workspaces/:workspaceId",
    {
      schema: {
        summary: "Suspend a workspace, let it go on, or set its quotas",
        description:
          "While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and calls wait, and go on afterwards. Its callers get workspace-suspended, and senders of webhooks 503 with Retry-After. Leaving a newsletter, preferences, erasure and export go on; its owners sign in, read and delete.",
        params: WorkspacePath,
        body: schema.WorkspaceDecision,
        response: { 200: schema.InstalledWorkspace },
      },
      guard: operatorOnly,
      problems: [cannotBeDone],
    },
    (call) => decideAboutWorkspace(call, call.params.workspaceId, call.body),
  );
  app.delete(
    "/api/installation/workspaces/:workspaceId",
    {
      schema: {
        summary: "Have a workspace deleted after seven days",
        description:
          "It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing.",
        params: WorkspacePath,
        response: { 202: schema.InstalledWorkspace },
      },
      guard: operatorOnly,
      problems: [cannotBeDone],
    },
    (call) => deleteInstalledWorkspace(call, call.params.workspaceId),
  );
  app.post(
    "/api/installation/workspaces/:workspaceId/keep",
    {
      schema: {
        summary: "Keep a workspace that waits for its deletion",
        params: WorkspacePath,
        response: { 200: schema.InstalledWorkspace },
      },
      guard: operatorOnly,
      problems: [cannotBeDone],
    },
    (call) => keepInstalledWorkspace(call, call.params.workspaceId),
  );
  app.delete(
    "/api/workspace",
    {
      schema: {
        summary: "Have the workspace deleted after seven days",
        description:
          "Only an owner may do this. The workspace is suspended at once, its owners get a mail, and `POST /api/workspace/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing.",
        response: { 202: schema.WorkspaceDeletion },
      },
      guard: anyMember,
      problems: [cannotBeDone],
    },
    (call) => deleteOwnWorkspace(call),
  );
  app.post(
    "/api/workspace/keep",
    {
      schema: {
        summary: "Keep the workspace that waits for its deletion",
        description: "Only an owner may do this. A deletion that the operator decided is the operator's to take back.",
        response: { 204: null },
      },
      guard: anyMember,
      goesOnWhenSuspended: true,
      goesOnWhenFull: true,
      problems: [cannotBeDone],
    },
    (call) => keepOwnWorkspace(call),
  );
}
