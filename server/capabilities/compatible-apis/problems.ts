import { defineProblem, invalidRequest, Problem } from "../../kernel/problem.ts";

export const modelNotFound = defineProblem(404, "model-not-found", "This workspace has no model of that name");
export const unsupportedParameter = defineProblem(400, "unsupported-parameter", "Parley does not support a parameter");
export const replyInterrupted = defineProblem(502, "reply-interrupted", "The answer was cut by an error");
export const replyStopped = defineProblem(409, "reply-stopped", "The answer was stopped before its end");

export const providerFailed = defineProblem(502, "provider-failed", "The provider of the model failed");
export const budgetUsedUp = defineProblem(429, "budget-used-up", "The month's budget for models is used up");

/**
 * For a parameter that Parley does not support and that would change the answer. Ignoring such a
 * parameter would answer a question that the client did not ask.
 */
export function unsupported(pointer: string, sentence: string): Problem {
  return new Problem(unsupportedParameter, sentence, { errors: [{ pointer, message: sentence }] });
}

export function invalid(pointer: string, message: string): Problem {
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}

export function noSuchModel(model: string): Problem {
  const detail = `This workspace has no model \`${model}\`. GET /v1/models lists the models it has.`;
  return new Problem(modelNotFound, detail, {
    errors: [{ pointer: "/body/model", message: "is not a model of this workspace" }],
  });
}
