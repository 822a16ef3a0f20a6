import { defineProblem, invalidRequest, Problem } from "../../kernel/problem.ts";

export const modelNotFound = defineProblem(404, "model-not-found", "There is no such model here");
export const unsupportedParameter = defineProblem(400, "unsupported-parameter", "This cannot be asked for here");

export const providerFailed = defineProblem(502, "provider-failed", "The provider of the model failed");
export const budgetUsedUp = defineProblem(429, "budget-used-up", "The month's budget for models is used up");

/** Throws for a member that means what these doors do not do; to ignore it would be to answer another question. */
export function unsupported(pointer: string, sentence: string): Problem {
  return new Problem(unsupportedParameter, sentence, { errors: [{ pointer, message: sentence }] });
}

export function invalid(pointer: string, message: string): Problem {
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}

export function noSuchModel(model: string): Problem {
  return new Problem(modelNotFound, `The model \`${model}\` does not exist here. GET /v1/models lists those that do.`, {
    errors: [{ pointer: "/body/model", message: "is not a model of this workspace" }],
  });
}
