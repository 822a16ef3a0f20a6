import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";

export const unknownModel = defineProblem(422, "unknown-model", "There is no such model here");
export const unknownAssistant = defineProblem(422, "unknown-assistant", "There is no such assistant here");
export const unknownAction = defineProblem(422, "unknown-action", "There is no such action here");

export function noSuchAssistant(): Problem {
  return new Problem(notFound, "There is no such assistant.");
}
