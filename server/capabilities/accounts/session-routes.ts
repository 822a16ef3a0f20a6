import { anyMember, anyone } from "../../kernel/caller.ts";
import { notFound } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import { Answer, type Routes } from "../../kernel/wire/route.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { eraseAccount } from "./erase-account.ts";
import { listSessions } from "./list-sessions.ts";
import {
  emailTaken,
  invalidCredentials,
  invalidRefreshToken,
  operatorNeeded,
  signupClosed,
  weakPassword,
  wrongPassword,
} from "./problems.ts";
import { readKeySet } from "./read-key-set.ts";
import { readMe } from "./read-me.ts";
import { refresh } from "./refresh.ts";
import * as schema from "./schema.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { switchWorkspace } from "./switch-workspace.ts";

/** Signing up, in and out, and the sessions in between. */
export function sessionRoutes(app: Routes): void {
  app.post(
    "/api/auth/signup",
    {
      schema: {
        summary: "Make an account with a workspace",
        body: schema.NewAccount,
        response: { 201: schema.SignedIn },
      },
      guard: anyone,
      idempotent: true,
      limit: "signup",
      problems: [emailTaken, weakPassword, signupClosed],
    },
    (call) => signUp(call, call.body),
  );
  app.post(
    "/api/auth/signin",
    {
      schema: { summary: "Sign in", body: schema.Credentials, response: { 200: schema.SignedIn } },
      guard: anyone,
      limit: "signin",
      problems: [invalidCredentials],
    },
    (call) => signIn(call, call.body),
  );
  app.post(
    "/api/auth/refresh",
    {
      schema: {
        summary: "Exchange a refresh token for the next",
        description:
          "A repeated use within 20 s gives the same answer. A later one ends the session, as the token must have been copied.",
        body: schema.Refresh,
        response: { 200: schema.SignedIn },
      },
      guard: anyone,
      problems: [invalidRefreshToken],
    },
    (call) => refresh(call, call.body),
  );
  app.post(
    "/api/auth/signout",
    {
      schema: {
        summary: "End this session",
        description: "Send the access token or, when it has expired, the refresh token alone.",
        body: schema.SignOut,
        isBodyOptional: true,
        response: { 204: null },
      },
      guard: anyone,
    },
    (call) => signOut(call, call.body),
  );
  app.get(
    "/api/auth/me",
    { schema: { summary: "Who is signed in", response: { 200: schema.Me } }, guard: anyMember },
    (call) => readMe(call),
  );
  app.delete(
    "/api/auth/me",
    {
      schema: {
        summary: "Erase the account",
        description: "With each workspace that has no other member, and all that it holds. Cannot be undone.",
        body: schema.EraseAccount,
        response: { 204: null },
      },
      guard: anyMember,
      problems: [wrongPassword, operatorNeeded],
    },
    (call) => eraseAccount(call, call.body),
  );
  app.get(
    "/api/auth/sessions",
    {
      schema: { summary: "Where I am signed in", query: PageQuery, response: { 200: PageOf(schema.Session) } },
      guard: anyMember,
    },
    (call) => listSessions(call, call.query),
  );
  app.delete(
    "/api/auth/sessions/:id",
    { schema: { summary: "End a session", params: schema.IdPath, response: { 204: null } }, guard: anyMember },
    (call) => endSession(call, call.params.id),
  );
  app.delete(
    "/api/auth/sessions",
    { schema: { summary: "End all sessions but this one", response: { 204: null } }, guard: anyMember },
    (call) => endOtherSessions(call),
  );
  app.post(
    "/api/auth/switch",
    {
      schema: {
        summary: "Go to another workspace of mine",
        description: "The refresh token stays, and leads there from now on.",
        body: schema.Switch,
        response: { 200: schema.Access },
      },
      guard: anyMember,
      problems: [notFound],
    },
    (call) => switchWorkspace(call, call.body),
  );
  app.get(
    "/.well-known/jwks.json",
    {
      schema: { summary: "The keys that access tokens are signed with", response: { 200: schema.KeySet } },
      guard: anyone,
      limit: "none",
    },
    async ({ kernel }) => new Answer(200, await readKeySet(kernel), { "cache-control": "public, max-age=300" }),
  );
}
