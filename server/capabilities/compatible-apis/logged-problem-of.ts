import type { Problem } from "../../kernel/problem.ts";
import { problemOf } from "../../kernel/problem-of.ts";
import type { Context } from "../../kernel/wire/route.ts";

/**
 * The problem that describes an error, for answers whose status has been sent already. Logs
 * problems of the server, as the HTTP layer does for all other answers.
 *
 * @param details are logged with the problem's code
 */
export function loggedProblemOf(
  { kernel, requestId }: Context,
  error: unknown,
  details: Record<string, string> = {},
): Problem {
  const problem = problemOf(error);
  if (problem.type.status >= 500) kernel.log.error({ requestId, ...details }, problem.type.code);
  return problem;
}
