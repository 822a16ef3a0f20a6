import { anyMember, anyone } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { invalidLink, weakPassword, wrongPassword } from "./problems.ts";
import { resetPassword } from "./reset-password.ts";
import * as schema from "./schema.ts";
import { resendVerification, verifyEmail } from "./verify-email.ts";

/** Proving an address, and replacing a password. */
export function passwordRoutes(app: Routes): void {
  app.post(
    "/api/auth/verify-email",
    {
      schema: {
        summary: "Confirm an e-mail address",
        body: schema.VerifyEmail,
        response: { 200: schema.Verified },
      },
      guard: anyone,
      problems: [invalidLink],
    },
    (call) => verifyEmail(call, call.body),
  );
  app.post(
    "/api/auth/verify-email/resend",
    {
      schema: { summary: "Mail the link again", response: { 202: schema.Accepted } },
      guard: anyMember,
      idempotent: true,
      limit: "signup",
    },
    (call) => resendVerification(call),
  );
  app.post(
    "/api/auth/forgot-password",
    {
      schema: {
        summary: "Mail a link for a new password",
        description: "The same answer for every address, whether or not it has an account.",
        body: schema.ForgotPassword,
        response: { 202: schema.Accepted },
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
        description: "Ends all sessions. The first proof of an address ends the keys made before it as well.",
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
      guard: anyMember,
      problems: [wrongPassword, weakPassword],
    },
    (call) => changePassword(call, call.body),
  );
}
