import { anyone, ownAccount } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { Accepted } from "../mail-settings/schema.ts";
import { invalidLink, weakPassword, wrongPassword } from "../problems.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";
import * as schema from "./schema.ts";

/** Replacing a password: by a mailed link, or with the current password. */
export function passwordRoutes(app: Routes): void {
  app.post(
    "/api/auth/forgot-password",
    {
      schema: {
        summary: "Forgot my password: mail a link to choose a new one",
        description:
          "Gives the same answer for every address, with or without an account. An address that is not confirmed yet gets the mail that confirms it, whose page also sets a password.",
        body: schema.ForgotPassword,
        response: { 202: Accepted },
      },
      guard: anyone,
      idempotent: true,
      limit: "signup",
    },
    (call) => forgotPassword(call, call.body),
  );
  app.post(
    "/api/auth/reset-password",
    {
      schema: {
        summary: "Set a new password with a mailed token",
        description:
          "Ends all sessions. If the address was not confirmed before, a stranger may have signed up with it: the account starts again in a new, empty workspace, and its former workspace is deleted. Then a token that confirms the address is valid here as well.",
        body: schema.ResetPassword,
        response: { 204: null },
      },
      guard: anyone,
      limit: "signin",
      problems: [invalidLink, weakPassword],
    },
    (call) => resetPassword(call, call.body),
  );
  app.post(
    "/api/auth/change-password",
    {
      schema: {
        summary: "Change my password",
        description: "Ends my other sessions.",
        body: schema.ChangePassword,
        response: { 204: null },
      },
      guard: ownAccount,
      allowsUnverified: true,
      problems: [wrongPassword, weakPassword],
    },
    (call) => changePassword(call, call.body),
  );
}
