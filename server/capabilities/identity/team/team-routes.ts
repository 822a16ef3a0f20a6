import { anyTrusted, may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { lastOwner, operatorNeeded } from "../problems.ts";
import { changeMember } from "./change-member.ts";
import { changeWorkspaceSettings, readWorkspaceSettings } from "./change-workspace-settings.ts";
import { listMembers } from "./list-members.ts";
import { removeMember } from "./remove-member.ts";
import * as schema from "./schema.ts";

/** These routes serve the members of a workspace, and its settings. */
export function teamRoutes(app: Routes): void {
  app.get(
    "/api/members",
    {
      schema: { summary: "List the members", query: PageQuery, response: { 200: PageOf(schema.Member) } },
      guard: may("members:read"),
    },
    (call) => listMembers(call, call.query),
  );
  app.patch(
    "/api/members/:userId",
    {
      schema: {
        summary: "Give a member another role",
        description:
          "Only an owner makes another member an owner, or takes that role away. The last owner stays one. A caller gives and takes only roles whose scopes it has itself. A key with an end, with `allowedAddresses` or with `databaseRules` gives nobody more, because a member has no such bound.",
        params: schema.MemberPath,
        body: schema.ChangedMember,
        response: { 200: schema.Member },
      },
      guard: may("members:write"),
      problems: [lastOwner, operatorNeeded, cannotBeDone],
    },
    (call) => changeMember(call, call.params.userId, call.body),
  );
  app.delete(
    "/api/members/:userId",
    {
      schema: {
        summary: "Remove a member, or leave the workspace",
        description:
          "Every node refuses the member within a second. Keys that the member made stay: they are the workspace's. Removing another member takes the scope `members:write` and all scopes of the member, and removing an owner the role of one.",
        params: schema.MemberPath,
        response: { 204: null },
      },
      guard: anyTrusted,
      problems: [lastOwner, operatorNeeded],
    },
    (call) => removeMember(call, call.params.userId),
  );
  app.get(
    "/api/settings/workspace",
    {
      schema: { summary: "Get the settings of the workspace", response: { 200: schema.WorkspaceSettings } },
      guard: may("settings:read"),
    },
    (call) => readWorkspaceSettings(call),
  );
  app.patch(
    "/api/settings/workspace",
    {
      schema: {
        summary: "Change the settings of the workspace",
        body: schema.ChangedWorkspaceSettings,
        response: { 200: schema.WorkspaceSettings },
      },
      guard: may("settings:write"),
      goesOnWhenFull: true,
    },
    (call) => changeWorkspaceSettings(call, call.body),
  );
}
