import { anyMember, anyone, may } from "../../../kernel/caller.ts";
import { cannotBeDone, forbidden } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { registrationClosed } from "../problems.ts";
import { IdPath } from "../schema.ts";
import { approveApp, changeApp, endApp, renewSecret } from "./change-app.ts";
import { makeApp } from "./make-app.ts";
import { registerApp } from "./register-app.ts";
import { App, AppChange, Approval, AppWithSecret, NewApp, Registered, Registration } from "./schema.ts";
import { listApps } from "./show-app.ts";

/** Serves the apps of others: programs that act for members, or for themselves. */
export function appRoutes(app: Routes): void {
  const guard = may("keys:write");
  app.post(
    "/api/oauth/apps",
    {
      schema: {
        summary: "Make an app",
        description:
          "Members of every workspace can let it act for them. Only this answer shows the secret of a confidential app, which may also act by itself in this workspace (`client_credentials`). Sensitive scopes need an owner's approval: for the app by itself, and for members who are no owners.",
        body: NewApp,
        response: { 201: AppWithSecret },
      },
      guard,
      idempotent: true,
    },
    (call) => makeApp(call, call.body),
  );
  app.get(
    "/api/oauth/apps",
    {
      schema: { summary: "List the apps", query: PageQuery, response: { 200: PageOf(App) } },
      guard,
    },
    (call) => listApps(call, call.query),
  );
  app.patch(
    "/api/oauth/apps/:id",
    {
      schema: {
        summary: "Change an app",
        description: "Access tokens with a scope that it lost are refused within a second.",
        params: IdPath,
        body: AppChange,
        response: { 200: App },
      },
      guard,
    },
    (call) => changeApp(call, call.params.id, call.body),
  );
  app.post(
    "/api/oauth/apps/:id/secret",
    {
      schema: {
        summary: "Give a confidential app a new secret",
        description: "Only this answer shows it. The former secret ends at once.",
        params: IdPath,
        response: { 200: AppWithSecret },
      },
      guard,
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => renewSecret(call, call.params.id),
  );
  app.put(
    "/api/oauth/apps/:id/approval",
    {
      schema: {
        summary: "Let an app have sensitive scopes in this workspace",
        description: "Only an owner may do this. The list replaces the former one; an empty list ends the approval.",
        params: IdPath,
        body: Approval,
        response: { 200: Approval },
      },
      guard: anyMember,
    },
    (call) => approveApp(call, call.params.id, call.body),
  );
  app.delete(
    "/api/oauth/apps/:id",
    {
      schema: {
        summary: "End an app",
        description: "With all that members let it do. Every node refuses its tokens within a second.",
        params: IdPath,
        response: { 204: null },
      },
      guard,
    },
    (call) => endApp(call, call.params.id),
  );
  app.post(
    "/oauth/register",
    {
      schema: {
        summary: "Let a program register itself as an app",
        description:
          "RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app ends after three days.",
        body: Registration,
        response: { 201: Registered },
      },
      guard: anyone,
      limit: "signup",
      problems: [registrationClosed, forbidden],
    },
    (call) => registerApp(call),
  );
}
