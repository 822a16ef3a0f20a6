import Type from "typebox";
import { anyone, ownAccount } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import { Answer, type Routes } from "../../../kernel/wire/route.ts";
import { invalidCredentials, invalidRefreshToken, noWorkspace } from "../problems.ts";
import { IdPath } from "../schema.ts";
import { SecondFactorRequired } from "../second-factor/schema.ts";
import { endOtherSessions, endSession, listSessions } from "./end-session.ts";
import * as schema from "./schema.ts";
import { sessionCookie } from "./session-cookie.ts";
import { signIn } from "./sign-in.ts";
import { readKeySet } from "./signing-keys.ts";
import { switchWorkspace } from "./switch-workspace.ts";

/** Signing in and out, and the sessions of the caller. */
export function sessionRoutes(app: Routes): void {
  app.post(
    "/api/auth/signin",
    {
      schema: {
        summary: "Sign in",
        description:
          "An account with a second factor gets `secondFactorRequired: true` in place of tokens, and sends its second factor to `POST /api/auth/second-factor`.",
        body: schema.Credentials,
        response: { 200: Type.Union([schema.SignedIn, SecondFactorRequired]) },
      },
      guard: anyone,
      limit: "signin",
      problems: [invalidCredentials, noWorkspace, notFound],
    },
    async (call) => sessionCookie.give(call, 200, await signIn(call, call.body)),
  );
  app.post(
    "/api/auth/refresh",
    {
      schema: {
        summary: "Exchange a refresh token for the next",
        description:
          "A second use of a token within 20 seconds gives the same answer. A later use ends the session, because somebody must have copied the token. A session in a cookie is refreshed with the header `X-Parley-Console: 1` and without a body.",
        body: schema.Refresh,
        isBodyOptional: true,
        response: { 200: schema.SignedIn },
      },
      guard: anyone,
      problems: [invalidRefreshToken],
    },
    (call) => sessionCookie.refresh(call),
  );
  app.post(
    "/api/auth/signout",
    {
      schema: {
        summary: "Sign out",
        description:
          "Ends the session. Send the access token or, when it has expired, the refresh token in the body. With the header `X-Parley-Console: 1`, the session in the cookie ends, too.",
        body: schema.SignOut,
        isBodyOptional: true,
        response: { 204: null },
      },
      guard: anyone,
    },
    (call) => sessionCookie.signOut(call),
  );
  app.get(
    "/api/auth/sessions",
    {
      schema: { summary: "List my sessions", query: PageQuery, response: { 200: PageOf(schema.Session) } },
      guard: ownAccount,
    },
    (call) => listSessions(call, call.query),
  );
  app.delete(
    "/api/auth/sessions/:id",
    { schema: { summary: "End a session", params: IdPath, response: { 204: null } }, guard: ownAccount },
    (call) => endSession(call, call.params.id),
  );
  app.delete(
    "/api/auth/sessions",
    { schema: { summary: "End all sessions except this one", response: { 204: null } }, guard: ownAccount },
    (call) => endOtherSessions(call),
  );
  app.post(
    "/api/auth/switch",
    {
      schema: {
        summary: "Switch to another of my workspaces",
        description: "The refresh token stays valid. From now on it gives access tokens for that workspace.",
        body: schema.Switch,
        response: { 200: schema.Access },
      },
      guard: ownAccount,
      allowsUnverified: true,
      problems: [notFound],
    },
    (call) => switchWorkspace(call, call.body),
  );
  app.get(
    "/.well-known/jwks.json",
    {
      schema: { summary: "Get the public keys of access tokens", response: { 200: schema.KeySet } },
      guard: anyone,
      limit: "none",
    },
    async ({ kernel }) => new Answer(200, await readKeySet(kernel), { "cache-control": "public, max-age=300" }),
  );
}
