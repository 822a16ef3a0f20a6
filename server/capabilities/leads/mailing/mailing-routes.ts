import Type from "typebox";
import { anyone, may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { LeadSettings } from "../schema.ts";
import { changeLeadSettings, notifyOf } from "./change-lead-settings.ts";
import { showLeadPage } from "./show-lead-page.ts";

/** These routes say which members are told of leads, and serve the page behind the links of the mails. */
export function mailingRoutes(app: Routes): void {
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
  app.get(
    "/lead/:token",
    {
      schema: {
        summary: "Open the page of a lead",
        tag: "leads",
        params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => showLeadPage(call),
  );
}
