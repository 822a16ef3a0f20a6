import { anyone } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { showResetPage, showVerifyPage, submitResetPage, submitVerifyPage } from "./pages.ts";
import { LinkForm, LinkQuery } from "./schema.ts";

/** What the links in mails lead to. */
export function pageRoutes(app: Routes): void {
  app.get(
    "/account/verify-email",
    {
      schema: {
        summary: "The page behind a confirmation link",
        query: LinkQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => showVerifyPage(call.query),
  );
  app.post(
    "/account/verify-email",
    {
      schema: {
        summary: "Confirm an address from that page",
        body: LinkForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form" },
    },
    (call) => submitVerifyPage(call, call.body),
  );
  app.get(
    "/account/reset-password",
    {
      schema: {
        summary: "The page behind a password link",
        query: LinkQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => showResetPage(call.query),
  );
  app.post(
    "/account/reset-password",
    {
      schema: {
        summary: "Set a new password from that page",
        body: LinkForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form" },
      limit: "signin",
    },
    (call) => submitResetPage(call, call.body),
  );
}
