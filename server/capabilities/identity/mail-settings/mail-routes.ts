import { anyone, operatorOnly, ownAccount } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { sendTestMail } from "../mail/send-test-mail.ts";
import { invalidLink, mailFailed, wrongPassword } from "../problems.ts";
import { resendVerification, verifyEmail } from "../verifying/verify-email.ts";
import { changeMailSettings } from "./change-mail-settings.ts";
import { readOutbox } from "./read-outbox.ts";
import * as schema from "./schema.ts";
import { showMailSettings } from "./show-mail-settings.ts";

/** Confirming an e-mail address, and how the installation sends mail. */
export function mailRoutes(app: Routes): void {
  app.post(
    "/api/auth/verify-email",
    {
      schema: {
        summary: "Confirm my e-mail address",
        description:
          "The mailed token proves the mailbox; a session of the account or its password proves that you signed up. Without these, choose a new password with `POST /api/auth/reset-password`. On a private installation the token is enough.",
        body: schema.VerifyEmail,
        response: { 200: schema.Verified },
      },
      guard: anyone,
      limit: "signin",
      problems: [invalidLink, wrongPassword],
    },
    (call) => verifyEmail(call, call.body),
  );
  app.post(
    "/api/auth/verify-email/resend",
    {
      schema: { summary: "Mail the confirmation link again", response: { 202: schema.Accepted } },
      guard: ownAccount,
      allowsUnverified: true,
      idempotent: true,
      limit: "signup",
    },
    (call) => resendVerification(call),
  );
  app.get(
    "/api/settings/mail",
    { schema: { summary: "Get the mail settings", response: { 200: schema.MailSettings } }, guard: operatorOnly },
    (call) => showMailSettings(call),
  );
  app.put(
    "/api/settings/mail",
    {
      schema: {
        summary: "Replace the mail settings",
        body: schema.NewMailSettings,
        response: { 200: schema.MailSettings },
      },
      guard: operatorOnly,
      problems: [cannotBeDone],
    },
    (call) => changeMailSettings(call, call.body),
  );
  app.get(
    "/api/settings/mail/outbox",
    {
      schema: {
        summary: "List the mails that were not sent",
        description:
          "Newest first, of all nodes: mails that became files because there is no mail server, wait or were given up. They hold links that sign people in, so only the operator in person sees them, and no key. Kept for 7 days, at most 1,000.",
        query: schema.OutboxQuery,
        response: { 200: PageOf(schema.OutgoingMail) },
      },
      guard: operatorOnly,
    },
    (call) => readOutbox(call, call.query),
  );
  app.post(
    "/api/settings/mail/test",
    {
      schema: {
        summary: "Send a test mail",
        description:
          "Answers when the mail server has accepted the mail. Without a mail server, the mail is a file in the data folder.",
        body: schema.MailTest,
        response: { 200: schema.MailTestResult },
      },
      guard: operatorOnly,
      idempotent: true,
      problems: [mailFailed],
    },
    (call) => sendTestMail(call, call.body),
  );
}
