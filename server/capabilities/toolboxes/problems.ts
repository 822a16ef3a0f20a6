import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const toolboxNameTaken = defineProblem(409, "toolbox-name-taken", "There is a toolbox of that name");
export const toolboxUnreadable = defineProblem(502, "toolbox-unreadable", "The tools could not be read");

export function noSuchToolbox(): Problem {
  return new Problem(notFound, "There is no such toolbox.");
}
