import { defineProblem } from "../../kernel/problem.ts";

export const emailTaken = defineProblem(409, "email-taken", "This e-mail address has an account already");
export const weakPassword = defineProblem(422, "weak-password", "The password is too easy to guess");
export const invalidCredentials = defineProblem(
  401,
  "invalid-credentials",
  "The e-mail address, the password or the second factor is wrong",
);
export const noWorkspace = defineProblem(403, "no-workspace", "The account is a member of no workspace");
export const lastOwner = defineProblem(409, "last-owner", "A workspace with members needs an owner");
export const alreadyMember = defineProblem(409, "already-member", "The person is a member of the workspace already");
export const unknownAssignee = defineProblem(422, "unknown-assignee", "The assignee is not a member of the workspace");
export const wrongCode = defineProblem(403, "wrong-code", "The code is wrong, or was used already");
export const invalidPasskey = defineProblem(422, "invalid-passkey", "The passkey could not be verified");
export const wrongPassword = defineProblem(403, "wrong-password", "The password is wrong");
export const signupClosed = defineProblem(403, "signup-closed", "This installation accepts no further sign-ups");
export const invalidRefreshToken = defineProblem(401, "invalid-refresh-token", "The session has ended");
export const invalidLink = defineProblem(422, "invalid-link", "The link has expired or was used already");
export const operatorNeeded = defineProblem(
  409,
  "operator-needed",
  "Other accounts still need the operator of this installation",
);
export const mailFailed = defineProblem(502, "mail-failed", "The mail could not be sent");
