import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const unknownModel = defineProblem(422, "unknown-model", "The workspace has no such model");
export const unknownAssistant = defineProblem(422, "unknown-assistant", "The workspace has no such assistant");
export const unknownAction = defineProblem(422, "unknown-action", "The workspace has no such action");

export function noSuchAssistant(): Problem {
  return new Problem(notFound, "The workspace has no such assistant.");
}
