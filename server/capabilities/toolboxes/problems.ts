import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const toolboxNameTaken = defineProblem(409, "toolbox-name-taken", "A toolbox of this name exists already");
export const toolboxUnreadable = defineProblem(502, "toolbox-unreadable", "The tools of the toolbox could not be read");

export function noSuchToolbox(): Problem {
  return new Problem(notFound, "The workspace has no such toolbox.");
}
