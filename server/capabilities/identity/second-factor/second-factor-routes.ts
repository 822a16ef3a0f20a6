import { anyone, ownAccount } from "../../../kernel/caller.ts";
import { conflict, notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { invalidCredentials, noWorkspace, wrongCode, wrongPassword } from "../problems.ts";
import { SignedIn } from "../sessions/schema.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { confirmTotp, removeTotp } from "./confirm-totp.ts";
import { renewRecoveryCodes } from "./make-recovery-codes.ts";
import { makeTotp } from "./make-totp.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import * as schema from "./schema.ts";

/**
 * These routes serve the second factor at sign-in. An unverified account may set one up: it
 * protects and makes nothing else.
 */
export function secondFactorRoutes(app: Routes): void {
  app.post(
    "/api/auth/second-factor",
    {
      schema: {
        summary: "Finish a sign-in with the second factor",
        body: schema.SecondFactor,
        response: { 200: SignedIn },
      },
      guard: anyone,
      limit: "signin",
      problems: [invalidCredentials, noWorkspace, notFound],
    },
    async (call) => sessionCookie.give(call, 200, await passSecondFactor(call, call.body)),
  );
  app.post(
    "/api/auth/totp",
    {
      schema: {
        summary: "Set up an authenticator app",
        description: "It counts once `POST /api/auth/totp/confirm` has got a code of it.",
        response: { 200: schema.NewTotp },
      },
      guard: ownAccount,
      allowsUnverified: true,
      problems: [conflict],
    },
    (call) => makeTotp(call),
  );
  app.post(
    "/api/auth/totp/confirm",
    {
      schema: {
        summary: "Confirm the authenticator app with its first code",
        description: "Gives recovery codes, unless the account has some.",
        body: schema.CodeOnly,
        response: { 200: schema.RecoveryCodes },
      },
      guard: ownAccount,
      allowsUnverified: true,
      limit: "signin",
      problems: [wrongCode, conflict, notFound],
    },
    (call) => confirmTotp(call, call.body),
  );
  app.delete(
    "/api/auth/totp",
    {
      schema: { summary: "Remove the authenticator app", body: schema.CodeOnly, response: { 204: null } },
      guard: ownAccount,
      limit: "signin",
      problems: [wrongCode, notFound],
    },
    (call) => removeTotp(call, call.body),
  );
  app.post(
    "/api/auth/recovery-codes",
    {
      schema: {
        summary: "Make new recovery codes",
        description: "The former ones end.",
        body: schema.PasswordOnly,
        response: { 200: schema.RecoveryCodes },
      },
      guard: ownAccount,
      allowsUnverified: true,
      problems: [wrongPassword, conflict],
    },
    (call) => renewRecoveryCodes(call, call.body),
  );
}
