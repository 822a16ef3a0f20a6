import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { LeadSettings } from "../schema.ts";
import { changeLeadSettings, notifyOf } from "./change-lead-settings.ts";

/** These routes say which members are told of leads. */
export function settingsRoutes(app: Routes): void {
  app.get(
    "/api/settings/leads",
    {
      schema: { summary: "Read which members are mailed about leads", response: { 200: LeadSettings } },
      guard: may("settings:read"),
    },
    async ({ kernel, caller }) => ({ notify: await notifyOf(kernel.database.query, caller.workspaceId) }),
  );
  app.patch(
    "/api/settings/leads",
    {
      schema: {
        summary: "Choose which members are mailed about leads",
        description:
          "`all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except with `none`, a member is also told of leads that another one gives them.",
        body: LeadSettings,
        response: { 200: LeadSettings },
      },
      guard: may("settings:write"),
    },
    (call) => changeLeadSettings(call, call.body),
  );
}
