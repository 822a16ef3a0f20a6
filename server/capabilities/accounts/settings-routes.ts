import { may, operatorOnly } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { listAudit } from "./list-audit.ts";
import { getMailSettings, putMailSettings, testMail } from "./mail-settings.ts";
import { mailFailed } from "./problems.ts";
import { AuditEntry, MailSettings, MailTest, MailTestResult, NewMailSettings } from "./schema.ts";

/** The audit log of the workspace, and how the installation sends mail. */
export function settingsRoutes(app: Routes): void {
  app.get(
    "/api/audit",
    {
      schema: {
        summary: "Who did what in the workspace",
        query: PageQuery,
        response: { 200: PageOf(AuditEntry) },
      },
      guard: may("settings:read"),
    },
    (call) => listAudit(call, call.query),
  );
  app.get(
    "/api/settings/mail",
    { schema: { summary: "How mail is sent", response: { 200: MailSettings } }, guard: operatorOnly },
    (call) => getMailSettings(call),
  );
  app.put(
    "/api/settings/mail",
    {
      schema: { summary: "Set how mail is sent", body: NewMailSettings, response: { 200: MailSettings } },
      guard: operatorOnly,
      problems: [cannotBeDone],
    },
    (call) => putMailSettings(call, call.body),
  );
  app.post(
    "/api/settings/mail/test",
    {
      schema: {
        summary: "Send a mail now",
        description: "Answers when the mail server has taken it; without one, it is a file in the data folder.",
        body: MailTest,
        response: { 200: MailTestResult },
      },
      guard: operatorOnly,
      idempotent: true,
      problems: [mailFailed],
    },
    (call) => testMail(call, call.body),
  );
}
