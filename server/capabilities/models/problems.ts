import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const providerNameTaken = defineProblem(409, "provider-name-taken", "A provider of this name exists already");

export function noSuchProvider(): Problem {
  return new Problem(notFound, "The workspace has no such provider.");
}
