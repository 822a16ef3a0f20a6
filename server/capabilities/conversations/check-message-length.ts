import type { Kernel } from "../../kernel/kernel.ts";
import { invalidRequest, Problem } from "../../kernel/problem.ts";

/**
 * Throws invalid-request for a message of more characters than PARLEY_MAX_MESSAGE. `pointer` says
 * where in the request it was, if there is only one such place.
 */
export function checkMessageLength({ config }: Kernel, text: string, pointer?: string): void {
  const most = config.maxMessageLength;
  if (text.length <= most || [...text].length <= most) return;
  const message = `must not have more than ${most} characters`;
  throw new Problem(
    invalidRequest,
    pointer === undefined ? `The message ${message}. Shorten it.` : `${pointer} ${message}`,
    pointer === undefined ? {} : { errors: [{ pointer, message }] },
  );
}
