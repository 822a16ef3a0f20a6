import { Problem, rateLimited } from "../../../kernel/problem.ts";

export function tooManyMails(): Problem {
  return new Problem(
    rateLimited,
    "Too many mails were sent to this address. Look into its spam folder, or try again in an hour.",
    { headers: { "retry-after": "3600" } },
  );
}
