import { anyone, ownAccount } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { emailTaken, lastOwner, operatorNeeded, signupClosed, weakPassword, wrongPassword } from "../problems.ts";
import { SignedIn } from "../sessions/schema.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { signUp } from "../signing-up/sign-up.ts";
import * as schema from "../workspaces/schema.ts";
import { changeMe } from "./change-me.ts";
import { eraseAccount } from "./erase-account.ts";
import { readMe } from "./read-me.ts";

/** Routes that make an account with its workspace, read the caller's own account and erase it. */
export function accountRoutes(app: Routes): void {
  app.post(
    "/api/auth/signup",
    {
      schema: {
        summary: "Sign up: make an account with a workspace",
        body: schema.NewAccount,
        response: { 201: SignedIn },
      },
      guard: anyone,
      idempotent: true,
      limit: "signup",
      problems: [emailTaken, weakPassword, signupClosed],
    },
    async (call) => sessionCookie.give(call, 201, await signUp(call, call.body)),
  );
  app.get(
    "/api/auth/me",
    {
      schema: { summary: "Get my account, my workspaces and my scopes", response: { 200: schema.Me } },
      guard: ownAccount,
    },
    (call) => readMe(call),
  );
  app.patch(
    "/api/auth/me",
    {
      schema: {
        summary: "Change my name and my language",
        description: "In every workspace, also beside what you have written before.",
        body: schema.ChangedUser,
        response: { 200: schema.User },
      },
      guard: ownAccount,
      // Signing up takes both, too.
      allowsUnverified: true,
    },
    (call) => changeMe(call, call.body),
  );
  app.delete(
    "/api/auth/me",
    {
      schema: {
        summary: "Erase my account",
        description:
          "Also erases every workspace in which you are the only member, with everything in it. This cannot be undone.",
        body: schema.EraseAccount,
        response: { 204: null },
      },
      guard: ownAccount,
      lane: "long",
      cost: () => ({ workMs: 1_000, of: "an erasure" }),
      problems: [wrongPassword, operatorNeeded, lastOwner],
    },
    (call) => eraseAccount(call, call.body),
  );
}
