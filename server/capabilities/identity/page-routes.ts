import { anyone } from "../../kernel/caller.ts";
import { problemPage } from "../../kernel/pages/problem-page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { outboxPage } from "./mail-settings/outbox-page.ts";
import { LinkForm, LinkQuery, OperatorForm } from "./mail-settings/schema.ts";
import { resetPage } from "./passwords/reset-page.ts";
import { verifyPage } from "./verifying/verify-page.ts";

/** Serves the pages that the links in mails lead to, and the one that shows mails that were not sent. */
export function pageRoutes(app: Routes): void {
  app.get(
    "/account/verify-email",
    {
      schema: {
        summary: "Open the page that confirms an address",
        query: LinkQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => verifyPage.show(call, call.query),
  );
  app.post(
    "/account/verify-email",
    {
      schema: {
        summary: "Confirm an address on that page",
        body: LinkForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => verifyPage.submit(call, call.body),
  );
  app.get(
    "/account/reset-password",
    {
      schema: {
        summary: "Open the page that sets a new password",
        query: LinkQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => resetPage.show(call, call.query),
  );
  app.post(
    "/account/reset-password",
    {
      schema: {
        summary: "Set a new password on that page",
        body: LinkForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => resetPage.submit(call, call.body),
  );
  app.get(
    "/account/outbox",
    {
      schema: {
        summary: "Open the page that shows the operator the mails that were not sent",
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => outboxPage.show(call),
  );
  app.post(
    "/account/outbox",
    {
      schema: {
        summary: "Show the mails that were not sent on that page",
        description:
          "The newest 100, to the operator, whom the password proves, and a code where the account has a second factor. No session is started.",
        body: OperatorForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => outboxPage.read(call, call.body),
  );
}
