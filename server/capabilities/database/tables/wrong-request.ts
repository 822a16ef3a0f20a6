import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/** The request is not valid at this place. The message goes on from the pointer as one sentence. */
export function wrongRequest(pointer: string, message: string): Problem {
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}
