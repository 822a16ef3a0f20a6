import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const providerNameTaken = defineProblem(409, "provider-name-taken", "There is a provider of that name");

export function noSuchProvider(): Problem {
  return new Problem(notFound, "There is no such provider.");
}
