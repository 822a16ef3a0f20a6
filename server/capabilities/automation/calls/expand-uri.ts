import { ExpressionFault, expandUriTemplate } from "@parley/workflows";
import { type Call, CallFault, standardError } from "./call.ts";

/**
 * Fills a URI from the task's input.
 * @throws CallFault (expression, 400) for an object or a list, and for a value that would make another address of it
 */
export function expandUri(template: string, { input, mayBeEmpty }: Pick<Call, "input" | "mayBeEmpty">): string {
  try {
    return expandUriTemplate(template, input, { mayBeEmpty });
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    const { message: detail } = error;
    const told = { type: standardError("expression"), status: 400, title: "A URI cannot be filled", detail };
    throw new CallFault(told, "not-sent", { cause: error });
  }
}
